import { expect, test } from "@playwright/test";
import { complaints, done, MANY, noBarrier, option, settled, sitDown } from "./table";

const lesson = "[data-lesson]";

test("a newcomer is told the goal, a turn and its points when they first matter, once", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page);
  await expect(page.locator(lesson)).toHaveAttribute("data-lesson", "goal", { timeout: MANY });
  await expect(page.locator(lesson)).toContainText("mission");
  await noBarrier(page);
  await page.locator("[data-heard]").click();
  await expect(page.locator(lesson)).toHaveAttribute("data-lesson", "turn");
  await page.locator("[data-heard]").click();
  await option(page, "choose").filter({ hasText: "Mobility Control" }).click();
  await settled(page);
  await expect(page.locator(lesson)).toHaveAttribute("data-lesson", "points");
  await page.locator("[data-heard]").click();
  await expect(page.locator(lesson)).toHaveAttribute("data-lesson", "board");
  await page.reload();
  await expect(page.locator(lesson)).toHaveAttribute("data-lesson", "board");
  expect(heard).toEqual([]);
});

test("who wants no lessons has none, until they are switched on again", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page);
  await page.locator("[data-no-lessons]").click({ timeout: MANY });
  await expect(page.locator(lesson)).toHaveCount(0);
  await page.reload();
  await expect(option(page).first()).toBeVisible({ timeout: MANY });
  await expect(page.locator(lesson)).toHaveCount(0);
  await page.getByLabel("Settings").click();
  await page.getByRole("checkbox", { name: "Explain things as they come" }).check();
  await expect(page.locator(lesson)).toHaveAttribute("data-lesson", "goal");
});

for (const [lang, title] of [["de", "Dein Ziel"], ["fr", "Votre but"]] as const) {
  test(`lessons are told in ${lang}`, { tag: "@laptop" }, async ({ page }) => {
    await page.addInitScript((tag) => localStorage.setItem("ark.lang", tag), lang);
    await sitDown(page);
    await expect(page.locator(lesson)).toContainText(title, { timeout: MANY });
  });
}

test("many places are an invitation to click on the board; a second click does what is left", async ({ page }) => {
  await sitDown(page);
  await option(page, "choose").filter({ hasText: "Power Generator" }).click({ timeout: MANY });
  await settled(page);
  await expect(page.locator("[data-fold]")).toBeVisible();
  await expect(option(page, "route")).toHaveCount(0);
  const place = page.locator("[data-cell].offered").first();
  await place.focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "route").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await settled(page);
  await expect(page.locator("[role=log]")).toContainText("Guest routes a cylinder");
});

test("a price is seen in the resources before it is paid", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page, { mode: "awakening" });
  await option(page, "choose").filter({ hasText: "PRODUCE" }).click({ timeout: MANY });
  await settled(page);
  await option(page, "produce").click();
  await settled(page);
  if ((await done(page).count()) > 0) await done(page).click();
  await expect(option(page, "choose").first()).toBeVisible({ timeout: MANY });
  await option(page, "choose").filter({ hasText: "Engineering" }).click();
  await settled(page);
  await option(page, "engineer").first().hover();
  await expect(page.locator(".resources.large .paying")).toHaveCount(1);
});

test("the page calls when it is one’s turn", { tag: "@laptop" }, async ({ page }) => {
  await sitDown(page);
  await expect(option(page).first()).toBeVisible({ timeout: MANY });
  await expect(page).toHaveTitle(/Your turn/);
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", "/icon-turn.svg");
  await page.goto("/#/");
  await expect(page).toHaveTitle(/Your turn/);
});
