import { expect, test } from "@playwright/test";
import { board, complaints, noBarrier, playOut, result } from "./table";

test("a First Mission is played from the lobby to its end by clicking", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.locator("[data-quick=first-mission]").click();
  await expect(board(page)).toBeVisible();
  await noBarrier(page);

  expect(await playOut(page, { perPhase: 1 }, 600)).toBeGreaterThan(3);
  await expect(result(page)).toBeVisible();
  await expect(page.locator("[data-charts] figure").first()).toBeVisible();
  await noBarrier(page);

  await page.getByRole("link", { name: "Back to the lobby" }).first().click();
  await expect(page.getByRole("link", { name: /First Mission.*over/ })).toBeVisible();
  expect(heard).toEqual([]);
});
