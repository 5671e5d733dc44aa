import type { PlaceName } from "../places/registry.ts";
import { walletView } from "../wallet/view.ts";
import { drawnOrder } from "./draws.ts";
import { factsOf, type Situation } from "./facts.ts";
import { type Effects, interact, type Target } from "./interact.ts";
import { LETTERS } from "./letters.ts";
import { currentStep, HINTS } from "./parts.ts";
import { changed, type Progress } from "./progress.ts";
import { ANSWER, BEGIN } from "./puzzles/answer.ts";
import type { Puzzle } from "./puzzles/forms.ts";
import { arrivedAt, playedWell, shortestMoves } from "./puzzles/played.fixture.ts";
import { isTimed, type PuzzleView, type Untimed } from "./puzzles/puzzle.ts";
import type { Trying } from "./puzzles/trial.ts";
import { provenNext } from "./puzzles/weigh.fixture.ts";
import type { WeighView } from "./puzzles/weigh.ts";
import { reactionOf } from "./reaction-of.ts";
import { type Facts, holds } from "./requirement.ts";
import { twinsOf } from "./walk-twins.fixture.ts";
import { askedIn, isGemTarget, isPersistent, requirementsOf, type World } from "./walk-world.fixture.ts";

/** How things stand in a visit: the facts that anything asks for, where one can walk, and what was paid so far. */
export interface State {
  readonly facts: Readonly<Record<string, number>>;
  readonly at: PlaceName;
  readonly reach: readonly PlaceName[];
  readonly late: boolean;
  readonly paid: readonly string[];
}

/** One thing that a player can do: what it changes, and how it was done. */
interface Move {
  readonly by: "touch" | "choice" | "solved" | "wrong" | "hand";
  readonly target: string;
  readonly effects: Effects;
}

interface Node {
  readonly state: State;
  isStart: boolean;
  /** How it was first come to. */
  readonly path: string;
  /** All that can be done here. */
  moves: readonly Move[];
  /** What of it changes something, and the key of the state that it leads to. */
  readonly next: { readonly move: Move; readonly to: string }[];
}

/** All that can happen in a part, by the key of the state. */
export interface Walk {
  readonly world: World;
  readonly nodes: ReadonlyMap<string, Node>;
}

const BEGAN = Date.parse("2025-10-07T03:00:00Z");
const LATE = BEGAN + (HINTS.hand + 600) * 1_000;
const WALLET = walletView(new Map(), BEGAN);

/** Any door of a house opens to whoever is everything at the store. */
const MEMBERSHIP = { tier: "diamond_max", vip: true, vvip: true, invited: true } as const;

/** The most that anything asks of each fact: more of it makes no difference. */
function capsOf(world: World): Map<string, number> {
  const caps = new Map(askedIn(world).map((name) => [name, 1]));
  for (const requirement of requirementsOf(world))
    for (const [, name = "", least] of requirement.matchAll(/([a-z][a-z0-9.-]*)>=(\d+)/g))
      caps.set(name, Math.max(caps.get(name) ?? 1, Number(least)));
  return caps;
}

/** While a letter waits a host only sends the player to it, which changes nothing. */
const LETTERS_READ = Object.fromEntries(LETTERS.map((letter) => [`letter.${letter}`, 1]));

/** A walk through everything that can happen in a part. */
export function walk(world: World): Walk {
  const caps = capsOf(world);
  const asksTime = ["elapsed", "waited"].some((name) => caps.has(name));
  const twins = twinsOf(world);
  const nodes = new Map<string, Node>();
  const queue: string[] = [];

  /** Only what makes a difference, so that there are as few states as can be. */
  const project = (facts: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(
      Object.entries(facts)
        .filter(([name, value]) => caps.has(name) && value > 0)
        .map(([name, value]): [string, number] => [name, Math.min(value, caps.get(name)!)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );

  const visit = (state: Omit<State, "reach">, isStart: boolean, path: string): string => {
    const whole: State = { ...state, facts: project(state.facts), reach: [] };
    const reach = reachOf(world, whole);
    const key = JSON.stringify([whole.facts, reach, whole.late, whole.paid]);
    const known = nodes.get(key);
    if (!known) {
      nodes.set(key, { state: { ...whole, reach }, isStart, path, moves: [], next: [] });
      queue.push(key);
    } else if (isStart && !known.isStart) known.isStart = true;
    return key;
  };

  for (const at of world.entrances)
    visit({ facts: world.before, at, late: false, paid: [] }, true, `into ${at}`);
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const node = nodes.get(key)!;
    const { state, path, next } = node;
    const kept = Object.fromEntries(Object.entries(state.facts).filter(([name]) => isPersistent(name)));
    for (const at of world.entrances)
      visit({ facts: kept, at, late: false, paid: state.paid }, true, `${path}, out and into ${at}`);
    if (asksTime && !state.late) {
      const move: Move = { by: "touch", target: "time", effects: { set: {}, add: {}, grant: null } };
      next.push({ move, to: visit({ ...state, late: true }, false, `${path}, wait`) });
    }
    node.moves = movesIn(world, state, twins);
    for (const move of node.moves) {
      const { set, add, grant } = move.effects;
      const { facts } = changed({ facts: state.facts, session: null }, { set, add });
      const paid = grant ? [...new Set([...state.paid, keyOf(grant)])].sort() : state.paid;
      const to = visit({ ...state, facts, paid }, false, `${path}, ${move.by} ${move.target}`);
      if (to !== key) next.push({ move, to });
    }
  }
  return { world, nodes };
}

/** What a grant is called in `paid`: its key and its diamonds. */
const keyOf = ({ key, diamonds = 0 }: NonNullable<Effects["grant"]>): string => `${key} ${diamonds}`;

/** The diamonds of what was paid so far, without those that lie about. */
export const diamondsIn = ({ paid }: State): number =>
  paid.reduce((sum, each) => sum + Number(each.slice(each.lastIndexOf(" "))), 0);

/** All that an interaction depends on in a state. */
export function situationOf(world: World, { facts, at }: State): Situation {
  const known = { ...facts, ...LETTERS_READ };
  const progress: Progress = { facts: known, session: { place: at, attempt: world.attempt, since: BEGAN } };
  return {
    progress,
    wallet: WALLET,
    season: { week: 1, phase: "live" },
    quantity: 10,
    membership: MEMBERSHIP,
  };
}

/** When it is, epoch ms in season time. */
export const timeOf = ({ late }: State): number => (late ? LATE : BEGAN);

/** The facts of a state, as conditions ask for them. */
export const factsIn = (world: World, state: State): Facts =>
  factsOf(situationOf(world, state), timeOf(state));

/** Where one can walk without touching anything. */
function reachOf(world: World, state: State): PlaceName[] {
  const facts = factsIn(world, state);
  const reached = [state.at];
  for (const place of reached)
    for (const door of world.places.get(place)!.doors)
      if (!reached.includes(door) && holds(world.places.get(door)!.gate, facts)) reached.push(door);
  return reached.sort();
}

/** What stands in the places that one can walk to, and is there. */
export function targetsAt(world: World, { reach }: State, facts: Facts): Target[] {
  return reach
    .flatMap((place) => world.places.get(place)!.targets)
    .filter(({ gone }) => !gone || !holds(gone, facts));
}

/** The right answer to a puzzle that a target shows, or what leads there, by how things stand: the last is the solution. */
function rightAnswer(puzzle: Untimed, { attempt, part }: World, shown: () => unknown): string {
  switch (puzzle.kind) {
    case "weigh":
      return provenNext((shown() as { puzzle: WeighView }).puzzle);
    case "tokens": {
      const { solution } = puzzle;
      if (Array.isArray(solution)) return solution.join(",");
      return drawnOrder(attempt, solution.drawn, part.draws[solution.drawn]!).join(",");
    }
    case "vending": {
      const double = puzzle.amount - puzzle.coins;
      return `${puzzle.coins - double}:${double}`;
    }
    case "crates":
      return shortestMoves(puzzle);
    case "dial":
      return puzzle.number;
    case "tones":
      // Tones are shown before they are repeated.
      return (shown() as { puzzle: { sequence: readonly string[] } }).puzzle.sequence.join(",");
  }
}

/** No puzzle has this answer; one of several things is named too early. */
const wrongAnswer = ({ kind }: Puzzle): string => (kind === "weigh" ? "light:1" : "wrong");

/** A puzzle in time, played without a fault. */
function playedThrough(situation: Situation, target: Target, now: number) {
  let trying: Trying = { trial: null, seed: () => 1, arrival: arrivedAt(0) };
  let said = interact(situation, target, now, BEGIN.plain, trying);
  const { puzzle } = (said?.open ?? {}) as { puzzle?: PuzzleView };
  for (const { answer, served } of puzzle ? playedWell(puzzle) : []) {
    trying = { ...trying, trial: said?.trial ?? null, arrival: arrivedAt(served) };
    said = interact(situation, target, now, `${ANSWER}${answer}`, trying);
  }
  return said?.solved ? said : null;
}

/** A player's right answers one after the other, up to the solution; null where there is no end to them. */
function solvedBy(situation: Situation, target: Target, now: number, world: World, puzzle: Puzzle) {
  if (isTimed(puzzle)) return playedThrough(situation, target, now);
  let known = situation;
  for (let steps = 0; steps < 9; steps += 1) {
    const answer = rightAnswer(puzzle as Untimed, world, () => interact(known, target, now)?.open);
    const said = interact(known, target, now, `${ANSWER}${answer}`);
    if (!said || said.solved !== undefined) return said;
    known = { ...known, progress: changed(known.progress, said.effects) };
  }
  return null;
}

/**
 * Everything that a player can do in a state that may change something: touch, choose, answer rightly and wrongly, and
 * be lent a hand after waiting long enough.
 */
function movesIn(world: World, state: State, twins: ReadonlyMap<string, string[]>): Move[] {
  const situation = situationOf(world, state);
  const now = timeOf(state);
  const facts = factsOf(situation, now);
  const moves: Move[] = [];
  const add = (by: Move["by"], target: Target, when: number, chosen?: string): void => {
    const answer = interact(situation, target, when, chosen);
    if (answer) moves.push({ by, target: target.name, effects: answer.effects });
  };
  const there = targetsAt(world, state, facts).filter((target) => !isGemTarget(target));
  const names = new Set(there.map(({ name }) => name));
  for (const target of there) {
    if (twins.get(target.name)?.some((earlier) => names.has(earlier))) continue;
    const reaction = reactionOf(target, facts);
    if (!reaction) continue;
    add("touch", target, now);
    for (const { id, when = "" } of reaction.choices) if (holds(when, facts)) add("choice", target, now, id);
    if (!reaction.puzzle) continue;
    const solved = solvedBy(situation, target, now, world, reaction.puzzle);
    if (solved) moves.push({ by: "solved", target: target.name, effects: solved.effects });
    add("wrong", target, now, `${ANSWER}${wrongAnswer(reaction.puzzle)}`);
  }
  if (world.hinter) add("hand", world.hinter, LATE, "hand");
  return moves;
}

/** The step that a player is at in a state, or null. */
export const stepIn = (world: World, state: State) => currentStep(world.part, factsIn(world, state));
