import { expect, test } from "@playwright/test";
import { board, complaints, noBarrier, playOut, result } from "./table";

test("an Awakening game is put together in the lobby and played to its end", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByRole("radio", { name: /Awakening/ }).check();
  await page.getByRole("combobox", { name: /^Players/ }).selectOption("3");
  await page.getByRole("combobox", { name: /^Faction of seat 1/ }).selectOption("qfin");
  await page.getByRole("checkbox", { name: /Choose the groups/ }).check();
  const groups = page.getByRole("group", { name: "Special rooms" }).locator("li input");
  for (let i = 0; i < 3; i++) await page.locator("#new-game li input[type=checkbox]:not([disabled]):not(:checked)").first().check();
  await expect(page.getByText("3 of 3 chosen")).toBeVisible();
  expect(await groups.count()).toBeGreaterThan(3);
  await page.getByText("More choices").click();
  await page.getByRole("combobox", { name: /^Turn limit/ }).selectOption("10");
  await noBarrier(page);
  await page.getByRole("button", { name: "Create the game" }).click();
  await expect(board(page)).toBeVisible();
  await expect(page.locator(".dome.f-qfin")).toHaveCount(1);

  expect(await playOut(page, { perPhase: 1 }, 400)).toBeGreaterThan(10);
  await expect(result(page)).toBeVisible();
  await noBarrier(page);
  expect(heard).toEqual([]);
});
