import { entranceOf } from "../places/parts.ts";
import { PLACES } from "../places/registry.ts";
import { MEMBERSHIP_FACTS } from "./membership.ts";
import { type Facts, holds, namesIn } from "./requirement.ts";

/** Whether nothing but who one is at the store opens the door of a part, and does not open it to this player. */
export function isForOthers(part: string, facts: Facts): boolean {
  const entrance = entranceOf(part);
  const gate = entrance === null ? undefined : PLACES[entrance].gate;
  if (gate === undefined || holds(gate, facts)) return false;
  return namesIn(gate).every((name) => MEMBERSHIP_FACTS.includes(name));
}
