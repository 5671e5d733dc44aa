import * as z from "zod/mini";
import content from "../../content/plaza.json" with { type: "json" };
import type { Week } from "./season.ts";

/** What the plaza is decorated for. */
export const PLAZA_THEMES = ["fish", "herbs", "ore", "golem"] as const;
export type PlazaTheme = (typeof PLAZA_THEMES)[number];

/** Colours of cloth, by the names that the drawings have for them. */
export const CLOTH = [
  "sky",
  "teal",
  "white",
  "leaf",
  "pink",
  "lime",
  "violet",
  "gold",
  "coral",
  "stone",
] as const;

const Decor = z.strictObject({
  theme: z.enum(PLAZA_THEMES),
  /** Of flags and banners, one after the other. */
  colours: z.array(z.enum(CLOTH)).check(z.minLength(2)),
});
export type PlazaDecor = z.output<typeof Decor>;

/** What stands on the plaza in each week of the season (`content/plaza.json`). Throws at start-up where the file is not as it should be. */
const PLAZA = z.strictObject({ weeks: z.record(z.enum(["1", "2", "3", "4"]), Decor) }).parse(content);

/** What the plaza wears in a week; null outside of the season. */
export const plazaDecor = (week: Week): PlazaDecor | null => (week === 0 ? null : PLAZA.weeks[`${week}`]);
