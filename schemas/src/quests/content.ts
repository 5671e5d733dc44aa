import * as z from "zod/mini";
import content from "../../content/quests.json" with { type: "json" };
import { PLACE_NAMES } from "../places/registry.ts";
import { CATEGORIES } from "../wallet/wallet.ts";

const price = z.int().check(z.positive());

/** Where an objective leads: a character or an object of a place's map; `spot`, `vein` and `slime` stand for the nearest one. */
const ObjectiveTarget = z.strictObject({ place: z.enum(PLACE_NAMES), object: z.string() });
export type ObjectiveTarget = z.output<typeof ObjectiveTarget>;

const Quests = z.strictObject({
  main: z
    .array(
      z.strictObject({
        /** Names the quest in the `quests` texts. */
        slug: z.string(),
        category: z.enum(CATEGORIES),
        /** The week of the season whose theme it is (spec 2 §3). */
        week: z.int(),
        /** Who takes the deliveries, and where the items are found. */
        receiver: ObjectiveTarget,
        source: ObjectiveTarget,
      }),
    )
    .check(z.minLength(1)),
  /** The last main quest: who asks for help, and where it is given (spec 2 §4). */
  golem: z.strictObject({ elder: ObjectiveTarget, circle: ObjectiveTarget }),
  /** Items that an exchange takes for one (spec 2 §5). */
  exchange: z.strictObject({ coloured: price, failed: price }),
});

/** The quests of the game (`content/quests.json`). Throws at start-up where the file is not as it should be. */
export const QUESTS = Quests.parse(content);
export type MainQuestContent = (typeof QUESTS.main)[number];
