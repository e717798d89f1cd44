// Makes docs/screens anew: `ARK=<program> npm run screens`.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

export default defineConfig({ ...base, testDir: "screens", workers: 1, projects: [{ name: "screens" }] });
