import { expect, test } from "@playwright/test";
import { board, call, gameOf, MANY, settled, sitDown, step } from "../tests/table";

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const FIVE = [{ kind: "me" as const }, ...Array.from({ length: 4 }, () => ({ kind: "bot" as const, bot: "greedy" }))];

test("the board is interactive within a second", async ({ page }) => {
  const { id } = await gameOf(page, { mode: "awakening", players: FIVE });
  await page.goto("/");
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    await page.goto("about:blank");
    await page.goto(`/#/game/${id}`, { waitUntil: "commit" });
    await board(page).locator("[data-cell]").first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  console.log(`board interactive after ${times.map(Math.round).join(", ")} ms, median ${Math.round(median(times))}`);
  expect(median(times)).toBeLessThan(1000);
});

test("an update is drawn within 50 ms of its message", async ({ page }) => {
  // The time from the message to the end of the frame in which it is drawn.
  await page.addInitScript(() => {
    const drawn: number[] = [];
    Object.assign(window, { drawn });
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", (event) => {
          if (!/^\{"type":"moved"/.test(String(event.data))) return;
          const heard = performance.now();
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => drawn.push(performance.now() - heard);
            channel.port2.postMessage(null);
          });
        });
      }
    };
  });
  // Other programs take their share of the clock, but not of the thread's own time.
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => (await session.send("Performance.getMetrics")).metrics.find((metric) => metric.name === "TaskDuration")?.value ?? 0;
  const heard = () => page.evaluate(() => (window as unknown as { drawn: number[] }).drawn);

  await sitDown(page, { mode: "awakening", players: FIVE });
  await expect(call(page)).toBeVisible({ timeout: MANY });
  const [before, already] = [await busy(), (await heard()).length];
  const clicks = { options: 0 };
  for (let i = 0; i < 12; i++) {
    await step(page, clicks, 1);
    await settled(page);
  }
  await expect(call(page)).toBeVisible({ timeout: MANY });
  const drawn = (await heard()).slice(already);
  const work = ((await busy()) - before) / drawn.length * 1000;
  const sorted = drawn.toSorted((a, b) => a - b);
  console.log(`${drawn.length} updates: ${work.toFixed(1)} ms of work each; by the clock median ${median(drawn).toFixed(1)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms`);
  expect(drawn.length).toBeGreaterThan(10);
  expect(work).toBeLessThan(50);
});

test("a full board of five is panned and zoomed smoothly", async ({ page }) => {
  await sitDown(page, { mode: "awakening", players: FIVE });
  const clicks = { options: 0 };
  for (let i = 0; i < 40; i++) await step(page, clicks, 1);
  await expect(call(page)).toBeVisible({ timeout: MANY });
  const box = (await board(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(x, y);
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -90);
  await page.mouse.down();
  for (let i = 0; i < 40; i++) await page.mouse.move(x + 4 * i, y + 2 * i);
  await page.mouse.up();
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, 90);
  const frames = (await page.evaluate(() => (window as unknown as { frames: number[] }).frames)).slice(2);
  const sorted = frames.toSorted((a, b) => a - b);
  console.log(`${await page.locator("[data-cell]").count()} rooms, ${frames.length} frames: median ${median(frames).toFixed(1)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(1)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms`);
  expect(median(frames)).toBeLessThan(34);
});
