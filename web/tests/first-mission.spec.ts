import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { complaints, step } from "./table";

test("a First Mission is played from the lobby to its end by clicking", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.locator("[data-quick=first-mission]").click();
  await expect(page.getByRole("group", { name: /board/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const clicks = { options: 0 };
  let steps = 0;
  while (await step(page, clicks, 2)) {
    steps += 1;
    expect(steps, "the game does not end").toBeLessThan(600);
  }
  expect(steps).toBeGreaterThan(3);
  await expect(page.locator("[data-result]")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(page.getByRole("link", { name: /First Mission.*over/ })).toBeVisible();
  expect(heard).toEqual([]);
});

test("the lobby has no barrier and speaks three languages", async ({ page }) => {
  const heard = complaints(page);
  await page.goto("/");
  for (const [tag, title] of [["de", "Neue Partie"], ["fr", "Nouvelle partie"], ["en", "New game"]] as const) {
    await page.getByRole("combobox").first().selectOption(tag);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  expect(heard).toEqual([]);
});
