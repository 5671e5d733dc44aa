import { MAPS } from "../places/maps.fixture.ts";
import { partOf } from "../places/parts.ts";
import { isPlace, PLACE_NAMES, PLACES, type PlaceName } from "../places/registry.ts";
import type { Target } from "./interact.ts";
import { HINT, type Part } from "./parts.ts";
import { namesIn } from "./requirement.ts";
import { targetIn } from "./targets.ts";

/** A place as a walk sees it. */
export interface WalkPlace {
  readonly gate: string;
  /** Where its doors lead, inside of the part. */
  readonly doors: readonly PlaceName[];
  readonly targets: readonly Target[];
}

/** A part of the story with all that stands in it. */
export interface World {
  readonly part: Part;
  readonly places: ReadonlyMap<PlaceName, WalkPlace>;
  /** The names of the targets that are picked up. */
  readonly pickups: ReadonlySet<string>;
  /** Where one comes in from elsewhere. */
  readonly entrances: readonly PlaceName[];
  /** What gives hints; null in a world of a test that has no place in the registry. */
  readonly hinter: Target | null;
  /** Facts that hold from elsewhere, such as the gates' own. */
  readonly before: Readonly<Record<string, number>>;
  /** Names the visit, by which chance draws. */
  readonly attempt: string;
}

/** Whether a fact outlives the visit. */
export const isPersistent = (name: string): boolean => !name.startsWith("session.");
const isGem = (name: string): boolean => name.startsWith("gem.");

/** Whether a target is a diamond that lies about: those are looked at for themselves, as they change nothing else. */
export const isGemTarget = ({ reactions }: Target): boolean =>
  reactions.some(({ set = {} }) => Object.keys(set).some(isGem));

/** A part as it ships, in a visit named `attempt`; `others` says whether what can happen elsewhere has happened. */
export function worldOf(name: string, part: Part, attempt: string, others: boolean): World {
  const own = PLACE_NAMES.filter((place) => partOf(place) === name);
  const places = new Map(
    own.map((place): [PlaceName, WalkPlace] => {
      const map = MAPS[place];
      const names = [...map.objects.map((object) => object.name), ...map.characters.map(({ slug }) => slug)];
      const doors = map.portals
        .map(({ target }) => target)
        .filter((target): target is PlaceName => isPlace(target) && partOf(target) === name);
      const targets = names.map((each) => targetIn(place, map, each)!);
      return [place, { gate: PLACES[place].gate ?? "", doors, targets }];
    }),
  );
  const entrances = own.filter((place) =>
    PLACE_NAMES.some(
      (other) => partOf(other) !== name && MAPS[other].portals.some(({ target }) => target === place),
    ),
  );
  const pickups = own.flatMap((place) =>
    MAPS[place].objects
      .filter(({ type }) => type === "pickup")
      .map((object) => targetIn(place, MAPS[place], object.name)!.name),
  );
  const world: World = {
    part,
    places,
    pickups: new Set(pickups),
    entrances,
    hinter: targetIn(own[0]!, MAPS[own[0]!], HINT),
    before: {},
    attempt,
  };
  const set = new Set(settersOf(world));
  const foreign = askedIn(world).filter((each) => isPersistent(each) && !set.has(each) && !isGem(each));
  const gates = entrances.flatMap((place) => namesIn(PLACES[place].gate ?? ""));
  const before = Object.fromEntries((others ? [...gates, ...foreign] : gates).map((each) => [each, 1]));
  return { ...world, before };
}

/** All that stands in a part. */
export const targetsOf = ({ places }: World): Target[] =>
  [...places.values()].flatMap(({ targets }) => targets);

const outcomes = ({ reactions }: Pick<Target, "reactions">) =>
  reactions.flatMap((each) => [each, ...each.choices, each.solved ?? { say: [] }, each.wrong ?? { say: [] }]);

function settersOf(world: World): string[] {
  return targetsOf(world)
    .flatMap(outcomes)
    .flatMap((each) => Object.keys({ ...("set" in each && each.set), ...("add" in each && each.add) }));
}

/** What a target asks for. */
export const conditionsOf = ({ requires, gone, reactions }: Target): string[] => [
  requires,
  gone ?? "",
  ...reactions.flatMap(({ when, choices }) => [when, ...choices.map(({ when = "" }) => when)]),
];

/** Every requirement in a part, without those of the diamonds. */
export const requirementsOf = (world: World): string[] => [
  world.part.done,
  ...world.part.steps.map(({ until }) => until),
  ...[...world.places.values()].map(({ gate }) => gate),
  ...targetsOf(world)
    .filter((target) => !isGemTarget(target))
    .flatMap(conditionsOf),
];

/** The facts that anything in a part asks for. */
export const askedIn = (world: World): string[] => [...new Set(requirementsOf(world).flatMap(namesIn))];
