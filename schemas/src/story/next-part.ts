import { isOpenTo } from "../places/gate.ts";
import { entranceOf } from "../places/parts.ts";
import { PLACES } from "../places/registry.ts";
import type { ObjectiveTarget } from "../quests/content.ts";
import { factsOf, type Situation } from "./facts.ts";
import { goalOf, PARTS } from "./parts.ts";
import { holds } from "./requirement.ts";

/** An act that waits for the player, and where it begins. */
export interface NextPart {
  part: string;
  target: ObjectiveTarget;
}

/** The first act that is not done and whose door is open to the player at `now` (epoch ms in season time); null for none. */
export function nextPart(situation: Situation, now: number): NextPart | null {
  const facts = factsOf(situation, now);
  for (const [part, { kind, done, steps }] of PARTS) {
    const place = entranceOf(part);
    if (kind !== "main" || place === null || holds(done, facts)) continue;
    if (!isOpenTo(PLACES[place], situation, now)) return null;
    const [first] = steps;
    return { part, target: { place, object: first ? goalOf(first, facts).object : "" } };
  }
  return null;
}
