import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";
import { preferred, speak } from "./lang/lang.svelte";
import { warm } from "./live/warm";
import { route } from "./ui/route.svelte";
import { applyTaste } from "./ui/taste.svelte";
import { inTurn } from "./ui/turns";

applyTaste();
// What a linked table needs comes at the same time as its words.
const at = route();
if (at.page === "game") {
  void import("./table/GamePage.svelte");
  warm(at.id);
}
await speak(preferred());
await new Promise<void>(inTurn);
document.getElementById("app")?.replaceChildren();
mount(App, { target: document.getElementById("app") as HTMLElement });
