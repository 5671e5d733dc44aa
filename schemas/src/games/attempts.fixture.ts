import { fromText, toText } from "../arena/bytes.ts";
import { evidenceOf } from "../arena/evidence.ts";
import { playRecording, type Recording, ticksIn } from "../arena/recording.ts";
import { decodeRecording, encodeRecording } from "../arena/recording-codec.ts";
import type { ArenaRules, ArenaSetup } from "../arena/rules.ts";
import { createWorld, type World } from "../arena/world.ts";
import * as boss from "../boss/bots.fixture.ts";
import { STORY, weekly } from "../boss/play.fixture.ts";
import { resultOf } from "../boss/result.ts";
import { BOSS_RULES } from "../boss/rules.ts";
import * as deep from "../deep/bots.fixture.ts";
import { OWN as FLIGHT } from "../deep/own.ts";
import { resultOf as flightOf } from "../deep/result.ts";
import { DEEP_RULES } from "../deep/rules.ts";
import * as hunting from "../hunting/bots.fixture.ts";
import { type FightInputs, replayFight } from "../hunting/herbs.ts";
import { ENDS, OWN as HUNT, herbsOf, type TakenHerb } from "../hunting/own.ts";
import { RULES as HUNTING_RULES } from "../hunting/play.fixture.ts";
import { HUNTING } from "../hunting/tuning.ts";
import * as mining from "../mining/bots.fixture.ts";
import { OWN as MINE } from "../mining/own.ts";
import { RULES as MINING_RULES } from "../mining/play.fixture.ts";
import { COLOURS } from "../wallet/colours.ts";
import type { Evidence } from "../wallet/evidence.ts";
import type { ReplayedResult } from "./contract.ts";

/** A result as it was decided in play, and its evidence as it is stored. */
export interface Decided {
  readonly evidence: Evidence;
  readonly result: ReplayedResult;
}

/** One attempt at a game on the kernel, of somebody who reacts to what it sees. */
export interface Attempt {
  /** What it paid: of an expedition each vein, of a fight the fight. */
  readonly decided: readonly Decided[];
  readonly ticks: number;
  /** The recording of its world as it is stored. */
  readonly recording: string;
  /** The evidence anew, from a recording alone. Throws where the recording is none, or lacks something. */
  evidenceIn(recording: string): Evidence[];
}

type Played = { readonly setup: ArenaSetup; readonly recording: Recording };

const SKILLS = ["rookie", "steady", "ace"] as const;
const skillOf = (seed: number) => SKILLS[seed % SKILLS.length]!;
const isCalm = (seed: number): boolean => seed % 5 === 0;

/** Evidence goes through the database, which keeps what JSON keeps. */
const stored = (evidence: Evidence): Evidence => JSON.parse(JSON.stringify(evidence)) as Evidence;

function replayed(
  rules: ArenaRules,
  { setup }: Played,
  text: string,
  after?: (world: World) => void,
): { world: World; recording: Recording } {
  const recording = decodeRecording(fromText(text));
  const world = createWorld(rules, setup);
  playRecording(world, recording, undefined, after);
  return { world, recording };
}

const whole = ({ recording }: Played) => ({
  ticks: ticksIn(recording),
  recording: toText(encodeRecording(recording)),
});

function expedition(seed: number): Attempt {
  const mastery = 1 + (seed % 10);
  const how = { depth: seed % 4, mastery, calm: isCalm(seed), wanted: COLOURS[seed % COLOURS.length]! };
  const played = mining.playExpedition({ ...how, seed, skill: mining.SKILLS[skillOf(seed)] });
  const evidence = (inputs: unknown, vein: number): Evidence =>
    stored({ game: "mining", seed: played.paid[vein]?.seed ?? 0, inputs });
  return {
    ...whole(played),
    decided: played.paid.map(({ inputs, result }, vein) => ({ evidence: evidence(inputs, vein), result })),
    evidenceIn(text) {
      const veins: Evidence[] = [];
      replayed(MINING_RULES, played, text, (world) => {
        if (world.own[MINE.burst] !== veins.length)
          veins.push(evidence(mining.inputsOfBurst(world, mastery), veins.length));
      });
      return veins;
    },
  };
}

function hunt(seed: number): Attempt {
  const king = seed % 7 === 0;
  const how = { mastery: 1 + (seed % 10), calm: isCalm(seed), king };
  const played = hunting.playFight({ ...how, seed, skill: hunting.SKILLS[skillOf(seed)] });
  const inputsOf = (end: number, herbs: readonly TakenHerb[]): FightInputs => ({
    ...{ rules: HUNTING.rules, colour: COLOURS[seed % COLOURS.length]!, king },
    ...{ won: end === ENDS.won, free: 40, herbs: [...herbs] },
  });
  // A fight without herbs pays nothing, and leaves no evidence.
  const evidence = (end: number, herbs: readonly TakenHerb[]): Evidence[] =>
    herbs.length === 0 ? [] : [stored({ game: "hunting", seed: seed * 7_919, inputs: inputsOf(end, herbs) })];
  return {
    ...whole(played),
    decided: evidence(played.end, played.taken).map((kept) => ({
      evidence: kept,
      result: replayFight(seed * 7_919, inputsOf(played.end, played.taken)),
    })),
    evidenceIn(text) {
      const { own } = replayed(HUNTING_RULES, played, text).world;
      if (own[HUNT.ended] === 0) throw new RangeError("the fight is not over");
      return evidence(own[HUNT.end]!, own[HUNT.end] === ENDS.fallen ? [] : herbsOf({ own } as World));
    },
  };
}

function bossFight(seed: number): Attempt {
  const kind = seed % 2 === 0 ? weekly(2 + ((seed >> 1) % 3)) : STORY;
  const how = { ...kind, calm: isCalm(seed), ease: kind === STORY ? (seed >> 1) % 4 : 0 };
  const played = boss.playGolem({ seed, how, skill: boss.SKILLS[skillOf(seed)] });
  const evidence = (recording: Recording): Evidence =>
    stored({ game: "boss", seed: 0, inputs: evidenceOf(BOSS_RULES, played.setup, recording) });
  const { outcome, score } = played;
  const result = score === null ? { outcome } : { outcome, score };
  return {
    ...whole(played),
    decided: [{ evidence: evidence(played.recording), result }],
    evidenceIn(text) {
      const { world, recording } = replayed(BOSS_RULES, played, text);
      if (!resultOf(world)) throw new RangeError("the fight is not over");
      return [evidence(recording)];
    },
  };
}

function flight(seed: number): Attempt {
  const how = { calm: isCalm(seed), ease: seed % 4 };
  const played = deep.fly({ seed, how, skill: deep.SKILLS[skillOf(seed)] });
  const evidence = (recording: Recording): Evidence =>
    stored({ game: "deep", seed: 0, inputs: evidenceOf(DEEP_RULES, played.setup, recording) });
  const decide = (text: string) => {
    const { world, recording } = replayed(DEEP_RULES, played, text);
    const { outcome, reason } = flightOf(world);
    if (!reason) throw new RangeError("the flight is not over");
    return { evidence: evidence(recording), result: { outcome, score: world.own[FLIGHT.taken]! } };
  };
  const kept = whole(played);
  return {
    ...kept,
    decided: [decide(kept.recording)],
    evidenceIn: (text) => [decide(text).evidence],
  };
}

/** How an attempt at each game is played, by its seed: skill, mode, mastery, depth, week and kind change with it. */
export const ATTEMPTS = {
  mining: expedition,
  hunting: hunt,
  boss: bossFight,
  deep: flight,
} as const satisfies Record<string, (seed: number) => Attempt>;
export const ATTEMPTED = Object.keys(ATTEMPTS) as (keyof typeof ATTEMPTS)[];
