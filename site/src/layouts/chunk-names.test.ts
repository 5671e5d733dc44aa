import { expect, test } from "vitest";
import { chunkFileNames } from "./chunk-names.ts";

test.each([
  ["/tree/schemas/locales/en/mining.json", "_astro/en-[name].[hash].js"],
  ["/tree/schemas/locales/ko/story/bronze.json", "_astro/ko-[name].[hash].js"],
  ["/tree/schemas/locales/ko/mining.json", "_astro/ko-[name].[hash].js"],
  ["/tree/schemas/content/mining.json", "_astro/[name].[hash].js"],
  [null, "_astro/[name].[hash].js"],
])("the chunk of %s is named %s", (facadeModuleId, name) => {
  expect(chunkFileNames({ facadeModuleId })).toBe(name);
});
