import { type MiningState, VeinState } from "@diamond-valley/schemas/mining/mining.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { Problem } from "../http/problem.ts";

/** The veins of one cave, which its miners share: one miner a vein, and a vein that has burst rests. */
export interface Veins {
  /** Gives a vein to a session. Throws `taken` where another one has it, and `not-now` where it rests or is its own already. */
  take(vein: number, session: string): void;
  release(vein: number): void;
  /** The session gives back whatever it has. */
  releaseAll(session: string): void;
  /** The vein has burst: it is free, and rests. */
  rest(vein: number): void;
  /** Lets a tick pass. */
  advance(): void;
}

/** The veins 1 to `count`, all free, shown in `shown`. A vein rests for `rest` ticks. */
export function createVeins(shown: MiningState["veins"], count: number, rest: number): Veins {
  const holders: (string | undefined)[] = [];
  const resting: number[] = [];
  for (let vein = 1; vein <= count; vein += 1) {
    resting.push(0);
    holders.push(undefined);
    shown.push(Object.assign(new VeinState(), { taken: false, rest: 0 }));
  }

  function hold(index: number, session: string | undefined): void {
    holders[index] = session;
    shown.at(index)!.taken = session !== undefined;
  }

  function countDown(index: number, ticks: number): void {
    resting[index] = ticks;
    const seconds = Math.ceil(ticks / TICK_RATE);
    const state = shown.at(index)!;
    if (state.rest !== seconds) state.rest = seconds;
  }

  return {
    take(vein, session) {
      const holder = holders[vein - 1];
      if (holder !== undefined && holder !== session) throw new Problem("taken");
      if (holder === session || resting[vein - 1]! > 0) throw new Problem("not-now");
      hold(vein - 1, session);
    },
    release: (vein) => hold(vein - 1, undefined),
    releaseAll(session) {
      for (const [index, holder] of holders.entries()) if (holder === session) hold(index, undefined);
    },
    rest(vein) {
      hold(vein - 1, undefined);
      countDown(vein - 1, rest);
    },
    advance() {
      for (const [index, ticks] of resting.entries()) if (ticks > 0) countDown(index, ticks - 1);
    },
  };
}
