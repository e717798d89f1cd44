// What the tests do at a table: find what is offered and click it.
import { expect, type Page } from "@playwright/test";

/** Everything the console complains about; must stay empty. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("request", (request) => new URL(request.url()).hostname !== "127.0.0.1" && heard.push(`asked ${request.url()}`));
  return heard;
}

/** Clicks one offered option, or ends the phase. Says false when the game is over. */
export async function step(page: Page, clicks: { options: number }, perPhase: number): Promise<boolean> {
  const result = page.locator("[data-result]");
  const option = page.locator("[data-option]:not([disabled])").first();
  const done = page.locator("[data-done]:not([disabled])");
  await expect(result.or(option).or(done).first()).toBeVisible({ timeout: 30_000 });
  if (await result.isVisible()) return false;
  if ((await done.count()) > 0 && clicks.options >= perPhase) {
    clicks.options = 0;
    await done.click();
  } else if (await option.isVisible()) {
    clicks.options += 1;
    await option.click();
  } else {
    await done.click();
  }
  // The click has had its effect when the list is offered anew.
  await expect(page.locator("[data-busy]")).toHaveCount(0, { timeout: 30_000 });
  return true;
}
