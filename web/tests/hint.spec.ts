import { expect, test } from "@playwright/test";
import { call, complaints, MANY, noBarrier, pair, playOut, result, settled, sitDown, whoseTurn } from "./table";

test("a hint names an offered option, says why, and can be followed", async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page);
  for (let i = 0; i < 3; i++) {
    await page.locator("[data-hint]").click({ timeout: MANY });
    await expect(page.locator("[data-advice]")).toBeVisible({ timeout: MANY });
    await expect(page.locator("[data-advice] p").first()).not.toBeEmpty();
    // Whatever is advised is lit among the options, or it is to stop.
    await expect(page.locator(".wise, [data-done]").first()).toBeVisible();
    if (i === 0) await noBarrier(page);
    await page.locator("[data-do-it]").click();
    await settled(page);
    await expect(page.locator("[data-advice]")).toHaveCount(0);
  }
  expect(heard).toEqual([]);
});

test("among people there are hints only where the table allows them", { tag: "@laptop" }, async ({ page, browser, baseURL }) => {
  const { other, begin } = await pair(page, browser, baseURL);
  await begin();
  await whoseTurn(page, other);
  await expect(page.locator("[data-hint]")).toHaveCount(0);
  await expect(other.locator("[data-hint]")).toHaveCount(0);
  await other.context().close();
});

test("a game that is over is reviewed: chances, turning points with their moments, luck; bots say why", async ({ page }) => {
  const heard = complaints(page);
  const id = await sitDown(page, { turn_limit: 3, players: [{ kind: "me" }, { kind: "bot", bot: "engineer" }] });
  await playOut(page, { perPhase: 1 }, 200);
  await page.locator("[data-review-open]").click();
  await expect(page).toHaveURL(new RegExp(`${id}/review$`));
  await expect(page.locator("[data-chances]")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("[data-luck] tbody tr")).toHaveCount(2);
  await noBarrier(page);

  const points = page.locator("[data-turning-point]");
  if ((await points.count()) > 0) {
    await points.first().locator("[data-look-at]").click();
    await expect(page.locator("[data-replay]")).toBeVisible();
  } else {
    await page.locator("[data-replay-open]").click();
  }
  // Where the bot decided, it says why.
  const { steps } = (await (await page.request.get(`/api/games/${id}/history`)).json()) as { steps: { because: { text: string } | null }[] };
  const told = steps.findIndex((step) => step.because !== null);
  expect(told).toBeGreaterThanOrEqual(0);
  await page.getByRole("slider").fill(String(told));
  await expect(page.locator("[data-because]")).toContainText(steps[told]?.because?.text ?? "-");
  await page.locator("[data-now]").click();
  await expect(result(page)).toBeVisible();
  expect(heard).toEqual([]);
});

test("a review has a link of its own", { tag: "@laptop" }, async ({ page }) => {
  const id = await sitDown(page, { turn_limit: 1 });
  await playOut(page, { perPhase: 0 }, 60);
  await page.goto("/");
  await page.goto(`/#/game/${id}/review`);
  await expect(page.locator("[data-chances]")).toBeVisible({ timeout: 60_000 });
  await expect(call(page)).toBeVisible();
});
