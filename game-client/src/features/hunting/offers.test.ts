import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { expect, test } from "vitest";
import { askingDoor } from "../../core/arena/doors.ts";
import { forestMap } from "../../core/world/maps.fixture.ts";
import { clearingInReach, freeClearing, type ShownSlime, slimeOffers, swingOffer } from "./offers.ts";

const { clearings } = forestMap;
const FREE: ShownSlime[] = clearings.map(({ x, y, number }) => ({
  x,
  y,
  colour: ((number - 1) % 4) + 1,
  king: number === 2,
  taken: false,
  rest: 0,
}));
const text = (key: string, values?: Record<string, string | number>): string =>
  values ? `${key} ${Object.values(values)}` : key;
const strike = (): void => {};
/** The slimes with one of them as given. */
const withOne = (number: number, state: Partial<ShownSlime>) =>
  FREE.map((free, index) => (index === number - 1 ? { ...free, ...state } : free));
const promptAt = (number: number, states = FREE) => {
  const at = clearings[number - 1]!;
  const clearing = clearingInReach(clearings, states, at);
  return slimeOffers(clearing, states[number - 1], { at, text, strike, refuse: () => {} })[0]?.prompt;
};

test("each slime offers a fight that is asked for in the instant of the press", () => {
  expect(promptAt(1)).toMatchObject({
    verb: "fight",
    target: "1",
    words: "hunting:prompt.fight items:colour.blue",
  });
  expect(promptAt(2)?.words).toBe("hunting:prompt.fight-king items:colour.yellow");
  expect(promptAt(1)?.press).toBe(strike);
});

test("a slime is in reach exactly as far as the server says", () => {
  const [clearing] = clearings;
  const from = (away: number) => clearingInReach(clearings, FREE, { x: clearing!.x, y: clearing!.y + away });
  expect(from(HUNTING.approach)).toBe(clearing);
  expect(from(HUNTING.approach + 1)).toBeUndefined();
});

test("one that somebody fights, or that rests, says so", () => {
  expect(promptAt(4, withOne(4, { taken: true }))).toMatchObject({
    refused: true,
    words: "hunting:prompt.taken",
  });
  expect(promptAt(4, withOne(4, { rest: 9 }))).toMatchObject({
    refused: true,
    words: "hunting:prompt.rests 9",
  });
});

test("the way leads to the nearest slime that is free", () => {
  const at = clearings[3]!;
  expect(freeClearing(clearings, FREE, at)).toBe(at);
  expect(freeClearing(clearings, withOne(4, { taken: true }), at)).not.toBe(at);
  const none = FREE.map((slime) => ({ ...slime, rest: 3 }));
  expect(freeClearing(clearings, none, at)).toBeUndefined();
});

test("in a fight the door asks before a blow is offered, and a blow before the way out", () => {
  const [door] = forestMap.portals;
  const at = { x: door!.x + door!.width / 2, y: door!.y + door!.height / 2 };
  const [ask] = askingDoor(forestMap, at, "leave-hunt", "Leave");
  const swing = swingOffer(text, strike);
  expect(ask!.distance).toBeLessThan(swing.distance);
  expect(swing.distance).toBeLessThan(0);
});
