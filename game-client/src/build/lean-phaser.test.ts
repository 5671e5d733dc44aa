/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = new URL("..", import.meta.url).pathname;
const lean = readFileSync(new URL("phaser.lean.js", import.meta.url), "utf8");

/** What runs of all files that name Phaser: their types are gone. */
const running = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.startsWith("build/"))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"))
  .filter((code) => /\bPhaser\b/.test(code))
  .map((code) => stripTypeScriptTypes(code))
  .join("\n");

const found = (pattern: RegExp): string[] => [
  ...new Set([...running.matchAll(pattern)].map(([, name]) => name ?? "")),
];

test("every kind of object that is added has its factory", () => {
  const kinds = found(/\.add\.(\w+)\(/g);
  expect(kinds).toContain("image");
  const factoryOf: Record<string, string> = { particles: "ParticleEmitter" };
  for (const kind of kinds) {
    const factory = factoryOf[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
    expect(lean, kind).toContain(`/${factory}Factory.js"`);
  }
});

test("every part of Phaser that is named is in the lean build", () => {
  const parts = found(/\bPhaser\.(\w+)/g);
  expect(parts).toContain("Game");
  const given = lean.slice(lean.indexOf("export default"));
  for (const part of parts) expect(given, part).toMatch(new RegExp(`^  ${part}\\b`, "m"));
});

test("nothing asks for what the lean build leaves out: input, animations, timelines and tiles of Phaser", () => {
  const absent =
    /\.anims\b|\.input\.(on|once|keyboard|activePointer)|setInteractive|add\.(sprite|timeline|tileSprite|rope)\(/;
  expect(running).not.toMatch(absent);
});
