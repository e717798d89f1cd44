import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";
import { preferred, speak } from "./lang/lang.svelte";
import { route } from "./ui/route.svelte";
import { applyTaste } from "./ui/taste.svelte";

applyTaste();
// What a linked table needs comes at the same time as its words.
if (route().page === "game") void import("./table/GamePage.svelte");
await speak(preferred());
document.getElementById("app")?.replaceChildren();
mount(App, { target: document.getElementById("app") as HTMLElement });
