import type { AttackPart } from "./content.ts";
import { LARGEST_MOB } from "./places.ts";
import type { ArenaRules } from "./rules.ts";
import { PX } from "./units.ts";
import { REACTION } from "./way-out.ts";

/** More shots at a time can't be read by anybody. */
const SHOTS_MAX = 60;

/** What does not hold together in a game's content, in a sentence each; none where all is well. For the games' tests. */
export function faultsIn(rules: ArenaRules): string[] {
  const { mobs, shots, attacks, pickups } = rules;
  return [
    ...[...mobs, ...shots, ...attacks, ...pickups].flatMap((kind) =>
      fractionsIn(kind).map((field) => `${kind.name}: ${field} is no whole number`),
    ),
    ...mobs.flatMap(({ name, radius, attacks: chosen }) => [
      ...(radius * PX > LARGEST_MOB ? [`${name} is larger than what is looked for`] : []),
      ...chosen.filter((attack) => !attacks[attack]).map((attack) => `${name} has no attack ${attack}`),
    ]),
    ...attacks.flatMap(({ name, warn, parts }) => [
      ...(warn <= REACTION ? [`${name} hits before anybody can react`] : []),
      ...parts.flatMap((part) => partFaults(rules, name, part)),
    ]),
  ];
}

function partFaults({ shots }: ArenaRules, name: string, part: AttackPart): string[] {
  if (part.shape !== "shots") return [];
  return [
    ...(shots[part.shot] ? [] : [`${name} has no shot ${part.shot}`]),
    ...(part.count > SHOTS_MAX ? [`${name} fires more than ${SHOTS_MAX} shots`] : []),
  ];
}

/** The paths of all numbers that are not whole. */
function fractionsIn(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isInteger(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => fractionsIn(inner, path ? `${path}.${key}` : key));
}
