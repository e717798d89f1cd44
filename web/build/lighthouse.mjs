// Lighthouse over the lobby and a table, as a phone on a slow line and as a desk.
//   ARK_URL=http://127.0.0.1:8080 npm run lighthouse
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const url = process.env.ARK_URL ?? "http://127.0.0.1:8080";
const LEAST = 95;

async function table() {
  const me = await fetch(`${url}/api/me`);
  const cookie = (me.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const post = (path, body) => fetch(`${url}/api/${path}`, { method: "POST", headers: { cookie, "content-type": "application/json" }, body: JSON.stringify(body) });
  const players = [{ kind: "me" }, ...Array.from({ length: 4 }, () => ({ kind: "bot", bot: "greedy" }))];
  const { game } = await (await post("games", { mode: "awakening", players, public: true })).json();
  await post(`games/${game.id}/start`, {});
  return `${url}/#/game/${game.id}`;
}

const pages = { lobby: `${url}/`, table: await table() };
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
let poor = 0;
try {
  for (const [page, address] of Object.entries(pages)) {
    for (const [device, config] of [["phone", undefined], ["desk", desktopConfig]]) {
      const run = await lighthouse(address, { port: chrome.port, onlyCategories: ["performance", "accessibility", "best-practices"], logLevel: "error" }, config);
      const { categories, audits } = run.lhr;
      const scores = Object.values(categories).map((category) => Math.round(category.score * 100));
      const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "total-byte-weight"].map((id) => `${id} ${audits[id]?.displayValue}`);
      console.log(`${page} ${device}: performance ${scores[0]}, accessibility ${scores[1]}, best practices ${scores[2]}  (${times.join(", ")})`);
      for (const category of Object.values(categories)) {
        if (Math.round(category.score * 100) >= LEAST) continue;
        poor += 1;
        for (const { id, weight } of category.auditRefs) if (weight > 0 && (audits[id].score ?? 1) < 0.9) console.log(`    ${category.id}: ${id} ${audits[id].displayValue ?? ""}`);
      }
    }
  }
} finally {
  chrome.kill();
}
if (poor > 0) throw new Error(`${poor} below ${LEAST}`);
