import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { WORKER } from "./kept.ts";

/** Builds the service worker into one file beside the pages: the framework's own build knows scripts of pages alone. */
export const offlineWorker: AstroIntegration = {
  name: "offline-worker",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: {
          outDir: fileURLToPath(dir),
          emptyOutDir: false,
          rolldownOptions: {
            input: join(import.meta.dirname, "worker.ts"),
            output: { format: "iife", entryFileNames: WORKER.slice(1) },
          },
        },
      });
    },
  },
};
