import { eggWaits } from "../eggs/eggs.ts";
import type { Target } from "./interaction.ts";
import type { Heard, Reaction } from "./reaction.ts";
import { type Facts, holds } from "./requirement.ts";

/** Whether the egg of something waits, where it has one. */
export const isOpen = ({ egg }: Pick<Reaction, "egg">, facts: Facts): boolean =>
  egg === undefined || eggWaits(egg, facts);

/** Whether a reaction counts for what is heard, or for a touch where nothing is. */
export const isHeard = (on: Heard | undefined, hears: Heard | undefined): boolean =>
  on === hears || (on === "emote" && hears?.startsWith("emote:") === true);

/** The reaction of a target to a touch, or to what it `hears`, as things stand; null where none fits. */
export function reactionOf({ requires, reactions }: Target, facts: Facts, hears?: Heard): Reaction | null {
  if (!holds(requires, facts)) return null;
  return (
    reactions.find((each) => isHeard(each.on, hears) && holds(each.when, facts) && isOpen(each, facts)) ??
    null
  );
}
