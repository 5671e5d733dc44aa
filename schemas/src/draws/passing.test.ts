import fc from "fast-check";
import { expect, test } from "vitest";
import { barredFrom } from "./kinds.ts";
import { type DrawnRanks, holdersOf, type Passing, passedOn } from "./passing.ts";

const ranksOf = (names: string) => names.split("").map((entrant) => ({ entrant, key: entrant }));
const DRAWN: DrawnRanks = [
  { slug: "big", kind: "points", total: 2, ranks: ranksOf("abcd") },
  { slug: "small", kind: "points", total: 2, ranks: ranksOf("cefgd") },
  { slug: "plush", kind: "plush", total: 1, ranks: ranksOf("ae") },
];
const declined = (prize: string, entrant: string): Passing => ({ prize, entrant, reason: "declined" });
const kind = (prize: string, entrant: string): Passing => ({ prize, entrant, reason: "kind" });

function after(...steps: Passing[]): { passings: Passing[]; held: Record<string, string> } {
  const passings: Passing[] = [];
  for (const step of steps) passings.push(...(passedOn(DRAWN, passings, step) ?? []));
  const held = [...holdersOf(DRAWN, passings)].map(([slug, names]) => [slug, names.join("")]);
  return { passings, held: Object.fromEntries(held) };
}

test.each([
  [[], { big: "ab", small: "ce", plush: "a" }],
  [[declined("plush", "a")], { big: "ab", small: "ce", plush: "e" }],
  [[declined("plush", "a"), declined("plush", "e")], { big: "ab", small: "ce", plush: "" }],
  // c was given a small one of the kind: the big one goes on to d.
  [[declined("big", "a")], { big: "bd", small: "ce", plush: "a" }],
  // d took the big one, and is passed over when the small one comes to them.
  [
    [declined("big", "a"), declined("small", "f"), declined("small", "c"), declined("small", "e")],
    { big: "bd", small: "fg", plush: "a" },
  ],
  [
    [declined("big", "a"), declined("small", "c"), declined("small", "e"), declined("small", "f")],
    { big: "bd", small: "g", plush: "a" },
  ],
  // c was given the small one, whatever became of it.
  [[declined("small", "c"), declined("big", "a")], { big: "bd", small: "ef", plush: "a" }],
])("after %j the holders are %j", (steps, held) => {
  expect(after(...steps).held).toEqual(held);
});

test("a reserve who holds one of the kind is noted as passed over", () => {
  expect(after(declined("big", "a")).passings).toEqual([declined("big", "a"), kind("big", "c")]);
});

test("only who holds a prize passes it on, and only once", () => {
  for (const wrong of [declined("big", "c"), declined("castle", "a"), declined("big", "z")])
    expect(passedOn(DRAWN, [], wrong)).toBeNull();
  expect(passedOn(DRAWN, [declined("big", "a"), kind("big", "c")], declined("big", "a"))).toBeNull();
});

test("whatever is passed on in whichever order, nobody holds two of a kind and no prize is left over", () => {
  const Step = fc.tuple(fc.constantFrom("big", "small", "plush"), fc.nat({ max: 2 }));
  fc.assert(
    fc.property(fc.array(Step, { maxLength: 12 }), (steps) => {
      const passings: Passing[] = [];
      for (const [slug, place] of steps) {
        const entrant = holdersOf(DRAWN, passings).get(slug)?.[place] ?? "";
        passings.push(...(passedOn(DRAWN, passings, declined(slug, entrant)) ?? []));
      }
      const held = holdersOf(DRAWN, passings);
      const points = [...held.get("big")!, ...held.get("small")!];
      expect(new Set(points).size).toBe(points.length);
      for (const { slug, total, ranks } of DRAWN) {
        const passed = passings.filter(({ prize }) => prize === slug).length;
        expect(held.get(slug)).toHaveLength(Math.min(total, ranks.length - passed));
      }
    }),
  );
});

test("winners of a kind are left out of its later prizes, its reserves are not", () => {
  const prizes = DRAWN.map((prize) => ({ ...prize, reserves: 2 }));
  const drawn = new Map(prizes.map(({ slug, ranks }) => [slug, ranks]));
  expect([...barredFrom(prizes[0]!, prizes, drawn)]).toEqual([]);
  expect([...barredFrom(prizes[1]!, prizes, drawn)]).toEqual(["a", "b"]);
  expect([...barredFrom(prizes[2]!, prizes, drawn)]).toEqual([]);
});
