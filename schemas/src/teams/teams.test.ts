import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { koreanDay } from "../clock.ts";
import { PIECES } from "../looks/wardrobe.ts";
import { SEASON_WEEKS } from "../season/weeks.ts";
import { type Holdings, held, isRefusal, NOTHING } from "../wallet/holdings.ts";
import { joinTeamKey } from "../wallet/operations/join-team.ts";
import { matchKey } from "../wallet/operations/match.ts";
import { PEACE_KEY } from "../wallet/operations/peace.ts";
import { signInKey } from "../wallet/operations/sign-in.ts";
import { perform, type WalletOperation } from "../wallet/operations.ts";
import { type TeamTally, teamBoard } from "./board.ts";
import { scarfOf, TEAMS, type Team, teamOf } from "./teams.ts";

const MONDAY = Date.parse("2025-10-06T01:00:00Z");
const TODAY = Number(koreanDay(MONDAY));
const join = (team: Team, day = TODAY): WalletOperation => ({
  kind: "join-team",
  key: joinTeamKey(team),
  team,
  day,
});
const come = (day = TODAY): WalletOperation => ({ kind: "sign-in", key: signInKey(`${day}`), day });
const peace: WalletOperation = { kind: "peace", key: PEACE_KEY, attempt: "1" };

const match: WalletOperation = { kind: "match", key: matchKey("20251006", "ann") };

/** Holdings after these operations. Throws the code of the first refusal. */
const after = (...operations: readonly WalletOperation[]) => afterAt(MONDAY, NOTHING, ...operations);
function afterAt(now: number, before: Holdings, ...operations: readonly WalletOperation[]): Holdings {
  let holdings = before;
  for (const operation of operations) {
    const outcome = perform(holdings, 0, operation, now);
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    holdings = outcome.holdings;
  }
  return holdings;
}
const pointsAfter = (...operations: readonly WalletOperation[]) => held(after(...operations), "team.points");

describe("joining", () => {
  test.each(TEAMS)("the %s team gives its scarf, which opens one piece of the wardrobe", (team) => {
    const holdings = after(join(team));
    expect(teamOf(holdings)).toBe(team);
    expect(held(holdings, `items.${scarfOf(team)}`)).toBe(1);
    const opened = PIECES.filter(
      ({ unlock }) => unlock !== "start" && "item" in unlock && unlock.item === scarfOf(team),
    );
    expect(opened).toHaveLength(1);
  });
  test("is for good: the same team again changes nothing, and any other one is refused", () => {
    expect(after(join("red"), join("red"))).toEqual(after(join("red")));
    for (const team of ["blue", "yellow", "green"] as const)
      expect(() => after(join("red"), join(team))).toThrow("team-joined");
  });
  test("nobody is in a team before", () => {
    expect(teamOf(NOTHING)).toBeNull();
    expect(pointsAfter(come(), peace)).toBe(0);
  });
});

test.each([
  ["a sign-in with a team", [join("blue"), come()], 100],
  ["the sign-in of this day before joining", [come(), join("blue")], 100],
  ["the sign-in of another day before joining", [come(TODAY), join("blue", TODAY + 1)], 0],
  ["a second sign-in on one day", [join("blue"), come(), come()], 100],
  ["three days", [join("blue"), come(), come(TODAY + 1), come(TODAY + 2)], 300],
  ["the completed city with a team", [join("blue"), peace], 1_000],
  ["the city that was complete before joining", [peace, join("blue")], 1_000],
  ["the city twice", [join("blue"), peace, peace], 1_000],
  ["all of it", [join("blue"), come(), peace], 1_100],
] as const)("%s brings %i", (_, operations, points) => {
  expect(pointsAfter(...operations)).toBe(points);
});

describe("the week in which points come", () => {
  const CAME = {
    "a sign-in": [after(join("blue")), come(), 100],
    "a match": [after(join("blue")), match, 100],
    "the completed city": [after(join("blue")), peace, 1_000],
    "joining behind both": [after(come(), peace), join("blue"), 1_100],
  } as const;
  const WHEN = [
    ["before the season", "2025-10-05T23:59:59.999Z", []],
    ["from Monday 09:00 in Korea on", "2025-10-06T00:00:00Z", [1]],
    ["a moment before the second Monday 09:00", "2025-10-12T23:59:59.999Z", [1]],
    ["from the second Monday 09:00 on", "2025-10-13T00:00:00Z", [2]],
    ["in the last moment of the fourth week", "2025-11-02T23:59:59.999Z", [4]],
    ["behind it", "2025-11-03T00:00:00Z", []],
  ] as const;
  const cases = Object.entries(CAME).flatMap(([what, came]) =>
    WHEN.map(([when, at, weeks]) => [what, when, at, weeks, came] as const),
  );
  test.each(cases)("%s %s", (_, __, at, weeks, [before, operation, points]) => {
    const holdings = afterAt(Date.parse(at), before, operation);
    expect(held(holdings, "team.points")).toBe(points);
    for (const week of SEASON_WEEKS)
      expect(held(holdings, `team.weeks.${week}`)).toBe(weeks.some((each) => each === week) ? points : 0);
  });
  test("adds up, beside all points, also in a wallet from before there were weeks", () => {
    const old = new Map([...after(join("blue"), come())].filter(([path]) => !path.startsWith("team.weeks.")));
    const holdings = afterAt(MONDAY, old, peace, match);
    expect([held(holdings, "team.points"), held(holdings, "team.weeks.1")]).toEqual([1_200, 1_100]);
  });
});

/** A team whose members all have the same; those who are not active keep theirs. */
const tally = (members: number, points: number, active = members): TeamTally => ({
  ...{ members, active, points },
  activePoints: members === 0 ? 0 : (points * active) / members,
});
const board = (blue: TeamTally, yellow: TeamTally, green: TeamTally, red: TeamTally) =>
  teamBoard(new Map(Object.entries({ blue, yellow, green, red }) as [Team, TeamTally][]));
const ranks = (lines: ReturnType<typeof teamBoard>) =>
  Object.fromEntries(lines.map(({ team, rank }) => [team, rank]));

describe("the board (play.md 8)", () => {
  test("is there before anybody is", () => {
    expect(teamBoard(new Map())).toEqual(
      TEAMS.map((team) => ({ ...tally(0, 0), team, rank: 1, score: 0, isSmallest: false })),
    );
  });
  test("size alone moves nothing", () => {
    const lines = board(tally(10, 1_000), tally(1_000, 100_000), tally(50, 5_000), tally(200, 20_000));
    expect(lines.map(({ score }) => score)).toEqual([100, 100, 100, 100]);
    expect(lines.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
  });
  test("one star of five times the mean doesn't win for a tiny team", () => {
    const lines = board(tally(1, 600), tally(500, 60_000), tally(500, 45_000), tally(500, 45_000));
    expect(ranks(lines)).toEqual({ yellow: 1, blue: 2, green: 3, red: 3 });
    expect(lines.find(({ team }) => team === "blue")?.isSmallest).toBe(true);
  });
  test("of two smallest teams neither is the smallest", () => {
    const lines = board(tally(1, 0), tally(1, 0), tally(2, 0), tally(3, 0));
    expect(lines.filter(({ isSmallest }) => isSmallest)).toEqual([]);
  });
  test("whoever has long been away neither weighs on a team nor carries it", () => {
    const lines = board(tally(500, 50_000, 100), tally(100, 10_000), tally(100, 10_000), tally(100, 10_000));
    expect(ranks(lines)).toEqual({ blue: 1, yellow: 1, green: 1, red: 1 });
    expect(lines.find(({ team }) => team === "blue")?.points).toBe(50_000);
  });
  test("a team whose members go doesn't climb by it", () => {
    const lines = board(tally(500, 300_000), tally(0, 0), tally(0, 0), tally(500, 250_000, 50));
    expect(ranks(lines)).toMatchObject({ blue: 1, red: 4 });
  });
  test("a score is counted by hand: mean (300 + 100) / 4, then (P + 5,000) / (n + 50)", () => {
    const [first, second] = board(tally(2, 300), tally(2, 100), tally(0, 0), tally(0, 0));
    expect(first).toMatchObject({ team: "blue", rank: 1, score: 101.9 });
    expect(second).toMatchObject({ rank: 2, score: 100 });
  });
  const tallies = fc
    .record({ members: fc.nat(400), share: fc.nat(100), each: fc.nat(3_000) })
    .map(({ members, share, each }) => tally(members, members * each, Math.round((members * share) / 100)));
  test("more points never lower a team, and ranks are those of a plain sort", () => {
    fc.assert(
      fc.property(
        tallies,
        tallies,
        tallies,
        tallies,
        fc.integer({ min: 1, max: 5_000 }),
        (a, b, c, d, more) => {
          const before = board(a, b, c, d);
          for (const { rank, score } of before)
            expect(rank).toBe(1 + before.filter((other) => other.score > score).length);
          const raised = board(
            { ...a, points: a.points + more, activePoints: a.activePoints + more },
            ...([b, c, d] as const),
          );
          if (a.active > 0) expect(ranks(raised).blue!).toBeLessThanOrEqual(ranks(before).blue!);
        },
      ),
    );
  });
});
