import { expect, test, type Page } from "@playwright/test";
import { complaints, MANY, option, pair, settled, sitDown, whoseTurn } from "./table";

const undo = (page: Page) => page.locator("[data-undo]");

test("what nobody learned from is taken back at once, by keyboard too", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page);
  await expect(option(page, "choose").first()).toBeVisible({ timeout: MANY });
  await option(page, "choose").nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "choose")).toHaveCount(0);
  await expect(undo(page)).toHaveText(/Take back/);
  await undo(page).focus();
  await page.keyboard.press("Enter");
  await expect(option(page, "choose").first()).toBeVisible();
  expect(heard).toEqual([]);
});

test("what others learned from is taken back only if they agree", async ({ page, browser, baseURL }) => {
  const { other, begin } = await pair(page, browser, baseURL);
  const murmurs = [complaints(page), complaints(other)];
  await begin();
  const mover = await whoseTurn(page, other);
  const witness = mover === page ? other : page;
  // Walking onto a token shows everybody a new room.
  await option(mover, "choose").filter({ hasText: "Mobility Control" }).click();
  await option(mover, "go").first().click();
  await settled(mover);
  while (!(await undo(mover).filter({ hasText: "Ask to take back" }).isVisible())) {
    await option(mover).first().click();
    await settled(mover);
  }
  const rooms = await mover.locator("[data-cell]").count();
  await undo(mover).click();
  await witness.locator("[data-asked]").getByRole("button", { name: "Decline" }).click();
  await expect(witness.locator("[data-asked]")).toHaveCount(0);
  await expect(mover.locator("[data-cell]")).toHaveCount(rooms);
  await undo(mover).click();
  const told = await witness.locator("[role=log] li").count();
  await witness.locator("[data-asked]").getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => witness.locator("[role=log] li").count()).toBeLessThan(told);
  expect(murmurs.flat()).toEqual([]);
  await other.context().close();
});
