import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY, koreanDay } from "../clock.ts";
import { EMOTES, type Emote } from "../walking/walking.ts";
import { type Holdings, held, isRefusal, NOTHING } from "../wallet/holdings.ts";
import { joinTeamKey } from "../wallet/operations/join-team.ts";
import { matchKey } from "../wallet/operations/match.ts";
import { perform } from "../wallet/operations.ts";
import { walletView } from "../wallet/view.ts";
import { isMatch, MATCH, matchOf, type ShownEmote } from "./emote-match.ts";

const [WAVE, LAUGH] = EMOTES as unknown as [Emote, Emote];
const shown = (x: number, at: number, emote: Emote = WAVE, y = 0): ShownEmote => ({ emote, x, y, at });

test.each([
  ["at one place and time", shown(0, 0), shown(0, 0), true],
  ["160 px away", shown(0, 0), shown(160, 0), true],
  ["161 px away", shown(0, 0), shown(161, 0), false],
  ["160 px away aslant", shown(0, 0), shown(96, 0, WAVE, 128), true],
  ["3 s later", shown(0, 0), shown(0, 3_000), true],
  ["3 s sooner", shown(0, 3_000), shown(0, 0), true],
  ["more than 3 s later", shown(0, 0), shown(0, 3_001), false],
  ["another emote", shown(0, 0), shown(0, 0, LAUGH), false],
] as const)("%s: %#", (_, one, other, matches) => {
  expect(isMatch(one, other)).toBe(matches);
});

test("of several the nearest one matches, and nobody matches who is not there", () => {
  const others = new Map([
    ["far", shown(150, 0)],
    ["near", shown(20, 0)],
    ["laughs", shown(1, 0, LAUGH)],
  ]);
  expect(matchOf(shown(0, 100), others)).toBe("near");
  expect(matchOf(shown(0, 100), new Map())).toBeNull();
  expect(matchOf(shown(0, MATCH.within + 1), others)).toBeNull();
});

test("matching is mutual", () => {
  const one = fc.record({
    emote: fc.constantFrom(WAVE, LAUGH),
    x: fc.nat(300),
    y: fc.nat(300),
    at: fc.nat(6_000),
  });
  fc.assert(
    fc.property(one, one, (a, b) => {
      expect(isMatch(a, b)).toBe(isMatch(b, a));
    }),
  );
});

const NOON = Date.parse("2025-10-07T03:00:00Z");

function match(holdings: Holdings, other: string, now = NOON): Holdings {
  const outcome = perform(holdings, 0, { kind: "match", key: matchKey(koreanDay(now), other) }, now);
  if (isRefusal(outcome)) throw new Error(outcome.refused);
  return outcome.holdings;
}
const joined = perform(
  NOTHING,
  0,
  { kind: "join-team", key: joinTeamKey("red"), team: "red", day: 20_251_007 },
  NOON,
);
const RED = isRefusal(joined) ? NOTHING : joined.holdings;

test("three matches of a day count 100 each, and those of the next day again", () => {
  let holdings = RED;
  for (const [count, other] of ["ann", "ben", "cal"].entries()) {
    expect(walletView(holdings, NOON).team).toMatchObject({ matchesLeft: 3 - count, points: 100 * count });
    holdings = match(holdings, other);
  }
  expect(() => match(holdings, "dan")).toThrow("daily-limit");
  const lastMoment = Date.parse("2025-10-07T14:59:59.999Z");
  expect(() => match(holdings, "dan", lastMoment)).toThrow("daily-limit");
  expect(held(match(holdings, "dan", lastMoment + 1), "team.points")).toBe(400);
  expect(walletView(holdings, NOON + DAY).team.matchesLeft).toBe(3);
});

test("without a team nothing counts", () => {
  expect(() => match(NOTHING, "ann")).toThrow("team-needed");
});
