import { DAY } from "@diamond-valley/schemas/clock.ts";
import { DEMO_START, weekSpan } from "@diamond-valley/schemas/season/season.ts";
import type { TeamBoard, TeamLine } from "@diamond-valley/schemas/teams/board.ts";
import { TEAMS, type Team } from "@diamond-valley/schemas/teams/teams.ts";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FreshBoards, freshBoards } from "../boards/testing/fresh-boards.ts";
import { createDailySignIn } from "../sign-in/daily-sign-in.ts";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { createTeamFlags } from "./flags.ts";
import { talliesIn } from "./tallies.ts";
import { createTeams } from "./teams.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const TEAM = "/game_rpg/team";
const BOARD = "/game_rpg/leaderboard/team";
let people = 0;
const player = () => registeredPlayer(server, `team-${++people}`);
const join = (who: TestPlayer, team: Team) => who.call<TeamBoard>("POST", TEAM, { team });
let index: FreshBoards["index"];
beforeAll(() => {
  ({ index } = freshBoards(server.deps));
});
/** The tally of a team as of now. */
const tallyOf = async (team: Team) => talliesIn(await index.now(), server.deps.clock.now(), 0).get(team);
/** Lets some time of the season pass, ms. */
const pass = (time: number) => server.clock.set(server.deps.clock.now() + time);
const signIn = (who: TestPlayer) => createDailySignIn(server.deps, who.wallets).signIn(who.id);

describe("joining a team (spec 2 §4)", () => {
  test("is for good: again it changes nothing, and another team is refused", async () => {
    const ann = await player();
    expect((await ann.call<TeamBoard>("GET", BOARD)).body.own).toEqual({ team: null, points: 0 });
    const before = (await tallyOf("green"))?.members ?? 0;
    const { status, body } = await join(ann, "green");
    expect({ status, own: body.own }).toEqual({ status: 200, own: { team: "green", points: 0 } });
    expect(body.lines.find(({ team }) => team === "green")?.members).toBe(before + 1);
    expect(await join(ann, "green")).toMatchObject({ status: 200, body: { own: { team: "green" } } });
    for (const team of TEAMS.filter((other) => other !== "green"))
      expect(await join(ann, team)).toMatchObject({ status: 409, body: { code: "team-joined" } });
    expect((await tallyOf("green"))?.members).toBe(before + 1);
    expect((await ann.wallets.view(ann.id)).items).toEqual({ "team-scarf-green": 1 });
    expect((await ann.call("GET", "/user_data")).body).toMatchObject({ data: { team: "green" } });
  });

  test("in two teams from two processes at once, somebody is in one of them", async () => {
    const bea = await player();
    const parts = { deps: server.deps, index, flags: createTeamFlags(server.deps, index) };
    const stores = [0, 1].map(() => createTeams({ ...parts, wallets: createWalletStore(server.deps) }));
    const asked = [...stores, ...stores].map((teams, index) => teams.join(bea.id, TEAMS[index % 4]!));
    const joined = (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled");
    expect(joined).toHaveLength(1);
    const { items, team } = await bea.wallets.view(bea.id);
    expect(items).toEqual({ [`team-scarf-${team.name}`]: 1 });
  });

  test.each([
    ["a team that is none", { team: "violet" }],
    ["no team", {}],
    ["more than a team", { team: "red", points: 9_000 }],
  ])("%s is refused, and changes nothing", async (_, body) => {
    const cal = await player();
    expect(await cal.call("POST", TEAM, body)).toMatchObject({ status: 400, body: { code: "bad-request" } });
    expect(await cal.call("GET", TEAM)).toMatchObject({ status: 409, body: { code: "team-needed" } });
  });

  test("is over with the event", async () => {
    const dan = await player();
    server.clock.set(Date.parse("2025-11-10T00:00:00Z"));
    expect(await join(dan, "red")).toMatchObject({ status: 410, body: { code: "closed" } });
  });
});

test("a sign-in brings the team 100 points, once a day, from whatever process", async () => {
  const eve = await player();
  await join(eve, "blue");
  const before = (await tallyOf("blue"))?.points ?? 0;
  const processes = [0, 1].map(() => createDailySignIn(server.deps, createWalletStore(server.deps)));
  const told = await Promise.all([...processes, ...processes].map(({ signIn }) => signIn(eve.id)));
  for (const signedIn of told.filter((each) => each !== null)) expect(signedIn.points).toBe(100);
  expect((await tallyOf("blue"))?.points).toBe(before + 100);
  pass(DAY);
  await signIn(eve);
  expect((await tallyOf("blue"))?.points).toBe(before + 200);
  expect((await eve.call<TeamLine>("GET", TEAM)).body).toMatchObject({ team: "blue" });
  expect((await eve.call<TeamBoard>("GET", BOARD)).body.own).toEqual({ team: "blue", points: 200 });
});

test("whoever has been away for a week is a member, and not active any more", async () => {
  const fay = await player();
  await join(fay, "yellow");
  const before = (await tallyOf("yellow"))!;
  await signIn(fay);
  const came = {
    members: before.members,
    active: before.active + 1,
    points: before.points + 100,
    activePoints: before.activePoints + 100,
  };
  expect(await tallyOf("yellow")).toEqual(came);
  pass(6 * DAY);
  expect((await tallyOf("yellow"))?.active).toBe(before.active + 1);
  pass(DAY);
  expect(await tallyOf("yellow")).toEqual({ ...came, active: 0, activePoints: 0 });
});

test("the board of this week has the points of this week, and that of all time has all of them", async () => {
  const hal = await player();
  await join(hal, "red");
  const red = async (query: string) => {
    const { lines } = (await hal.call<TeamBoard>("GET", `${BOARD}${query}`)).body;
    return lines.find(({ team }) => team === "red")!;
  };
  const shows = (query: string, points: number) => until(async () => (await red(query)).points === points);
  const { points } = await red("?span=all");
  await signIn(hal);
  await shows("?span=all", points + 100);
  await shows("?span=week", points + 100);
  server.clock.set(weekSpan(2).start);
  await shows("?span=week", 0);
  expect((await red("?span=week")).score).toBe(0);
  await signIn(hal);
  await shows("?span=week", 100);
  await shows("", 100);
  await shows("?span=all", points + 200);
  expect((await red("?span=week")).activePoints).toBe(100);
  expect(await hal.call("GET", `${BOARD}?span=day`)).toMatchObject({ body: { code: "bad-request" } });
});

test("an account that goes leaves its team with its points", async () => {
  const gus = await player();
  await join(gus, "red");
  await signIn(gus);
  const before = (await tallyOf("red"))!;
  await gus.wallets.erase(gus.id);
  const after = (await tallyOf("red")) ?? { members: 0, points: 0 };
  expect([after.members, after.points]).toEqual([before.members - 1, before.points - 100]);
});

test("every wallet is the sum of its lines", async () => {
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});
