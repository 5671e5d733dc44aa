/// <reference types="node" />
/**
 * Writes icons.gen.ts: the icons of this game out of @iconify-json/fluent-emoji-flat (MIT, Microsoft), whose
 * whole file is 8.8 MB, with coordinates of two decimals. Run `node src/generate-icons.ts` after a change of the list.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { shortenPath } from "./shorten-path.ts";

/** Only what is shown somewhere: all of them come before the first step. */
const NAMES = [
  ["things", "backpack camera coin crown fishing-pole gem-stone hammer-and-wrench key mushroom pick"],
  ["things", "red-heart scroll star trophy wrapped-gift world-map crossed-swords gear herb shield"],
  [
    "things",
    "sparkles ticket battery electric-plug test-tube compass hourglass-not-done stopwatch light-bulb",
  ],
  ["things", "t-shirt fish tropical-fish fishing-pole water-wave person-running megaphone"],
  ["houses", "building-construction clapper-board framed-picture house mobile-phone"],
  ["houses", "robot shooting-star video-game glowing-star"],
  ["talk", "waving-hand face-with-tears-of-joy party-popper astonished-face zzz speech-balloon"],
  ["signs", "check-mark-button locked musical-note speaker-high-volume"],
  ["signs", "muted-speaker warning door"],
].flatMap(([, names]) => names!.split(" "));

const source = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
const { icons } = JSON.parse(readFileSync(source, "utf8")) as { icons: Record<string, { body: string }> };

const chosen = [...new Set(NAMES)].sort().map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`fluent-emoji-flat has no icon "${name}"`);
  const body = icon.body.replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${shortenPath(d)}"`);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(body)},`;
});

writeFileSync(
  new URL("icons.gen.ts", import.meta.url),
  [
    "// Written by generate-icons.ts from @iconify-json/fluent-emoji-flat. MIT, Copyright (c) Microsoft Corporation.",
    "/** Bodies of 32 x 32 SVG pictures, by name. */",
    "export const ICONS = {",
    ...chosen,
    "} as const;",
    "export type IconName = keyof typeof ICONS;",
    "",
  ].join("\n"),
);
