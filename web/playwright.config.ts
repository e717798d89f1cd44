// Tests in a real browser against a real server, which the tests start themselves.
// ARK_URL takes one that runs already; ARK is the program, CHROMIUM the browser.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const url = process.env.ARK_URL ?? "http://127.0.0.1:8791";
const program = process.env.ARK ?? "../target/release/ark";
const database = join(mkdtempSync(join(tmpdir(), "ark-")), "games.db");
const quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "tests",
  workers: 2,
  timeout: 180_000,
  // A busy machine answers late; what never comes is still noticed.
  expect: { timeout: 15_000 },
  fullyParallel: true,
  reporter: "list",
  use: {
    baseURL: url,
    locale: "en",
    // What cannot be clicked by then never will be.
    actionTimeout: 30_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: quiet },
  },
  projects: [
    { name: "laptop", grepInvert: /@phone/, use: { viewport: { width: 1366, height: 768 } } },
    // What is the same code at any size is played once.
    { name: "phone", grepInvert: /@laptop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  ...(process.env.ARK_URL ? {} : { webServer: { command: `${program} serve --listen 127.0.0.1:8791 --database-url sqlite:${database} --luck tests --analysis 8 --log warn`, url: `${url}/api/health` } }),
});
