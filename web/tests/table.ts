// What the tests do at a table: find what is offered and click it.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";

/** Everything the console complains about, and every request elsewhere; must stay empty. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && heard.push(message.text()));
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("request", (request) => new URL(request.url()).hostname !== "127.0.0.1" && heard.push(`asked ${request.url()}`));
  return heard;
}

export async function noBarrier(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
}

export const MANY = 30_000;
type Chair = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string } | { kind: "hot_seat"; name: string };
interface Wish { mode?: string; variants?: string[]; players?: Chair[]; turn_limit?: number | null; public?: boolean; layout?: string; dark_player?: boolean }
interface Detail { game: { id: string; code: string; players: { name: string; seat: number | null; you: boolean }[] } }

/** A game made without the lobby, where the lobby is not what is tested. */
export async function gameOf(page: Page, wish: Wish = {}): Promise<{ id: string; code: string }> {
  await page.request.get("/api/me");
  const players: Chair[] = wish.players ?? [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
  const made = (await (await page.request.post("/api/games", { data: { mode: "first-mission", seats: "fixed", ...wish, players } })).json()) as Detail;
  if (players.every((chair) => chair.kind !== "open")) await page.request.post(`/api/games/${made.game.id}/start`);
  return { id: made.game.id, code: made.game.code };
}

export const board = (page: Page): Locator => page.locator("[data-board]");
export const option = (page: Page, kind?: string): Locator => page.locator(kind ? `[data-option="${kind}"]:not([disabled])` : "[data-option]:not([disabled])");
export const done = (page: Page): Locator => page.locator("[data-done]:not([disabled])");
export const result = (page: Page): Locator => page.locator("[data-result]");
/** A long list that invites to click on the board instead. */
export const fold = (page: Page): Locator => page.locator("[data-fold]");
export const isAsked = async (page: Page): Promise<boolean> => (await option(page).or(done(page)).or(fold(page)).count()) > 0;
/** Which of two has something to do. */
export async function whoseTurn(one: Page, other: Page): Promise<Page> {
  await expect.poll(async () => (await isAsked(one)) || (await isAsked(other)), { timeout: MANY, intervals: [50] }).toBe(true);
  return (await isAsked(one)) ? one : other;
}
/** At phone size one taps. */
const small = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 500;
export const press = (what: Locator): Promise<void> => (small(what.page()) ? what.tap() : what.click());
/** Something to do, or the end. */
export const call = (page: Page): Locator => result(page).or(option(page)).or(done(page)).or(fold(page)).filter({ visible: true }).first();

/** Whoever likes lists better unfolds one, and has them from then on. */
export async function unfold(page: Page): Promise<void> {
  if ((await fold(page).count()) > 0) await press(fold(page).first());
}

export async function sitDown(page: Page, wish: Wish = {}): Promise<string> {
  const { id } = await gameOf(page, wish);
  await page.goto(`/#/game/${id}`);
  await expect(board(page)).toBeVisible();
  return id;
}

/** Two people at a table of two, each in a browser of their own. */
export async function pair(page: Page, browser: Browser, baseURL: string | undefined, wish: Wish = {}): Promise<{ id: string; other: Page; begin: () => Promise<void> }> {
  const { id, code } = await gameOf(page, { ...wish, players: [{ kind: "me" }, { kind: "open" }] });
  const context = await browser.newContext({ locale: "en", ...(baseURL ? { baseURL } : {}), viewport: page.viewportSize(), hasTouch: small(page) });
  const other = await context.newPage();
  await other.request.get("/api/me");
  await other.request.post("/api/games/join", { data: { code } });
  const begin = async () => {
    await page.request.post(`/api/games/${id}/start`);
    await Promise.all([page, other].map(async (each) => {
      await each.goto(`/#/game/${id}`);
      await expect(board(each)).toBeVisible();
    }));
  };
  return { id, other, begin };
}

/** Clicks; where something useful is left, twice. */
export async function stop(page: Page): Promise<void> {
  await press(done(page));
  const armed = page.locator("[data-armed]");
  if (await armed.isVisible()) await press(armed);
}

/** The click has had its effect when the list is offered anew. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-busy]") === null, undefined, { timeout: MANY });
}

interface Sight { over: boolean; folded: boolean; options: number; stops: boolean }

/** Waits for something to do, or the end, and says what: in one go and with every frame, since a whole game asks it often. */
async function look(page: Page): Promise<Sight> {
  const found = await page.waitForFunction(() => {
    const seen = (what: string) => [...document.querySelectorAll(what)].filter((each) => each.checkVisibility()).length;
    const sight = { over: seen("[data-result]") > 0, folded: seen("[data-fold]") > 0, options: seen("[data-option]:not([disabled])"), stops: seen("[data-done]:not([disabled])") > 0 };
    return sight.over || sight.folded || sight.options > 0 || sight.stops ? sight : null;
  }, undefined, { timeout: MANY });
  return (await found.jsonValue()) as Sight;
}

/** A number below `count`, in no pattern but always the same. */
function any(from: { seed: number }, count: number): number {
  from.seed = (Math.imul(from.seed, 1_103_515_245) + 12_345) >>> 0;
  return (from.seed >>> 8) % count;
}

/** Clicks one offered option, the first or any of them, or ends the phase. Says false when the game is over. */
export async function step(page: Page, clicks: { options: number; seed?: number }, perPhase: number): Promise<boolean> {
  let sight = await look(page);
  if (sight.over) return false;
  if (sight.folded) {
    await unfold(page);
    sight = await look(page);
  }
  if (sight.stops && (clicks.options >= perPhase || sight.options === 0)) {
    clicks.options = 0;
    await stop(page);
  } else {
    const nth = clicks.seed === undefined ? 0 : any(clicks as { seed: number }, sight.options);
    clicks.options += 1;
    await press(option(page).filter({ visible: true }).nth(nth));
  }
  await settled(page);
  return true;
}

/** How one plays: so many options in each phase, any or the first; who tires only passes from then on. */
export interface Way { perPhase: number; seed?: number; tiresAfter?: number }

/** Plays to the end and says in how many steps. */
export async function playOut(page: Page, way: Way, most: number): Promise<number> {
  const clicks = { options: 0, ...(way.seed === undefined ? {} : { seed: way.seed }) };
  let steps = 0;
  while (await step(page, clicks, steps < (way.tiresAfter ?? Infinity) ? way.perPhase : 0)) {
    steps += 1;
    expect(steps, "the game does not end").toBeLessThan(most);
  }
  return steps;
}
