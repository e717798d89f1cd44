import { mount } from "svelte";
import "./theme.css";
import App from "./App.svelte";
import { preferred, speak } from "./lang/lang.svelte";
import { applyTaste } from "./ui/taste.svelte";

applyTaste();
await speak(preferred());
mount(App, { target: document.getElementById("app") as HTMLElement });
