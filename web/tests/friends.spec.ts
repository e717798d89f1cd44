import { expect, test, type Page } from "@playwright/test";
import { board, call, complaints, done, gameOf, MANY, option, pair, playOut, result, settled, step, stop, whoseTurn } from "./table";

test("a friend joins by link, in another language, and may leave before the start", async ({ page, browser, baseURL }) => {
  const heard = complaints(page);
  await page.goto("/");
  await page.getByRole("combobox", { name: /^Seat 2/ }).selectOption("open");
  await page.getByRole("button", { name: "Create the game" }).click();
  const code = (await page.locator(".code").textContent()) ?? "";

  const other = await (await browser.newContext({ locale: "de", ...(baseURL ? { baseURL } : {}) })).newPage();
  const murmurs = complaints(other);
  for (const leaves of [true, false]) {
    await other.goto("/");
    await other.goto(`/#/join/${code}`);
    await other.getByRole("button", { name: "Beitreten" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeEnabled();
    if (!leaves) break;
    await other.getByRole("button", { name: "Partie verlassen" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeDisabled();
  }
  await page.getByRole("button", { name: "Start" }).click();
  await expect(board(page)).toBeVisible();
  await expect(board(other)).toBeVisible();
  await expect(page.locator("[data-cell]")).toHaveCount(await other.locator("[data-cell]").count());
  expect([...heard, ...murmurs]).toEqual([]);
  await other.context().close();
});

/** Cuts the line at the first move: before the server hears it, or before its answer is heard. */
async function cutAtFirstMove(page: Page, heard: "nothing" | "everything"): Promise<() => number> {
  let cuts = 0;
  let moves = 0;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    let cut = false;
    socket.onMessage((message) => {
      const move = String(message).includes('"type":"act"');
      if (move) moves += 1;
      if (move && cuts === 0) {
        cuts += 1;
        cut = true;
        if (heard === "everything") server.send(message);
        else void server.close();
        void socket.close();
        return;
      }
      server.send(message);
    });
    server.onMessage((message) => cut || socket.send(message));
  });
  return () => moves;
}

for (const heard of ["nothing", "everything"] as const) {
  test(`two browsers play each other; a line cut in mid-move, when the server heard ${heard}, loses and doubles nothing`, { tag: heard === "nothing" ? [] : ["@laptop"] }, async ({ page, browser, baseURL }) => {
    const { id, other, begin } = await pair(page, browser, baseURL);
    const moves = await cutAtFirstMove(other, heard);
    await begin();
    // Whoever is first plays until the other one has moved through the cut.
    const clicks = { page: { options: 0 }, other: { options: 0 } };
    await expect(async () => {
      if ((await option(page).count()) + (await done(page).count()) > 0) await step(page, clicks.page, 0);
      await expect(call(other)).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: MANY });
    await option(other, "choose").first().click();
    await settled(other);
    await expect(option(other, "choose")).toHaveCount(0);
    expect(moves()).toBe(2);

    const { looking, steps } = (await (await other.request.get(`/api/games/${id}/history`)).json()) as { looking: number; steps: { lines: { event: { type: string; seat?: number } }[] }[] };
    const begun = steps.flatMap((each) => each.lines).filter(({ event }) => event.type === "marker_placed" && event.seat === looking);
    expect(begun).toHaveLength(1);
    // The other browser saw it too.
    await expect(page.locator("[role=log]")).toContainText("places the action marker");
    await other.context().close();
  });
}

test("two browsers play a game to its end", { tag: "@laptop" }, async ({ page, browser, baseURL }) => {
  const { other, begin } = await pair(page, browser, baseURL, { turn_limit: 2 });
  const murmurs = [complaints(page), complaints(other)];
  await begin();
  await Promise.all([playOut(page, { perPhase: 1 }, 200), playOut(other, { perPhase: 1 }, 200)]);
  await expect(result(page)).toBeVisible();
  await expect(result(other)).toBeVisible();
  // A rematch of one is offered to the other.
  await page.locator("[data-rematch]").click();
  await expect(other.getByText("A rematch has begun.")).toBeVisible();
  await other.getByRole("link", { name: "Go there" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(board(other)).toBeVisible();
  expect(murmurs.flat()).toEqual([]);
  await other.context().close();
});

test("a bot stands in for who is away, by vote, and hands back", { tag: "@laptop" }, async ({ page, browser, baseURL }) => {
  const { id, other, begin } = await pair(page, browser, baseURL);
  await begin();
  const away = await whoseTurn(page, other);
  const here = away === page ? other : page;
  await away.goto("about:blank");
  await here.locator("[data-menu] summary").click();
  await here.locator("[data-stand-in]").click();
  await expect(here.locator("[role=log]")).toContainText("places the action marker");
  await expect(here.getByText("a bot stands in")).toBeVisible();
  await away.goto(`/#/game/${id}`);
  await expect(board(away)).toBeVisible();
  await expect(here.getByText("a bot stands in")).toHaveCount(0);
  await other.context().close();
});

test("an onlooker sees the table and its moves, but no option and no secret", async ({ page, browser, baseURL }) => {
  const { id } = await gameOf(page, { mode: "awakening" });
  await page.goto(`/#/game/${id}`);
  const other = await (await browser.newContext({ locale: "en", ...(baseURL ? { baseURL } : {}), viewport: page.viewportSize() })).newPage();
  const heard = complaints(other);
  // A newcomer follows the link.
  await other.goto(`/#/game/${id}`);
  await expect(board(other)).toBeVisible();
  await expect(other.getByText("You are watching.")).toBeAttached();
  await expect(call(page)).toBeVisible();
  await option(page, "choose").first().click();
  await settled(page);
  if (await done(page).isVisible()) await stop(page);
  await expect(other.locator("[role=log]")).toContainText("Guest places the action marker");
  await expect(other.locator("[data-option], [data-done], [data-undo]")).toHaveCount(0);
  await expect(other.getByText("Your hand")).toHaveCount(0);
  expect(heard).toEqual([]);
  await other.context().close();
});
