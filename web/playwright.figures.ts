// Figures that a busy machine would spoil: `npm run figures`, apart from the tests.
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

export default defineConfig({ ...base, testDir: "figures", workers: 1, projects: [{ name: "laptop", use: { viewport: { width: 1366, height: 768 } } }] });
