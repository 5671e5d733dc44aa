import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { MODAL_NAMES } from "@diamond-valley/web-kit/modal-names.ts";
import { expect, test } from "vitest";

const site = resolve(import.meta.dirname, "..");
const game = resolve(import.meta.dirname, "../../../game-client/src");

/** What pages and game draw, as it is written. */
const sources = [site, game].flatMap((directory) =>
  readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx|astro)$|modals\.ts$/.test(path))
    .map((path) => readFileSync(join(directory, path), "utf8")),
);

test.each(MODAL_NAMES)("%s is drawn somewhere", (name) => {
  const written = new RegExp(`(data-modal|\\bname|\\bmodal)(=|: )"${name}"|^ {2}[\\w"-]+: "${name}",$`, "m");
  expect(sources.some((source) => written.test(source))).toBe(true);
});
