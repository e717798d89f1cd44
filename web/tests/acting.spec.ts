import { expect, test, type Page } from "@playwright/test";
import { complaints } from "./table";

async function begin(page: Page) {
  await page.goto("/");
  await page.locator("[data-quick=first-mission]").click();
  await expect(page.locator("[data-option=choose]").first()).toBeVisible({ timeout: 30_000 });
}

test("a section is chosen by keyboard, taken back and chosen again", async ({ page }) => {
  const heard = complaints(page);
  await begin(page);
  await page.locator("[data-option=choose]").nth(1).focus();
  await page.keyboard.press("Enter");
  const back = page.getByRole("button", { name: "Take back" });
  await expect(page.locator("[data-option=choose]")).toHaveCount(0);
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-option=choose]").first()).toBeVisible();
  expect(heard).toEqual([]);
});

test("pointing at a room shows only what can be done there", { tag: "@laptop" }, async ({ page }) => {
  await begin(page);
  await page.locator("[data-option=choose]", { hasText: "Mobility Control" }).click();
  await expect(page.locator("[data-option=go]").first()).toBeVisible();
  const all = await page.locator("[data-option=go]").count();
  const room = page.locator("[data-cell].offered").first();
  await room.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
  expect(await page.locator("[data-option=go]").count()).toBeLessThan(all);
});

test("a reload comes back to the same table with its story", async ({ page }) => {
  await begin(page);
  const prompt = await page.locator(".prompt h2").textContent();
  await page.reload();
  await expect(page.locator(".prompt h2")).toHaveText(prompt ?? "");
  await expect(page.locator("[role=log] li").first()).toBeAttached();
});
