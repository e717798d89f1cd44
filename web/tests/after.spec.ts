import { expect, test } from "@playwright/test";
import { board, call, complaints, MANY, noBarrier, option, playOut, sitDown, step } from "./table";

test("a running game is looked back through, and goes on", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page);
  const clicks = { options: 0 };
  for (let i = 0; i < 4; i++) await step(page, clicks, 1);
  await expect(option(page).first()).toBeVisible({ timeout: MANY });
  await page.locator("[data-menu] summary").click();
  await page.locator("[data-look-back]").click();
  const moment = page.locator("[data-moment]");
  await expect(moment).toHaveText(/^(\d+)\/\1$/);
  await page.getByRole("button", { name: "Step before" }).click();
  await expect(moment).not.toHaveText(/^(\d+)\/\1$/);
  await page.getByRole("button", { name: "Turn before" }).click();
  await page.getByRole("slider").fill("0");
  await expect(moment).toHaveText(/^1\//);
  await expect(page.locator("[data-option]")).toHaveCount(0);
  await noBarrier(page);
  await page.locator("[data-now]").click();
  await expect(option(page).first()).toBeVisible();
  expect(heard).toEqual([]);
});

test("afterwards: charts, replay through any eyes, a fork, the record, the same deal again", async ({ page }) => {
  const heard = complaints(page);
  const id = await sitDown(page, { mode: "awakening", turn_limit: 3 });
  await playOut(page, { perPhase: 1 }, 200);
  await expect(page.locator("[data-charts] figure").first()).toBeVisible();
  await expect(page.locator("[data-result] [data-proof] dd")).toHaveCount(2);
  const saved = await page.request.get(`/api/games/${id}/record`);
  expect(await saved.text()).toContain("awakening");

  // A chart leads to its moment.
  await page.locator("[data-charts] .plot").first().click();
  await expect(page.locator("[data-replay]")).toBeVisible();
  await page.getByRole("slider").fill("12");
  await expect(page.locator("[data-moment]")).toHaveText(/^13\//);
  await page.getByLabel("Through whose eyes").selectOption("1");
  await expect(page.locator("[data-moment]")).toHaveText(/^13\//);
  await noBarrier(page);
  await page.getByLabel("Through whose eyes").selectOption("0");
  await page.getByRole("button", { name: "Next turn" }).click();
  await page.locator("[data-fork]").click();
  await page.locator("[data-fork-sure]").click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(option(page).first()).toBeVisible({ timeout: MANY });

  await page.goto(`/#/game/${id}`);
  await page.getByRole("button", { name: "Same deal again" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(board(page)).toBeVisible();
  expect(heard).toEqual([]);
});

test("a moment of a game has a link of its own", { tag: "@laptop" }, async ({ page }) => {
  const id = await sitDown(page, { turn_limit: 1 });
  await playOut(page, { perPhase: 0 }, 60);
  await page.goto("/");
  await page.goto(`/#/game/${id}/5`);
  await expect(page.locator("[data-replay]")).toBeVisible();
});

test("who leaves lets a bot play on, and has the seat again on coming back", async ({ page }) => {
  const heard = complaints(page);
  const id = await sitDown(page);
  await expect(option(page).first()).toBeVisible({ timeout: MANY });
  await page.locator("[data-menu] summary").click();
  await page.locator("[data-leave]").click();
  await page.locator("[data-leave-sure]").click();
  await expect(page.locator("[data-quick]").first()).toBeVisible();
  await page.goto(`/#/game/${id}`);
  await expect(call(page)).toBeVisible({ timeout: MANY });
  expect(heard).toEqual([]);
});
