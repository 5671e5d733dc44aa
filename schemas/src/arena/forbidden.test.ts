import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { forbiddenIn } from "./forbidden.fixture.ts";

/** Folders whose files run in a world; a game on the kernel adds its own. */
const FOLDERS = ["arena", "mining", "hunting", "boss", "deep", "diamond-hero"];
/** Imports that lead out of these folders: what decides about walls, whole numbers of content, and descriptions. */
const ALLOWED_IMPORTS = [
  "../protocol.ts",
  "../maps/collision.ts",
  "../maps/free-places.ts",
  "../maps/map.ts",
  "../maps/wall-grid.ts",
  // Whole numbers that a world begins with, and what comes out of a vein.
  "../../content/mining.json",
  "../../content/hunting.json",
  "../../content/boss.json",
  "../../content/deep.json",
  "../../content/diamond-hero/run.json",
  "../../content/diamond-hero/progress.json",
  "../wallet/colours.ts",
  "../wallet/mastery.ts",
  "../wallet/stats.ts",
  // Descriptions of messages, rooms and payments; they do nothing in a world.
  "../games/contract.ts",
  "../errors/catalogue.ts",
  "../story/messages.ts",
  "../story/progress.ts",
  "../walking/walking.ts",
  "../wallet/operations/catch.ts",
  // What Diamond Hero pays and shows beside its runs, which no world calls.
  "../wallet/holdings.ts",
  "../story/gems.ts",
  "../story/parts.ts",
  "../boards/boards.ts",
];
const isBetween = (path: string) => FOLDERS.some((folder) => path.startsWith(`../${folder}/`));
const SRC = new URL("../", import.meta.url);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, SRC))
    .filter((name) => /\.ts$/.test(name) && !/\.(test|fixture)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const read = (name: string): string => readFileSync(new URL(name, SRC), "utf8");

test.each(files)("%s does nothing that two machines could do differently", (name) => {
  expect(forbiddenIn(name, read(name))).toEqual([]);
});

test("nothing is imported from outside but walls, content and descriptions", () => {
  expect(files.length).toBeGreaterThan(25);
  const imports = files.flatMap((name) =>
    [...read(name).matchAll(/from "(\.\.\/[^"]+|[^."][^"]*)"/g)].map(([, path = ""]) => path),
  );
  const libraries = ["@colyseus/schema", "zod/mini"];
  const allowed = [...ALLOWED_IMPORTS, ...libraries];
  const outside = [...new Set(imports)].filter((path) => !isBetween(path) && !allowed.includes(path));
  expect(outside).toEqual([]);
});

test.each([
  ["Math.sin(1)", "Math.sin"],
  ["Math.hypot(3, 4)", "Math.hypot"],
  ["Math.random()", "Math.random"],
  ["Math.round(a)", "Math.round"],
  ['Math["pow"](2, 3)', "Math by a computed name"],
  ["const { sin } = Math", "Math as a value"],
  ["const half = a / 2", "a division that is not rounded"],
  ["a /= 2", "/="],
  ["const root = Math.sqrt(2)", "Math.sqrt that is not rounded"],
  ["Math.floor(list.map((a) => a / 2).length)", "a division that is not rounded"],
  ["a ** 2", "**"],
  ["const pace = 0.5", "the fraction 0.5"],
  ["new Date()", "Date"],
  ["Date.now()", "Date"],
  ["performance.now()", "performance"],
  ["new Float64Array(1)", "Float64Array"],
  ["for (const key in world) {}", "for in"],
  ["names.sort()", "sort without an order"],
  ["a.localeCompare(b)", ".localeCompare"],
  ["setTimeout(run)", "setTimeout"],
])("%s is refused", (source, what) => {
  expect(forbiddenIn("x.ts", source)).toContain(`1: ${what}`);
});

test.each(["Math.floor(a / 2)", "Math.floor(Math.sqrt(a * a + b * b))", "a >> 1", "x.date", "({ self: 1 })"])(
  "%s is allowed",
  (source) => {
    expect(forbiddenIn("x.ts", source)).toEqual([]);
  },
);
