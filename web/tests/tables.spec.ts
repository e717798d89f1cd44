import { expect, test } from "@playwright/test";
import { complaints, step } from "./table";

test("an Awakening game is put together in the lobby and played to its end", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByRole("radio", { name: /Awakening/ }).check();
  await page.getByLabel("Turn limit").selectOption("20");
  await page.getByRole("button", { name: "Create the game" }).click();
  const clicks = { options: 0 };
  let steps = 0;
  while (await step(page, clicks, 1)) {
    steps += 1;
    expect(steps, "the game does not end").toBeLessThan(900);
  }
  expect(steps).toBeGreaterThan(10);
  expect(heard).toEqual([]);
});

test("two people at one screen hand over behind a cover", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByLabel("Seat 2").selectOption("hot_seat");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bea");
  await page.getByRole("button", { name: "Create the game" }).click();
  const cover = page.getByRole("dialog");
  const seen = new Set<string>();
  const clicks = { options: 0 };
  for (let i = 0; i < 40 && seen.size < 2; i++) {
    await expect(cover.or(page.locator("[data-option]:not([disabled]), [data-done]:not([disabled])").first()).first()).toBeVisible();
    if (await cover.isVisible()) {
      seen.add((await cover.getByRole("button").textContent()) ?? "");
      await cover.getByRole("button").click();
      await expect(cover).toBeHidden();
    } else {
      await step(page, clicks, 0);
    }
  }
  expect([...seen].some((name) => name.includes("Bea"))).toBe(true);
  expect(seen.size).toBe(2);
  expect(heard).toEqual([]);
});

test("a friend joins by code and both see the same table", async ({ page, browser, baseURL }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByLabel("Seat 2").selectOption("open");
  await page.getByRole("button", { name: "Create the game" }).click();
  const code = (await page.locator(".code").textContent()) ?? "";

  const other = await (await browser.newContext({ locale: "de", ...(baseURL ? { baseURL } : {}) })).newPage();
  const murmurs = complaints(other);
  await other.goto(`/#/join/${code}`);
  await other.getByRole("button", { name: "Beitreten" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("group", { name: /board/ })).toBeVisible();
  await expect(other.getByRole("group", { name: /Spielplan/ })).toBeVisible();
  await expect(page.locator("[data-cell]")).toHaveCount(await other.locator("[data-cell]").count());
  expect([...heard, ...murmurs]).toEqual([]);
  await other.close();
});
