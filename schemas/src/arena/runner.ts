import { TICK_RATE } from "../protocol.ts";
import { needsWord, secondOf } from "./entropy.ts";
import { createHistory } from "./history.ts";
import { SPAN_MAX, type ToldSpan } from "./messages.ts";
import { emptyRecording, frameOf } from "./recording.ts";
import type { Report } from "./report.ts";
import type { ArenaRules, ArenaSetup } from "./rules.ts";
import { checksum, loadSnapshot } from "./snapshot.ts";
import { step } from "./step.ts";
import { createWorld, type World } from "./world.ts";

/** Ticks of an unchanged input after which it is told, so that the server is not far behind. */
const TELL_EVERY = 5;
/** Steps made at once after a stall, so that a page that was away catches up without standing still for long. */
const AT_ONCE = 10;
/** Ticks for which checksums are kept. */
const KEEP_SUMS = 20 * TICK_RATE;

export interface RunnerParts {
  readonly rules: ArenaRules;
  readonly setup: ArenaSetup;
  /** Sends a span up. */
  send(span: ToldSpan): void;
  /** Asks the server for its world. */
  resync(): void;
}

/** The client's half of a world: it runs at once by its own inputs, and is put right by what the server reports. */
export interface Runner {
  readonly world: World;
  /** How often the server's world was another than this one. */
  readonly differences: number;
  /** How often both had the same checksum. */
  readonly agreements: number;
  /** Makes the steps until `tick`, at most AT_ONCE of them, with this input; answers how many. Without entropy it waits. */
  advance(tick: number, input: number): number;
  receive(report: Report): void;
}

export function createRunner({ rules, setup, send, resync }: RunnerParts): Runner {
  const world = createWorld(rules, setup);
  const { tick } = world.clock;
  const recording = emptyRecording();
  const inputs: number[] = [];
  const sums = new Map<number, number>();
  const history = createHistory();
  history.keep(world);
  let told = 0;
  let differences = 0;
  let agreements = 0;
  let isAsking = false;

  /** Tells of the inputs that were not told yet, up to `end`. */
  function tell(end: number): void {
    while (told < end) {
      const input = inputs[told] ?? 0;
      let ticks = 1;
      while (told + ticks < end && ticks < SPAN_MAX && (inputs[told + ticks] ?? 0) === input) ticks += 1;
      send({ at: told, input, ticks });
      told += ticks;
    }
  }

  /** Asks for the server's world, once until it comes. */
  function ask(): void {
    if (!isAsking) resync();
    isAsking = true;
  }

  const isStarved = (): boolean => needsWord(tick[0]!) && recording.words[secondOf(tick[0]!)] === undefined;

  function stepOnce(input: number): void {
    step(world, frameOf(recording, tick[0]!, input));
    if (tick[0]! % TICK_RATE !== 0) return;
    history.keep(world);
    sums.set(tick[0]!, checksum(world));
    sums.delete(tick[0]! - KEEP_SUMS);
  }

  /** Plays the own inputs again, up to `end`. */
  function replayTo(end: number): void {
    while (tick[0]! < end && !isStarved()) stepOnce(inputs[tick[0]!] ?? 0);
  }

  function goBack(to: number): void {
    const now = tick[0]!;
    if (history.restore(world, to)) replayTo(now);
    else ask();
  }

  function takeOrders(orders: Report["orders"]): void {
    if (orders.length === 0) return;
    recording.orders.push(...orders);
    recording.orders.sort((a, b) => a.tick - b.tick);
    const earliest = Math.min(...orders.map((order) => order.tick));
    // One that came too late for its tick is put in where it belongs.
    if (earliest < tick[0]!) goBack(earliest);
  }

  function takeSnapshot(bytes: Uint8Array, at: number): void {
    const now = tick[0]!;
    isAsking = false;
    loadSnapshot(world, bytes);
    history.clear();
    history.keep(world);
    for (const summed of sums.keys()) if (summed > at) sums.delete(summed);
    replayTo(now);
    // What it sent may be lost, or was about ticks that the server has decided without it.
    told = at;
    tell(tick[0]!);
  }

  return {
    world,
    get differences() {
      return differences;
    },
    get agreements() {
      return agreements;
    },
    advance(target, input) {
      let made = 0;
      while (tick[0]! < target && made < AT_ONCE && !isStarved()) {
        if (input !== inputs[tick[0]! - 1]) tell(tick[0]!);
        inputs[tick[0]!] = input;
        stepOnce(input);
        made += 1;
      }
      if (tick[0]! - told >= TELL_EVERY) tell(tick[0]!);
      return made;
    },
    receive({ tick: at, first, words, orders, sum, snapshot }) {
      for (const [index, word] of words.entries()) recording.words[first + index] = word;
      if (snapshot) {
        // With the world come all orders that it has not seen yet.
        recording.orders.splice(0, recording.orders.length, ...orders);
        takeSnapshot(snapshot, at);
        return;
      }
      takeOrders(orders);
      const own = sums.get(at);
      if (sum === null || own === undefined) return;
      if (own === sum) agreements += 1;
      else {
        if (!isAsking) differences += 1;
        ask();
      }
    },
  };
}
