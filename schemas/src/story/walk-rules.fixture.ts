import type { PlaceName } from "../places/registry.ts";
import { interact, type Target } from "./interact.ts";
import { starDiamonds } from "./log.ts";
import { goalOf } from "./parts.ts";
import { holds } from "./requirement.ts";
import {
  diamondsIn,
  factsIn,
  type State,
  situationOf,
  stepIn,
  targetsAt,
  timeOf,
  type Walk,
} from "./walk.fixture.ts";
import { isGemTarget, targetsOf } from "./walk-world.fixture.ts";

// The rules of every story place, each as what is wrong with a walk: nothing where all is well.

const nodesOf = ({ nodes }: Walk) => [...nodes].map(([key, node]) => ({ key, ...node }));

const isDone = ({ world }: Walk, { facts }: State): boolean =>
  holds(world.part.done, (name) => facts[name] ?? 0);

/** What is granted for picking up a diamond that lies about. */
const granted = ({ world }: Walk, state: State, gem: Target) =>
  interact(situationOf(world, state), gem, timeOf(state))?.effects.grant ?? null;

/** States from which no way leads to the end without being lent a hand. */
export function deadEnds(walk: Walk): string[] {
  const nodes = nodesOf(walk);
  const before = new Map<string, string[]>();
  for (const { key, next } of nodes)
    for (const { move, to } of next) if (move.by !== "hand") before.set(to, [...(before.get(to) ?? []), key]);
  const good = new Set(nodes.filter(({ state }) => isDone(walk, state)).map(({ key }) => key));
  for (const key of good) for (const from of before.get(key) ?? []) good.add(from);
  return nodes.filter(({ key }) => !good.has(key)).map(({ path }) => path);
}

/** States in which the arrow leads to something that is gone. */
export function goneGoals(walk: Walk): string[] {
  const { world } = walk;
  return nodesOf(walk).flatMap(({ state, path }) => {
    const step = stepIn(world, state);
    if (!step) return [];
    const facts = factsIn(world, state);
    const { place, object } = goalOf(step, facts);
    const there = world.places.get(place as PlaceName)?.targets ?? [];
    const gone = there.find(({ name }) => name.split("/").at(-1) === object)?.gone;
    return gone && holds(gone, facts) ? [`${path}: ${step.id}`] : [];
  });
}

/** What a visit after the end finds undone: doors, things to pick up, steps. */
export function unfinished(walk: Walk): string[] {
  const { world } = walk;
  return nodesOf(walk)
    .filter(({ isStart, state }) => isStart && isDone(walk, state))
    .flatMap(({ state, path }) => {
      const facts = factsIn(world, state);
      const closed = [...world.places.keys()].filter((place) => !state.reach.includes(place));
      const left = targetsAt(world, state, facts).filter(
        (target) => world.pickups.has(target.name) && !isGemTarget(target),
      );
      const step = stepIn(world, state);
      return [
        ...closed.map((place) => `${path}: ${place} is closed`),
        ...left.map(({ name }) => `${path}: ${name} lies there`),
        ...(step ? [`${path}: step ${step.id}`] : []),
      ];
    });
}

/** Diamonds that somebody who is done, in this visit or an earlier one, can't pick up. */
export function lostGems(walk: Walk): string[] {
  const { world } = walk;
  const gems = targetsOf(world).filter(isGemTarget);
  return nodesOf(walk)
    .filter(({ state }) => isDone(walk, state))
    .flatMap(({ state, path }) => {
      const there = new Set(targetsAt(world, state, factsIn(world, state)));
      return gems
        .filter((gem) => !there.has(gem) || !granted(walk, state, gem)?.diamonds)
        .map(({ name }) => `${path}: ${name}`);
    });
}

/** Where what was paid for the end, without the diamonds that lie about and those of stars, is not the gift of the part, once and whole. */
export function wrongGifts(walk: Walk): string[] {
  const { gift, stars } = walk.world.part;
  const wrong = nodesOf(walk).flatMap(({ state, path }) => {
    const won = stars.filter(({ when }) => holds(when, (name) => state.facts[name] ?? 0));
    const paid = diamondsIn(state) - starDiamonds(won);
    const isRight = isDone(walk, state) ? paid === gift : paid <= gift;
    return isRight ? [] : [`${path}: ${paid} of ${gift}`];
  });
  const keys = new Map<string, Set<string>>();
  for (const { next } of nodesOf(walk))
    for (const { move } of next)
      for (const item of Object.keys(move.effects.grant?.items ?? {}))
        keys.set(item, (keys.get(item) ?? new Set()).add(move.effects.grant!.key));
  const twice = [...keys].filter(([, by]) => by.size > 1).map(([item]) => `${item} is given twice`);
  return [...wrong, ...twice];
}

/** Wrong answers that take or give something. */
export const costlyMistakes = (walk: Walk): string[] =>
  nodesOf(walk).flatMap(({ moves, path }) =>
    moves
      .filter(({ by, effects: { set, add, grant } }) => {
        const touched = Object.keys({ ...set, ...add });
        return by === "wrong" && (grant || touched.some((name) => name.startsWith("session.item.")));
      })
      .map(({ target }) => `${path}: ${target}`),
  );

/** Doors that close again in the course of a visit. */
export const closingDoors = (walk: Walk): string[] =>
  nodesOf(walk).flatMap(({ state, next }) =>
    next
      .map(({ to }) => walk.nodes.get(to)!)
      .filter((after) => state.reach.some((place) => !after.state.reach.includes(place)))
      .map(({ path }) => path),
  );

/** Steps in which somebody who waits long enough is not offered a hand, or that are not done by it. */
export function idleHands(walk: Walk): string[] {
  const { world } = walk;
  return nodesOf(walk).flatMap(({ state, path, next }) => {
    const step = stepIn(world, state);
    if (!step) return isDone(walk, state) ? [] : [`${path}: no step`];
    const after = next.filter(({ move }) => move.by === "hand").map(({ to }) => walk.nodes.get(to)!);
    return after.length > 0 && after.every((each) => stepIn(world, each.state)?.id !== step.id)
      ? []
      : [`${path}: ${step.id}`];
  });
}
