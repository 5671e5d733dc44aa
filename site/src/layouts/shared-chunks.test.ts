import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { SHARED, sharedChunks } from "./shared-chunks.ts";

const project = new URL("../../../", import.meta.url);

/** A module that no folder has. */
const BUNDLERS_OWN = "preload-helper.js";

test("every module that is gathered in a shared file is there", () => {
  for (const part of Object.values(SHARED).flat())
    if (!part.startsWith("node_modules/") && part !== BUNDLERS_OWN)
      expect(existsSync(new URL(part, project)), part).toBe(true);
});

test("a module belongs to one file: that of its name, not of a name that begins alike", () => {
  const homes = (id: string) =>
    sharedChunks()
      .filter(({ test: takes }) => takes(id))
      .map(({ name }) => name);
  expect(homes("/repo/node_modules/.pnpm/react@19/node_modules/react/index.js")).toEqual(["react"]);
  expect(homes("/repo/node_modules/.pnpm/react-aria@1/node_modules/react-aria/index.js")).toEqual([]);
  expect(homes("/repo/site/src/forms/Field.tsx")).toEqual(["form"]);
  expect(homes("/repo/site/src/forms/PagedForm.tsx")).toEqual([]);
});
