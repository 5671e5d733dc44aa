import { expect, test } from "vitest";
import { type TeamTally, teamBoard } from "./board.ts";
import { flagWeekAt, leadingTeam } from "./flag.ts";
import { TEAMS, type Team } from "./teams.ts";

/** Korean wall-clock time. */
const kst = (text: string) => Date.parse(`${text}+09:00`);

test.each([
  ["2025-10-06T09:00:00", 0],
  ["2025-10-09T08:59:59.999", 0],
  ["2025-10-09T09:00:00", 1],
  ["2025-10-13T09:00:00", 1],
  ["2025-10-16T08:59:59.999", 1],
  ["2025-10-16T09:00:00", 2],
  ["2025-10-23T09:00:00", 3],
  ["2025-10-30T08:59:59.999", 3],
  ["2025-10-30T09:00:00", 4],
  ["2025-11-10T08:59:59", 4],
])("at %s KST the flag of week %i flies", (at, week) => {
  expect(flagWeekAt(kst(at))).toBe(week);
});

const board = (...points: number[]) =>
  teamBoard(
    new Map(
      TEAMS.map((team, index): [Team, TeamTally] => [
        team,
        { members: 10, active: 10, points: points[index] ?? 0, activePoints: points[index] ?? 0 },
      ]),
    ),
  );

test.each([
  ["nobody has a point", [0, 0, 0, 0], null],
  ["one leads", [100, 300, 200, 0], "yellow"],
  ["two share the first rank", [300, 300, 200, 0], null],
  ["the last one leads", [0, 0, 0, 100], "red"],
] as const)("where %s, %j is of %s", (_, points, team) => {
  expect(leadingTeam(board(...points))).toBe(team);
});
