import { DAY, koreanDay, MINUTE } from "@diamond-valley/schemas/clock.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { weekSpan } from "@diamond-valley/schemas/season/season.ts";
import { type Team, teamNumber } from "@diamond-valley/schemas/teams/teams.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import { signInKey } from "@diamond-valley/schemas/wallet/operations/sign-in.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshBoards } from "../boards/testing/fresh-boards.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { createTeamFlags } from "./flags.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const clockTo = (instant: number) => game.skip(instant - game.deps.clock.now());
const thursday = (week: number) => weekSpan(week).start + 3 * DAY;
/** Somebody of a team was in the village today: 100 points. */
async function comes(account: string, team: Team): Promise<void> {
  const day = koreanDay(game.deps.clock.now());
  await game.wallets.apply(account, { kind: "join-team", key: joinTeamKey(team), team, day: Number(day) });
  await game.wallets.apply(account, { kind: "sign-in", key: signInKey(day), day: Number(day) });
}

test("on Thursday at nine the flag of the team that leads in this week goes up in the village, and flies until the next one", async () => {
  const room = await game.join<HubState>("looker", "village");
  const flies = (team: Team | null) =>
    until(() => (room.state.flag ?? 0) === (team === null ? 0 : teamNumber(team)));
  await comes("ann", "green");
  clockTo(thursday(1) - MINUTE);
  await Promise.all([comes("ann", "green"), comes("ben", "red")]);
  await game.flags.sweep();
  await flies(null);
  clockTo(thursday(1));
  await game.flags.sweep();
  await flies("green");

  // A team that is far ahead in the end of one week does not lead in the next one by it; and every process shows the same flag.
  for (const days of [1, 2, 3]) {
    clockTo(thursday(1) + days * DAY);
    await comes("ann", "green");
  }
  clockTo(thursday(2) - DAY);
  await comes("ben", "red");
  clockTo(thursday(2) - MINUTE);
  await Promise.all([comes("ben", "red"), comes("ann", "green")]);
  const other = createTeamFlags(game.deps, freshBoards(game.deps).index);
  for (const flags of [game.flags, other]) await flags.sweep();
  expect([game.flags.current(), other.current()]).toEqual(["green", "green"]);
  clockTo(thursday(2));
  await Promise.all([game.flags, other].map((flags) => flags.sweep()));
  expect([game.flags.current(), other.current()]).toEqual(["red", "red"]);
  await flies("red");
  await room.leave();
});

test("while two teams share the first rank the flag of the week before stays", async () => {
  await Promise.all(["ann", "ben"].map((account) => game.wallets.erase(account)));
  clockTo(thursday(3) - MINUTE);
  await Promise.all([comes("dan", "blue"), comes("eve", "yellow")]);
  clockTo(thursday(3));
  const fresh = createTeamFlags(game.deps, freshBoards(game.deps).index);
  for (const flags of [game.flags, fresh]) await flags.sweep();
  expect([game.flags.current(), fresh.current()]).toEqual(["red", "red"]);
  clockTo(thursday(3) + DAY);
  await comes("eve", "yellow");
  for (const flags of [fresh, game.flags]) await flags.sweep();
  expect([game.flags.current(), fresh.current()]).toEqual(["yellow", "yellow"]);
  expect(game.errors).toEqual([]);
});
