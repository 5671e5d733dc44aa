import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "vite";
import { KEEPER } from "./keeper.ts";
import { WORKER } from "./kept.ts";

/** The files that it makes, by what they are made of. A worker is no module in every browser yet. */
const SCRIPTS = [
  { from: "worker.ts", to: WORKER, format: "iife" },
  { from: "keep-pages.ts", to: KEEPER, format: "es" },
] as const;

/** Builds the service worker and what puts it to use, each into one file beside the pages. */
export const offlineWorker: AstroIntegration = {
  name: "offline-worker",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      for (const { from, to, format } of SCRIPTS) {
        await build({
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: { "process.env.NODE_ENV": JSON.stringify("production") },
          build: {
            outDir: fileURLToPath(dir),
            emptyOutDir: false,
            rolldownOptions: {
              input: join(import.meta.dirname, from),
              preserveEntrySignatures: "strict",
              output: { format, entryFileNames: to.slice(1) },
            },
          },
        });
      }
    },
  },
};
