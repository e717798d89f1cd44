import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ark } from "./build/plugin.ts";
import { light } from "./build/weight.ts";

export default defineConfig({
  plugins: [ark(), svelte(), light()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } } },
  test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] },
});
