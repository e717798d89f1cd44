// Pictures of the main states, for people. Each is to be looked at after a change of looks.
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { call, gameOf, MANY, option, playOut, sitDown, stop } from "../tests/table";

const FOLDER = join(import.meta.dirname, "..", "..", "docs", "screens");
const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1920, height: 1080 };
const MODES = ["fallout", "guardians", "glitch", "it-learns"];
const bots = (count: number) => [{ kind: "me" as const }, ...Array.from({ length: count }, () => ({ kind: "bot" as const, bot: "engineer" }))];

async function picture(page: Page, name: string): Promise<void> {
  // Nothing is half-way.
  await expect(page.locator(".flight")).toHaveCount(0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: "disabled" });
}

/** A game that bots play out; it is taken up again, as the first player, after this share of it. */
async function takeUp(page: Page, wish: Parameters<typeof gameOf>[1], share: number, fits: (step: Step) => boolean = () => true): Promise<string> {
  await page.goto("/");
  // The lobby has a cookie: asking for another meanwhile would make somebody else of the page.
  await expect(page.locator("[data-quick]").first()).toBeEnabled();
  const { id } = await gameOf(page, wish);
  await page.request.post(`/api/games/${id}/leave`);
  // Bots play while somebody watches.
  const watching = await page.context().browser()?.newContext({ baseURL: new URL(page.url()).origin });
  await (await watching?.newPage())?.goto(`/#/game/${id}`);
  await expect(async () => {
    const { game } = (await (await page.request.get(`/api/games/${id}`)).json()) as { game: { status: string } };
    expect(game.status).toBe("over");
  }).toPass({ timeout: 300_000, intervals: [1000] });
  await watching?.close();
  const { steps } = (await (await page.request.get(`/api/games/${id}/history`)).json()) as { steps: Step[] };
  const seq = steps.filter((step, i) => i >= steps.length * share && step.active === 0 && fits(step)).at(0)?.seq ?? steps.at(-9)?.seq ?? 1;
  const forked = await page.request.post(`/api/games/${id}/fork`, { data: { seq, seat: 0 } });
  await page.goto(`/#/game/${((await forked.json()) as { game: { id: string } }).game.id}`);
  await expect(call(page)).toBeVisible({ timeout: MANY });
  return id;
}
interface Step { seq: number; active: number; lines: { event: { type: string; seat?: number; attacker?: number } }[] }
const begins = (step: Step) => step.lines.some(({ event }) => event.type === "turn_began" && event.seat === 0);

/** Lessons stand in the pictures that are about them only. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.getItem("ark.guide") ?? localStorage.setItem("ark.guide", "off")));

test.describe("laptop", () => {
  test.use({ viewport: LAPTOP, colorScheme: "dark" });

  test("a guided start", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("ark.guide", '["goal"]'));
    await sitDown(page);
    await expect(page.locator("[data-lesson=turn]")).toBeVisible({ timeout: MANY });
    await picture(page, "guide");
  });

  test("lobby and choices", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-quick]").first()).toBeEnabled();
    await picture(page, "lobby");
    await page.getByRole("radio", { name: /Awakening/ }).check();
    await page.getByRole("combobox", { name: /^Players/ }).selectOption("4");
    await page.getByRole("combobox", { name: /^Faction of seat 1/ }).selectOption("hara");
    await page.getByRole("combobox", { name: /^Faction of seat 2/ }).selectOption("pajak");
    await page.getByRole("checkbox", { name: /Choose the groups/ }).check();
    await page.locator("#new-game").scrollIntoViewIfNeeded();
    await page.locator("#new-game ol").evaluate((list) => list.scrollIntoView({ block: "start" }));
    await picture(page, "new-game");
  });

  test("First Mission", async ({ page }) => {
    await sitDown(page);
    await expect(option(page, "choose").first()).toBeVisible({ timeout: MANY });
    await picture(page, "first-mission");
    await option(page, "choose").filter({ hasText: "Mobility Control" }).click();
    await page.getByText("Where this comes from").click();
    await page.locator("[data-cell].offered").first().hover();
    await picture(page, "acting");
    await stop(page);
    await expect(option(page, "choose").first()).toBeVisible({ timeout: MANY });
    await option(page, "choose").filter({ hasText: "Engineering" }).click();
    await page.getByText("Why can’t I").click();
    await page.locator("[data-refused]").first().click();
    await page.locator(".reason").scrollIntoViewIfNeeded();
    await picture(page, "why-not");
  });

  test("Awakening, its result, its review and its replay", async ({ page }) => {
    test.setTimeout(600_000);
    const over = await takeUp(page, { mode: "awakening", players: bots(2) }, 0.55, begins);
    await picture(page, "awakening");
    await page.locator("[data-hint]").click();
    await expect(page.locator("[data-advice]")).toBeVisible({ timeout: MANY });
    await picture(page, "hint");
    await page.locator("[data-menu] summary").click();
    await picture(page, "menu");
    await page.goto(`/#/game/${over}`);
    await expect(page.locator("[data-charts] figure").first()).toBeVisible();
    await picture(page, "result");
    await page.locator("[data-review-open]").click();
    await expect(page.locator("[data-luck]")).toBeVisible({ timeout: 120_000 });
    await picture(page, "review");
    await page.locator("[data-chances] .plot").click();
    await expect(page.locator("[data-moment]")).toHaveText(/\d+\/\d+/);
    await page.mouse.move(0, 0);
    await picture(page, "replay");
  });

  test("combat", async ({ page }) => {
    test.setTimeout(600_000);
    for (let tries = 0; tries < 8; tries++) {
      const fights = ({ lines }: Step) => lines.some(({ event }) => event.type === "combat_began" && event.attacker === 0) && !lines.some(({ event }) => event.type === "combat_ended" || event.type === "committed");
      await takeUp(page, { mode: "awakening", players: bots(4) }, 0.2, fights);
      if ((await option(page, "commit").count()) === 0) continue;
      await picture(page, "combat");
      await option(page, "commit").first().click();
      await expect(page.locator("[data-clash]")).toBeVisible({ timeout: MANY });
      // Whoever fights on sees the result below.
      if ((await page.locator(".combat").count()) > 0) continue;
      return picture(page, "combat-result");
    }
    throw new Error("nobody fought");
  });

  test("hand-over", async ({ page }) => {
    await page.goto("/");
    await sitDown(page, { players: [{ kind: "me" }, { kind: "hot_seat", name: "Bea" }] }).catch(() => {});
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: MANY });
    await picture(page, "hand-over");
  });
});

/** Games of the other modes, in the middle of them. */
test.describe("modes", () => {
  test.use({ viewport: LAPTOP, colorScheme: "dark" });

  for (const mode of MODES) {
    test(mode, async ({ page }) => {
      test.setTimeout(600_000);
      await takeUp(page, { mode, players: bots(1) }, 0.6, begins);
      await expect(page.locator("[data-patch]").last()).toBeAttached();
      await picture(page, mode);
    });
  }

  test("the lobby with a co-operative mode", async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 1500 });
    await page.goto("/");
    await page.getByRole("radio", { name: /Guardians/ }).check();
    await page.getByRole("checkbox", { name: /Dark Player/ }).check();
    await page.locator("#new-game").evaluate((form) => form.scrollIntoView({ block: "start" }));
    await picture(page, "new-game-together");
  });

  test("Complexity 2 on boards of their own", async ({ page }) => {
    test.setTimeout(600_000);
    await takeUp(page, { mode: "awakening", variants: ["b-side", "complexity-2"], players: bots(2) }, 0.6, begins);
    await page.locator("[data-sheet] summary").first().click();
    await picture(page, "variants");
  });
});

test.describe("light and German", () => {
  test.use({ viewport: LAPTOP, colorScheme: "light" });
  test("Awakening", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("ark.lang", "de"));
    test.setTimeout(600_000);
    await takeUp(page, { mode: "awakening", players: bots(3) }, 0.5, begins);
    await picture(page, "awakening-light-de");
  });
});

test.describe("light and French", () => {
  test.use({ viewport: LAPTOP, colorScheme: "light" });
  test("Fallout", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("ark.lang", "fr"));
    test.setTimeout(600_000);
    await takeUp(page, { mode: "fallout", players: bots(2) }, 0.6, begins);
    await expect(page.locator("[data-patch=fallout]")).toBeVisible();
    await picture(page, "fallout-light-fr");
  });
});

test.describe("German", () => {
  test.use({ viewport: LAPTOP, colorScheme: "dark" });
  test("Guardians", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("ark.lang", "de"));
    test.setTimeout(600_000);
    await takeUp(page, { mode: "guardians", players: bots(1) }, 0.4, begins);
    await expect(page.locator("[data-patch=guardians]")).toBeVisible();
    await picture(page, "guardians-de");
  });
});

test.describe("wide", () => {
  test.use({ viewport: WIDE, colorScheme: "dark" });
  test("five players", async ({ page }) => {
    test.setTimeout(600_000);
    await takeUp(page, { mode: "awakening", players: bots(4) }, 0.7, begins);
    await picture(page, "five-players-wide");
  });
});

test.describe("phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, colorScheme: "dark" });
  test("lobby and table", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-quick]").first()).toBeEnabled();
    await picture(page, "phone-lobby");
    test.setTimeout(600_000);
    await takeUp(page, { mode: "awakening", players: bots(1) }, 0.5, begins);
    await picture(page, "phone-act");
    for (const tab of ["Dome", "Players", "Log"]) {
      await page.getByRole("button", { name: tab, exact: true }).click();
      await picture(page, `phone-${tab.toLowerCase()}`);
    }
  });
  for (const mode of ["glitch", "it-learns"]) {
    test(mode, async ({ page }) => {
      test.setTimeout(600_000);
      await takeUp(page, { mode, players: bots(1) }, 0.5, begins);
      await picture(page, `phone-${mode}-act`);
      await page.getByRole("button", { name: "Players", exact: true }).tap();
      await expect(page.locator(`[data-patch=${mode}]`)).toBeVisible();
      await picture(page, `phone-${mode}`);
    });
  }
  test("light", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    test.setTimeout(600_000);
    await takeUp(page, { mode: "fallout", players: bots(2) }, 0.5, begins);
    await picture(page, "phone-light");
  });
  test("the lobby in light colours and German", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("ark.lang", "de"));
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expect(page.locator("[data-quick]").first()).toBeEnabled();
    await picture(page, "phone-lobby-light-de");
  });
  test("result", async ({ page }) => {
    await sitDown(page, { turn_limit: 3 });
    await playOut(page, { perPhase: 1 }, 100);
    await expect(page.locator("[data-charts] figure").first()).toBeVisible();
    await picture(page, "phone-result");
    await page.locator("[data-replay-open]").click();
    await expect(page.locator("[data-moment]")).toHaveText(/\d+\/\d+/);
    await picture(page, "phone-replay");
  });
});
