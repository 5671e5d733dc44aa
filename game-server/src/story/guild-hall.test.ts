import { TEAMS } from "@diamond-valley/schemas/teams/teams.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

test("Banner and the flags offer the choice until there is a team, and the board afterwards", async () => {
  const kim = await visitorAt(game, "kim", "village");
  await kim.go("guild-hall");
  expect(await kim.touch("banner")).toMatchObject({ open: { dialog: "teams" }, granted: null });
  for (const team of TEAMS)
    expect(await kim.touch(`flag-${team}`)).toMatchObject({
      say: [`guild-hall:flag.${team}`],
      open: { dialog: "teams" },
    });
  expect(await kim.touch("board")).toMatchObject({
    say: ["guild-hall:board.first"],
    open: { dialog: "team-board" },
  });

  await game.wallets.apply("kim", {
    kind: "join-team",
    key: joinTeamKey("red"),
    team: "red",
    day: 20_251_007,
  });
  expect((await kim.touch("banner")).say[0]).toBe("guild-hall:talk.clear.1");
  expect(await kim.touch("banner")).toMatchObject({
    say: ["guild-hall:talk.end"],
    open: { dialog: "team-board" },
  });
  expect(await kim.touch("flag-blue")).toMatchObject({ say: ["guild-hall:flag.blue"], open: null });
  expect(await kim.touch("board")).toMatchObject({ say: [], open: { dialog: "team-board" } });
  await kim.leave();
  expect(game.errors).toEqual([]);
});
