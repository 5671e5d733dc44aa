import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { GAME_MODALS } from "@diamond-valley/game-client/hud/dialogs/modals.ts";
import { expect, test } from "vitest";
import { MODAL_NAMES } from "./modal-names.ts";

/** What the site draws, as it is written. */
const sources = readdirSync(resolve(import.meta.dirname, ".."), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx|astro)$/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, "..", path), "utf8"));

test("the game's dialogs go by identifiers of the site", () => {
  expect(MODAL_NAMES).toEqual(expect.arrayContaining([...new Set(Object.values(GAME_MODALS))]));
});

test.each(MODAL_NAMES)("%s is drawn somewhere", (name) => {
  const written = new RegExp(`(data-modal|\\bname|\\bmodal)(=|: )"${name}"`);
  const drawn = sources.some((source) => written.test(source)) || Object.values(GAME_MODALS).includes(name);
  expect(drawn).toBe(true);
});
