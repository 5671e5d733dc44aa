import type { Recording } from "@diamond-valley/schemas/arena/recording.ts";
import type { ArenaRules, ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import { checksum } from "@diamond-valley/schemas/arena/snapshot.ts";
import { type VirtualLine, virtualPlay } from "./virtual-play.ts";

/** Ticks by which the room's decisions come before their own. */
const ORDER_LEAD = 2;

/** A recording of somebody's play. */
export interface Script {
  readonly rules: ArenaRules;
  readonly setup: ArenaSetup;
  readonly recording: Recording;
}

/** How the server's world ended. */
export interface Ended {
  /** Checksum of it behind the last input. */
  readonly sum: number;
  readonly forced: number;
  readonly differences: number;
}

/** Lets a page make the inputs of a recording, each in its tick, over a line; the room decides in the same ticks. */
export function playAgain({ rules, setup, recording }: Script, line: VirtualLine, luck: number): Ended {
  const inputs = recording.spans.flatMap(({ input, ticks }) => Array<number>(ticks).fill(input));
  const orders = [...recording.orders];
  let word = 0;
  const words = (): number => {
    word += 1;
    return recording.words[word - 1] ?? 0;
  };
  let sum = 0;
  const { session, runner, pass } = virtualPlay({
    ...{ rules, setup, line, luck, words, freezes: false },
    input: ({ world }) => inputs[world.clock.tick[0]!] ?? 0,
    stepped() {
      if (tick[0] === inputs.length) sum = checksum(session.world);
    },
  });
  const { tick } = session.world.clock;
  for (let time = 0; tick[0]! < inputs.length; time += 1) {
    while (orders[0] && orders[0].tick <= time + ORDER_LEAD) {
      const { tick: due, code, value } = orders.shift()!;
      session.order(code, value, due - time);
    }
    pass();
  }
  return { sum, forced: session.forced, differences: runner.differences };
}
