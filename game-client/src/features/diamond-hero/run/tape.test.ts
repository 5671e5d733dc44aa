import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { packInput } from "@diamond-valley/schemas/arena/input.ts";
import { emptyRecording, frameOf, recordInput } from "@diamond-valley/schemas/arena/recording.ts";
import { checksum } from "@diamond-valley/schemas/arena/snapshot.ts";
import { step } from "@diamond-valley/schemas/arena/step.ts";
import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { createBot, SKILLS } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { bought, FIRST } from "@diamond-valley/schemas/diamond-hero/play.fixture.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { heroSetup } from "@diamond-valley/schemas/diamond-hero/setup.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { expect, test } from "vitest";
import { createTape } from "./tape.ts";
import { createTapePlayer } from "./watch/player.ts";

/** Ticks of the recorded run: a little over two minutes of play, with its cards. */
const TICKS = 2_700;

/** A run that a bot has played, with the checksums of its world at each tick. */
function recorded() {
  const setup = heroSetup({ ...FIRST, powerUps: bought(10) });
  const world = createWorld(HERO_RULES, setup);
  const recording = emptyRecording();
  const random = seededRandom(7);
  const bot = createBot(world, SKILLS.ace, random);
  const sums: number[] = [];
  let offers = 0;
  for (let tick = 0; tick < TICKS; tick += 1) {
    if (tick % 20 === 0) recording.words.push(Math.floor(random() * 2 ** 32));
    const input = packInput(bot());
    recordInput(recording, input);
    step(world, frameOf(recording, tick, input));
    sums.push(checksum(world));
    if (world.own[OWN.left]! > 0) offers += 1;
  }
  return { evidence: evidenceOf(HERO_RULES, setup, recording), sums, offers };
}

const RECORDED = recorded();
const tape = () => createTape(HERO_RULES, RECORDED.evidence);
const forever = (): boolean => true;

test("a tape plays the world that was recorded, tick for tick", () => {
  const played = tape();
  const sums: number[] = [];
  while (!played.isOver()) {
    played.step();
    sums.push(checksum(played.world));
  }
  expect(sums).toEqual(RECORDED.sums);
  expect(played.step()).toEqual([]);
  expect(played.length).toBe(TICKS);
});

test("each minute that was come to is gone back to, and from there the same follows", () => {
  const played = tape();
  expect(played.goTo(1)).toBe(false);
  expect(played.advance(1, forever)).toBe(true);
  expect([played.minutes(), played.world.own[OWN.time]]).toEqual([2, RUN.minute]);
  const [tick, sum] = [played.world.clock.tick[0]!, checksum(played.world)];
  while (!played.isOver()) played.step();
  expect(played.goTo(0)).toBe(true);
  expect(played.world.own[OWN.time]).toBe(0);
  expect(played.goTo(1)).toBe(true);
  expect([played.world.clock.tick[0], checksum(played.world)]).toEqual([tick, sum]);
  while (!played.isOver()) played.step();
  expect(checksum(played.world)).toBe(RECORDED.sums.at(-1));
});

test("a jump is made in slices, and ends where the run does", () => {
  const played = tape();
  let slices = 0;
  while (!played.advance(9, () => false)) slices += 1;
  expect(slices).toBeGreaterThan(100);
  expect(played.isOver()).toBe(true);
});

test("of other rules, and of what is no run, there is no tape", () => {
  expect(() => createTape({ ...HERO_RULES, version: HERO_RULES.version + 1 }, RECORDED.evidence)).toThrow(
    RangeError,
  );
  expect(() => createTape(HERO_RULES, { rules: "x" })).toThrow();
});

/** Plays frames of `ms` for `total` ms; answers the ticks that the world has made. */
function watch(speed: 1 | 2 | 4, total: number, paused = false, ms = 16): number {
  const played = tape();
  const player = createTapePlayer(played);
  for (let at = 0; at < total; at += ms) player.frame(ms, { speed, paused }, () => {});
  return played.world.clock.tick[0]!;
}

test("the viewer goes at one, two and four times the pace, and not at all while paused", () => {
  // Whoever watches is not shown how long cards were thought about: the first offer comes at once.
  const [one, two, four] = [watch(1, 4_000), watch(2, 4_000), watch(4, 4_000)];
  expect(one).toBeGreaterThanOrEqual(80);
  expect(two).toBeGreaterThanOrEqual(one + 70);
  expect(four).toBeGreaterThanOrEqual(two + 140);
  expect(watch(4, 4_000, true)).toBe(0);
});

test("a stalled page does not race", () => {
  const played = tape();
  const player = createTapePlayer(played);
  player.frame(60_000, { speed: 1, paused: false }, () => {});
  expect(played.world.clock.tick[0]).toBeLessThanOrEqual(5);
});

test("the viewer jumps to a minute and plays on from there, also back", () => {
  const played = tape();
  const player = createTapePlayer(played);
  const goTo = (minute: number): void => {
    player.seek(minute);
    for (let frames = 0; player.seeking !== null && frames < 1_000; frames += 1)
      player.frame(16, { speed: 1, paused: true }, () => {});
  };
  for (const minute of [2, 0, 1]) {
    goTo(minute);
    expect([player.seeking, played.world.own[OWN.time]]).toEqual([null, minute * RUN.minute]);
  }
});
