import * as z from "zod/mini";
import content from "../../content/characters.json" with { type: "json" };
import quests from "../../content/quests.json" with { type: "json" };
import rewards from "../../content/rewards.json" with { type: "json" };
import { message } from "../games/contract.ts";

/** What a character can do for a player; each has a name under `offer` in the `hub` texts. */
export const OFFERS = ["deliver-fish", "exchange-fish"] as const;
export type Offer = (typeof OFFERS)[number];

/** What a character says: keys of the `hub` texts, and what it offers to do. */
export interface TalkAnswer {
  character: string;
  lines: string[];
  /** Numbers that the lines name, for their placeholders. */
  values: Record<string, number>;
  offers: Offer[];
}

/** Refused with `too-far` out of reach. */
export const TALK = message<TalkAnswer>()(
  "talk",
  z.strictObject({ character: z.string().check(z.maxLength(40)) }),
);

/** The characters of the places: what they say (keys of the `hub` texts, in order) and what they offer. */
const Characters = z.record(
  z.string(),
  z.strictObject({ lines: z.array(z.string()).check(z.minLength(1)), offers: z.array(z.enum(OFFERS)) }),
);

/** By the slug that the maps give them. */
export const CHARACTERS = Characters.parse(content);

/** The numbers of trade and delivery (spec 2 §5, §9), as the lines name them. */
const VALUES = {
  quantity: rewards[0]!.quantity,
  coloured: quests.exchange.coloured,
  failed: quests.exchange.failed,
};

/** What a character says and offers, or undefined where nobody has that slug. */
export function talkWith(character: string): TalkAnswer | undefined {
  const found = Object.hasOwn(CHARACTERS, character) ? CHARACTERS[character] : undefined;
  return found && { character, ...found, values: VALUES };
}
