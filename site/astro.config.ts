import react from "@astrojs/react";
import { leanContent } from "@diamond-valley/game-client/build/lean-content.ts";
import { leanPhaser } from "@diamond-valley/game-client/build/lean-phaser.ts";
import { noScrollLock } from "@diamond-valley/game-client/build/no-scroll-lock.ts";
import type { AstroIntegration } from "astro";
import { defineConfig } from "astro/config";
import { cutFonts } from "./src/fonts/cut-fonts.ts";
import { chunkFileNames } from "./src/layouts/chunk-names.ts";
import { contentPolicy } from "./src/layouts/content-policy.ts";
import { pageStyles } from "./src/layouts/page-styles.ts";
import { sharedChunks } from "./src/layouts/shared-chunks.ts";
import { offlineWorker } from "./src/offline/build-worker.ts";

/** Where the finished site is reached: canonical and language links need whole addresses. */
const origin = process.env.PUBLIC_URL ?? "http://localhost:2567";

/** Pages that help while developing; the built site has none of them. */
const workshop: AstroIntegration = {
  name: "workshop",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command === "dev") injectRoute({ pattern: "/dev/art", entrypoint: "./src/workshop/art.astro" });
    },
  },
};

/** Makes the font files that the styles name, where their texts have changed. */
const fonts: AstroIntegration = { name: "fonts", hooks: { "astro:config:setup": cutFonts } };

export default defineConfig({
  site: origin,
  output: "static",
  outDir: "./dist",
  trailingSlash: "always",
  build: { format: "directory" },
  integrations: [react(), workshop, fonts, pageStyles(), offlineWorker],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: { csp: contentPolicy },
  vite: {
    plugins: [leanPhaser(), leanContent(), noScrollLock()],
    // Fonts must stay files: inlined, each page would carry all of them.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks() }, chunkFileNames } } },
      },
    },
  },
});
