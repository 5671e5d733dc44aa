import * as z from "zod/mini";
import content from "../../content/favours.json" with { type: "json" };
import { Slug } from "../story/text-key.ts";

const count = z.int().check(z.positive());

/** A small thing that a villager asks for. Its texts are `hub:favour.<slug>.*`, and `quests:objective.favour.<slug>` says what to do. */
const Favour = z.strictObject({
  slug: Slug,
  /** The villager who asks. */
  who: Slug,
  /** Characters or objects of the village, all of which are to be touched, in any order. */
  targets: z.array(Slug).check(z.minLength(1)),
  /** Whether who asked wants to hear of it; else the one target thanks. */
  back: z.boolean(),
});
export type Favour = z.output<typeof Favour>;

/** The favours of the village (`content/favours.json`). Throws at start-up where the file is not as it should be. */
export const FAVOURS = z
  .strictObject({
    /** What each pays; no diamonds. */
    experience: count,
    /** How many a player is asked for on a Korean day. */
    aDay: count,
    favours: z.array(Favour),
  })
  .check(
    z.refine(
      ({ favours }) => favours.every(({ back, targets }) => back || targets.length === 1),
      "several targets can't thank: who asked must hear of it",
    ),
  )
  .parse(content);
