import { expect, test } from "@playwright/test";
import { board, complaints, done, MANY, noBarrier, option, settled, sitDown, step } from "./table";

test("pointing at a room shows only what can be done there", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page);
  await option(page, "choose").filter({ hasText: "Mobility Control" }).click({ timeout: MANY });
  await expect(option(page, "go").first()).toBeVisible();
  const all = await option(page, "go").count();
  await page.locator("[data-cell].offered").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  expect(await option(page, "go").count()).toBeLessThan(all);
});

test("a phase tells what it has and from where, and warns before something is left", async ({ page }) => {
  await sitDown(page);
  await option(page, "choose").filter({ hasText: "Mobility Control" }).click({ timeout: MANY });
  await expect(page.locator(".prompt .chip").filter({ hasText: "moves" })).toBeVisible();
  await page.getByText("Where this comes from").click();
  await expect(page.locator(".prompt .from li").first()).toContainText("Mobility Control");
  await done(page).click();
  await expect(page.getByRole("status").filter({ hasText: "still" })).toBeVisible();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(option(page, "go").first()).toBeVisible();
  await done(page).click();
  await page.getByRole("button", { name: "Stop anyway" }).click();
  await expect(page.locator("[role=log]")).toContainText("Guest ends the phase");
});

test("what is refused says why, by which rule", async ({ page }) => {
  await sitDown(page);
  await option(page, "choose").filter({ hasText: "Engineering" }).click({ timeout: MANY });
  await settled(page);
  await page.getByText("Why can’t I").click();
  await page.locator("[data-refused]").first().click();
  await expect(page.locator(".reason cite").first()).toHaveText(/[A-Z]+-R?\d+/);
});

test("things explain themselves on hover and focus, with their rule", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page);
  await page.locator(".biodome .section").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toContainText("TURN-09");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.locator(".resources.large li").last().hover();
  await expect(page.getByRole("tooltip")).toContainText("RES-03");
  await page.locator("[data-cell]").first().hover();
  await expect(page.locator("aside.info")).toContainText(/[A-Z]+-\d\d · Rulebook/);
});

test("things explain themselves on a long press", { tag: "@phone" }, async ({ page }) => {
  await sitDown(page);
  const dome = page.locator(".dome[role=button]").first();
  const box = await dome.boundingBox();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 20, pointerType: "touch", pointerId: 7, bubbles: true };
  await dome.dispatchEvent("pointerdown", at);
  await expect(page.getByRole("tooltip")).toContainText("ROOM-03");
  await dome.dispatchEvent("pointerup", at);
});

test("a reload comes back to the same table with its story", async ({ page }) => {
  await sitDown(page);
  await expect(option(page).first()).toBeVisible({ timeout: MANY });
  const prompt = await page.locator(".prompt h2").textContent();
  await page.reload();
  await expect(page.locator(".prompt h2")).toHaveText(prompt ?? "");
  await expect(page.locator("[role=log] li").first()).toBeAttached();
});

test("after the turns of others a recap tells what happened", async ({ page }) => {
  await sitDown(page);
  const clicks = { options: 0 };
  const recap = page.getByRole("region", { name: "Since your last turn" });
  for (let i = 0; i < 12 && !(await recap.isVisible()); i++) await step(page, clicks, 0);
  await expect(recap.locator("li").first()).toBeAttached();
  await recap.getByRole("button", { name: "I have read it" }).click();
  await expect(recap).toHaveCount(0);
});

test("nothing moves when motion is off", { tag: "@laptop" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sitDown(page);
  await option(page, "choose").filter({ hasText: "Mobility Control" }).click({ timeout: MANY });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { flights: seen });
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => node instanceof Element && node.classList.contains("flight") && seen.push(node.outerHTML)))).observe(document.querySelector(".motion") as Element, { childList: true });
  });
  await option(page, "go").first().click();
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { flights: string[] }).flights)).toEqual([]);
});

test("units are seen moving", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page);
  await option(page, "choose").filter({ hasText: "Mobility Control" }).click({ timeout: MANY });
  await option(page, "go").first().click();
  await expect(page.locator(".flight.unit")).toBeAttached();
  await expect(page.locator(".flight")).toHaveCount(0);
});

for (const theme of ["dark", "light"] as const) {
  test(`no barrier at the table in ${theme} colours, menus open`, async ({ page }) => {
    const heard = complaints(page);
    await page.emulateMedia({ colorScheme: theme });
    await sitDown(page, { mode: "awakening" });
    await expect(option(page).first()).toBeVisible({ timeout: MANY });
    await page.locator("[data-menu] summary").click();
    await noBarrier(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Settings").click();
    await noBarrier(page);
    await page.keyboard.press("Escape");
    await board(page).focus();
    expect(heard).toEqual([]);
  });
}
