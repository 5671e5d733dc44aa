import { expect, test } from "vitest";
import { draw, hiddenWord, LEAD, needsWord, secondOf, takeWord, wordsDue } from "./entropy.ts";
import { emptyRecording, playRecording, recordInput } from "./recording.ts";
import { TOY_RULES, toySetup } from "./toy-rules.fixture.ts";
import { createWorld } from "./world.ts";

const world = () => createWorld(TOY_RULES, toySetup(0, 0));

test("draws are within their bounds and spread evenly", () => {
  const here = world();
  takeWord(here, 77);
  const counts = new Array<number>(10).fill(0);
  for (let count = 0; count < 20_000; count += 1) counts[draw(here, 3, 12) - 3]! += 1;
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  expect(draw(here, 5, 5)).toBe(5);
});

test("a word of another second gives other draws, the same word at another time too", () => {
  const drawsAfter = (word: number, tick: number) => {
    const here = world();
    here.clock.tick[0] = tick;
    takeWord(here, word);
    return Array.from({ length: 4 }, () => draw(here, 0, 1_000_000)).join();
  };
  expect(drawsAfter(1, 20)).toBe(drawsAfter(1, 20));
  expect(new Set([drawsAfter(1, 20), drawsAfter(2, 20), drawsAfter(1, 40)]).size).toBe(3);
});

test("a second without its word does not begin", () => {
  const recording = emptyRecording();
  recordInput(recording, 0, 30);
  recording.words.push(5);
  const here = world();
  expect(() => playRecording(here, recording)).toThrow("no entropy for tick 20");
  expect(here.clock.tick[0]).toBe(20);
});

test("a client knows no more words than of the second it is in and of LEAD seconds ahead", () => {
  for (let tick = 0; tick < 200; tick += 1) {
    const last = wordsDue(tick) - 1;
    expect(last - secondOf(tick)).toBe(LEAD);
    if (needsWord(tick + 1)) expect(secondOf(tick + 1)).toBeLessThanOrEqual(last);
  }
});

test("what the server keeps to itself is spread evenly and asked in any order", () => {
  const colours = Array.from({ length: 8_000 }, (_, n) => hiddenWord(99, n, 4));
  for (const colour of [0, 1, 2, 3])
    expect(Math.abs(colours.filter((each) => each === colour).length - 2_000)).toBeLessThan(200);
  expect(hiddenWord(99, 7_000, 4)).toBe(colours[7_000]);
  expect(colours.slice(0, 64)).not.toEqual(Array.from({ length: 64 }, (_, n) => hiddenWord(100, n, 4)));
});
