import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { expect, test } from "vitest";
import { mineMap } from "../../core/world/maps.fixture.ts";
import { freeVein, veinInReach, veinOffers } from "./offers.ts";

const { veins } = mineMap;
const FREE = veins.map(() => ({ taken: false, rest: 0 }));
const text = (key: string, values?: Record<string, string | number>): string =>
  values ? `${key} ${Object.values(values)}` : key;
const strike = (): void => {};
/** The veins with one of them as given. */
const withOne = (number: number, state: { taken: boolean; rest: number }) =>
  FREE.map((free, index) => (index === number - 1 ? state : free));
const offersAt = (number: number, states = FREE, own = 0) => {
  const at = veins[number - 1]!;
  const vein = veinInReach(veins, states, at, own);
  return veinOffers(vein, states[number - 1], { at, own, text, strike, refuse: () => {} });
};

test("each vein offers a strike that is done in the instant of the press", () => {
  for (const { number, colour } of veins) {
    const [offer] = offersAt(number);
    expect(offer?.prompt).toMatchObject({
      verb: "strike",
      target: String(number),
      words: `mining:prompt.strike items:colour.${colour}`,
    });
    expect(offer?.prompt.press).toBe(strike);
  }
});

test("a vein is in reach exactly as far as the server says", () => {
  const [vein] = veins;
  const from = (away: number) => veinInReach(veins, FREE, { x: vein!.x, y: vein!.y + away }, 0);
  expect(from(MINING.reach)).toBe(vein);
  expect(from(MINING.reach + 1)).toBeUndefined();
});

test("one that somebody works at or that rests says so, and the own one is struck again", () => {
  expect(offersAt(4, withOne(4, { taken: true, rest: 0 }))[0]?.prompt).toMatchObject({
    refused: true,
    words: "mining:prompt.taken",
  });
  expect(offersAt(4, withOne(4, { taken: false, rest: 9 }))[0]?.prompt).toMatchObject({
    refused: true,
    words: "mining:prompt.rests 9",
  });
  expect(offersAt(4, withOne(4, { taken: true, rest: 0 }), 4)[0]?.prompt.verb).toBe("strike");
});

test("the way leads to the nearest vein that is free", () => {
  const at = veins[3]!;
  expect(freeVein(veins, FREE, at)).toBe(at);
  expect(freeVein(veins, withOne(4, { taken: true, rest: 0 }), at)).not.toBe(at);
  expect(
    freeVein(
      veins,
      FREE.map(() => ({ taken: false, rest: 3 })),
      at,
    ),
  ).toBeUndefined();
});
