import { expect, test, type Page } from "@playwright/test";
import { board, call, complaints, fold, result, settled } from "./table";

/** Walks with Tab until the focused thing is one of these. */
async function tabTo(page: Page, selector: string, most = 150): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

test("a whole First Mission is played by keyboard only", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await expect(page.locator("[data-quick=first-mission]")).toBeEnabled();
  await tabTo(page, "[data-quick=first-mission]");
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeVisible();

  let chosen = 0;
  for (let steps = 0; steps < 600; steps++) {
    await expect(call(page)).toBeVisible({ timeout: 30_000 });
    if (await result(page).isVisible()) break;
    if ((await fold(page).count()) > 0) {
      await tabTo(page, "[data-fold]");
      await page.keyboard.press("Enter");
    }
    const [options, stops] = [await page.locator("[data-option]").count(), await page.locator("[data-done]").count()];
    const stopping = stops > 0 && (options === 0 || chosen > 0);
    chosen = stopping ? 0 : chosen + 1;
    await tabTo(page, stopping ? "[data-done]" : "[data-option]");
    await page.keyboard.press("Enter");
    // Where something useful is left, the same key says it again.
    if (await page.locator("[data-armed]").isVisible()) await page.keyboard.press("Enter");
    await settled(page);
  }
  await expect(result(page)).toBeVisible();
  await tabTo(page, "[data-replay-open]");
  await page.keyboard.press("Enter");
  await tabTo(page, "input[type=range]");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("[data-moment]")).not.toHaveText(/^(\d+)\/\1$/);
  expect(heard).toEqual([]);
});
