import { expect, test } from "@playwright/test";
import { call, complaints, noBarrier, step } from "./table";

test("two people at one screen hand over behind a cover", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByRole("combobox", { name: /^Seat 2/ }).selectOption("hot_seat");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bea");
  await page.getByRole("button", { name: "Create the game" }).click();
  const cover = page.getByRole("dialog");
  const seen = new Set<string>();
  const clicks = { options: 0 };
  for (let i = 0; i < 40 && seen.size < 2; i++) {
    await expect(cover.or(call(page)).first()).toBeVisible();
    if (await cover.isVisible()) {
      if (seen.size === 0) await noBarrier(page);
      // Nothing secret is drawn behind the cover.
      await expect(page.locator("[data-option]")).toHaveCount(0);
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
