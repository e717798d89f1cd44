// Every mode and variant, put together in the lobby and played to the end that is its own.
import { expect, test, type Page } from "@playwright/test";
import { board, complaints, isAsked, noBarrier, option, pair, playOut, press, result, sitDown, step, whoseTurn, type Way } from "./table";

/** Puts a game together as a person would. */
async function compose(page: Page, mode: RegExp, choose: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await page.goto("/");
  await page.getByRole("radio", { name: mode }).check();
  await choose(page);
  await page.getByRole("button", { name: "Create the game" }).click();
  await expect(board(page)).toBeVisible();
}

/** Whom the other seats go to: those who do not think long, or those who know how to win. */
const seat = (page: Page, bot: "random" | "engineer", ...seats: number[]) => Promise.all(seats.map((each) => page.getByRole("combobox", { name: `Seat ${each}`, exact: true }).selectOption(bot)));

/** Nothing but the mode itself ends it. */
async function overcome(page: Page, panel: string, way: Way): Promise<void> {
  await expect(page.locator(`[data-patch=${panel}]`)).toBeAttached();
  await playOut(page, way, 500);
  await expect(result(page).locator("h2").first()).not.toHaveText(/turn limit/);
  await noBarrier(page);
}

test("Guardians, together against an Enemy that acts by itself", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /Guardians/, () => seat(page, "random", 2).then(() => {}));
  await expect(page.locator("[data-patch=coop]")).toBeAttached();
  await overcome(page, "guardians", { perPhase: 1, seed: 7 });
  await page.getByRole("button", { name: "Show the board" }).click();
  await expect(page.locator("[data-guardian]").first()).toBeAttached();
  expect(heard).toEqual([]);
});

for (const [mode, panel] of [[/Guardians/, "guardians"], [/It Learns/, "it-learns"]] as const) {
  test(`a person plays the Enemy of ${panel} against bots`, { tag: "@laptop" }, async ({ page }) => {
    const heard = complaints(page);
    await compose(page, mode, async () => {
      await page.getByRole("checkbox", { name: /Dark Player/ }).check();
      await page.getByRole("combobox", { name: /^The Enemy/ }).selectOption("me");
      await seat(page, "random", 1, 2);
      await noBarrier(page);
    });
    await expect(page.getByText("You are the Enemy: you have no biodome")).toBeAttached();
    await overcome(page, panel, { perPhase: 3, seed: 7 });
    expect(heard).toEqual([]);
  });
}

test("Challengers whom the Enemy lets be fulfil their mission together", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page, { mode: "guardians", dark_player: true, players: [...Array.from({ length: 4 }, () => ({ kind: "bot" as const, bot: "engineer" })), { kind: "me" }] });
  await playOut(page, { perPhase: 0 }, 200);
  await expect(result(page).locator("h2").first()).toHaveText("The Challengers have won against you.");
  const objectives = result(page).locator(".missions .mission li:has(.tick)");
  await expect(objectives.first()).toBeVisible();
  await expect(objectives.filter({ hasText: "✓" })).toHaveCount(await objectives.count());
  await noBarrier(page);
  expect(heard).toEqual([]);
});

test("Challengers offer one another resources: offered, declined, accepted", { tag: "@laptop" }, async ({ page, browser, baseURL }) => {
  const { other, begin } = await pair(page, browser, baseURL, { mode: "guardians" });
  await begin();
  const sides = [{ page, clicks: { options: 0, seed: 3 } }, { page: other, clicks: { options: 0, seed: 5 } }];
  // Whoever is asked goes on until the board is built; then both have something to give.
  for (let i = 0; i < 400 && (await page.getByText("The board is being built").count()) > 0; i++) {
    for (const each of sides) if (await isAsked(each.page)) await step(each.page, each.clicks, 9);
  }
  const giver = await whoseTurn(page, other);
  const taker = giver === page ? other : page;
  for (const answer of ["decline", "accept"]) {
    await giver.locator("[data-give] summary").click();
    await giver.locator("[data-offer]").click();
    await expect(taker.locator("[data-deal]")).toBeVisible();
    await option(taker, answer).click();
    await expect(taker.locator("[data-deal]")).toHaveCount(0);
    await expect(giver.locator("[role=log]")).toContainText(answer === "accept" ? "gives" : "declines");
  }
  await other.context().close();
});

test("Fallout: war and peace, public objectives, victory points", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /Fallout/, async () => {
    await page.getByRole("combobox", { name: /^Players/ }).selectOption("3");
    await seat(page, "engineer", 2, 3);
  });
  await overcome(page, "fallout", { perPhase: 0 });
  await expect(result(page).locator("h2").first()).toHaveText(/win|share/);
  expect(heard).toEqual([]);
});

test("Glitch: rounds, damage and diagnosis", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /Glitch/, async () => {
    await seat(page, "random", 2);
    await page.getByRole("checkbox", { name: /^Hard/ }).check();
  });
  await overcome(page, "glitch", { perPhase: 1, seed: 7 });
  await page.getByRole("button", { name: "Show the board" }).click();
  await expect(page.locator("[data-damaged]").first()).toBeAttached();
  expect(heard).toEqual([]);
});

test("It Learns: infection, corruption and the shared cards", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /It Learns/, () => seat(page, "random", 2).then(() => {}));
  await overcome(page, "it-learns", { perPhase: 2, seed: 7 });
  await page.getByRole("button", { name: "Show the board" }).click();
  await expect(page.locator("[data-infected], [data-corrupted]").first()).toBeAttached();
  expect(heard).toEqual([]);
});

test("Complexity 2: doorways, power tokens and built sections", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /Awakening/, async () => {
    await page.getByRole("checkbox", { name: /Complexity 2/ }).check();
    await seat(page, "engineer", 2);
    await noBarrier(page);
  });
  await overcome(page, "complexity-2", { perPhase: 1, tiresAfter: 40 });
  expect(heard).toEqual([]);
});

test("factions on their own boards, with their sheets", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /Awakening/, async () => {
    await page.getByRole("checkbox", { name: /Asymmetric boards/ }).check();
    await page.getByRole("combobox", { name: /^Faction of seat 1/ }).selectOption("qfin");
    await page.locator("[data-sheet=qfin] summary").click();
    await expect(page.locator("[data-sheet=qfin]")).toContainText("How to play it");
    await seat(page, "engineer", 2);
    await noBarrier(page);
  });
  await overcome(page, "factions", { perPhase: 1, tiresAfter: 40 });
  expect(heard).toEqual([]);
});

test("Unfair: a beginner is helped, and says so", { tag: "@laptop" }, async ({ page }) => {
  const heard = complaints(page);
  await compose(page, /Awakening/, async () => {
    await page.getByRole("checkbox", { name: /Unfair/ }).check();
    await page.getByRole("combobox", { name: /^Experience of seat 2/ }).selectOption("beginner");
    await seat(page, "engineer", 2);
    await noBarrier(page);
  });
  await expect(page.locator(".others")).toContainText("Beginner");
  await playOut(page, { perPhase: 0 }, 400);
  await expect(result(page).locator("h2").first()).not.toHaveText(/turn limit/);
  expect(heard).toEqual([]);
});

for (const mode of ["fallout", "guardians", "glitch", "it-learns"]) {
  test(`at phone size ${mode} begins, and its panel is a tap away`, { tag: "@phone" }, async ({ page }) => {
    const heard = complaints(page);
    await sitDown(page, { mode, players: [{ kind: "me" }, { kind: "bot", bot: "random" }] });
    const clicks = { options: 0, seed: 5 };
    for (let i = 0; i < 6; i++) await step(page, clicks, 2);
    await page.getByRole("button", { name: "Players", exact: true }).click();
    await expect(page.locator(`[data-patch=${mode}]`)).toBeVisible();
    await noBarrier(page);
    expect(heard).toEqual([]);
  });
}

test("at phone size a co-operative game is played to its end by tapping, on the board too", { tag: "@phone" }, async ({ page }) => {
  const heard = complaints(page);
  await sitDown(page, { mode: "it-learns", players: [{ kind: "me" }, { kind: "bot", bot: "random" }] });
  const clicks = { options: 0, seed: 7 };
  const place = page.locator("[data-cell].offered, .site").first();
  for (let i = 0; i < 60 && !(await place.isVisible()); i++) await step(page, clicks, 2);
  await press(place);
  await expect(page.locator("[data-filter]")).toBeVisible();
  await page.getByRole("button", { name: "Players", exact: true }).tap();
  await expect(page.locator("[data-patch=it-learns]")).toBeVisible();
  await page.getByRole("button", { name: "Act", exact: true }).tap();
  await playOut(page, { perPhase: 2, seed: 7 }, 500);
  await expect(result(page).locator("h2").first()).toHaveText(/Challengers/);
  await noBarrier(page);
  expect(heard).toEqual([]);
});

test("what a mode does not allow is not offered, and refused", { tag: "@laptop" }, async ({ page }) => {
  await page.goto("/");
  // The lobby is ready, and the server knows who asks.
  await expect(page.locator("[data-quick]").first()).toBeEnabled();
  await expect(page.getByRole("checkbox", { name: /Complexity 2/ })).toHaveCount(0);
  const refused = await page.request.post("/api/games", { data: { mode: "first-mission", variants: ["complexity-2"], players: [{ kind: "me" }, { kind: "bot", bot: "greedy" }] } });
  expect(await refused.json()).toMatchObject({ code: "conflict" });
});
