import { expect, test } from "@playwright/test";
import { complaints, gameOf, MANY, noBarrier, option, sitDown, step } from "./table";

test("the lobby has no barrier and speaks three languages", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  for (const [tag, title] of [["de", "Neue Partie"], ["fr", "Nouvelle partie"], ["en", "New game"]] as const) {
    await page.getByRole("combobox").first().selectOption(tag);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await noBarrier(page);
  }
  expect(heard).toEqual([]);
});

for (const [tag, words] of [["de", "Wähle"], ["fr", "Choisissez"]] as const) {
  test(`a game is played in ${tag}`, async ({ page }) => {
    const heard = complaints(page);
    await page.addInitScript((lang) => localStorage.setItem("ark.lang", lang), tag);
    await sitDown(page, { mode: "awakening", turn_limit: 2 });
    await expect(page.locator(".prompt h2")).toContainText(words, { timeout: MANY });
    const clicks = { options: 0 };
    while (await step(page, clicks, 1)) {
      // No message is missing: a missing one would show its own name.
      expect(await page.locator("main").innerText()).not.toMatch(/\b(tip|kind|point|group|measure|event|action)-[a-z]/);
    }
    await expect(page.locator("[data-charts] figure").first()).toBeVisible();
    expect(await page.locator("main").innerText()).not.toMatch(/\b(tip|kind|point|group|measure|event|action)-[a-z]/);
    await noBarrier(page);
    expect(heard).toEqual([]);
  });
}

test("the language changes at the table, and the story is told again", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page);
  await expect(option(page).first()).toBeVisible({ timeout: MANY });
  await page.getByRole("combobox").first().selectOption("de");
  await expect(page.locator("[role=log] li").first()).toContainText(/Platz|sitzt|nimmt|Fraktion|Tisch/);
  await expect(page.locator(".prompt h2")).toContainText("Wähle");
});

test("a recovery link brings a person to another browser", { tag: "@laptop" }, async ({ page, browser, baseURL }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Your name" }).fill("Ada");
  await page.getByRole("button", { name: "Rename" }).click();
  await gameOf(page);
  await page.getByRole("button", { name: "Show my link" }).click();
  const link = await page.getByLabel("Link that brings you back").inputValue();
  const other = await (await browser.newContext({ locale: "en", ...(baseURL ? { baseURL } : {}) })).newPage();
  const murmurs = complaints(other);
  await other.goto(link);
  await expect(other.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada");
  await expect(other.getByRole("link", { name: /First Mission.*Ada/ })).toBeVisible();
  expect(new URL(other.url()).hash).toBe("");
  expect([...heard, ...murmurs]).toEqual([]);
  await other.context().close();
});
