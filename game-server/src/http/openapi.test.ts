import { CALLS, type CallName } from "@diamond-valley/schemas/api/calls.ts";
import type { FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { API_BASE, PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Client } from "colyseus.js";
import type { Router } from "express";
import { expect, test } from "vitest";
import { createPublicIds } from "../account/public-ids.ts";
import { createCodeStore } from "../codes/store.ts";
import { readConfig } from "../config/config.ts";
import { createRuns } from "../diamond-hero/runs.ts";
import { ran } from "../diamond-hero/testing/ran.ts";
import { AT_GATE, finishActs } from "../diamond-hero/testing/runners.ts";
import { AT, operatorOf } from "../draws/testing/ops.ts";
import { MAPS } from "../rooms/maps.ts";
import { ANSWERED } from "../testing/contract.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session, signIn } from "../testing/sign-in.ts";
import { createClaimStore } from "../vault/claims.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";

const server = testServer();
const wish = { protocol: PROTOCOL_VERSION };

/** What the server answers, by method and path. */
function routesOf(routers: readonly Router[]): string[] {
  return routers.flatMap(({ stack }) =>
    stack.flatMap(({ route }) => {
      if (!route) return [];
      const methods = Object.keys((route as unknown as { methods: object }).methods);
      return methods.map((method) => `${method.toUpperCase()} ${route.path}`);
    }),
  );
}

test("every route of the server is documented, and every documented call is a route", () => {
  const routes = routesOf(server.api).filter((name) => name !== "GET /openapi.json");
  expect(routes.toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test("the document is served: OpenAPI 3.1 with each call, whose references all lead somewhere", async () => {
  const response = await newVisitor(server.url).fetch(`${API_BASE}/openapi.json`);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  const text = await response.text();
  const document = JSON.parse(text);
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: API_BASE }] });
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  const documented = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls as object).map(
      (method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    ),
  );
  expect(documented.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  const ids = Object.values(document.paths).flatMap((calls) =>
    Object.values(calls as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(Object.keys(document.components.schemas)).toContain(name);
  // Whoever is asked for a field finds its form.
  expect(document.components.schemas.TeamBoard.properties.lines).toBeDefined();
  expect(document.components.schemas.JoinTeam.properties.team.enum).toContain("green");
});

/** Calls that end a session, or a seat. */
async function leave(player: TestPlayer): Promise<void> {
  await player.call("POST", "/hub/exit");
  await player.call("POST", "/auth/logout");
  const again = await signIn(server.url, "whole-tour+diamond+vip");
  await again.call("DELETE", "/auth/delete");
}

/** What a visitor does around the account. */
async function accountCalls(player: TestPlayer): Promise<void> {
  const { call } = player;
  await call("GET", "/season");
  await call("POST", "/events", {
    consent: true,
    batch: "b".repeat(20),
    events: [{ age: 0, name: "page_view", parameters: { market: "kr", phase: "live", week: 1 } }],
  });
  await call("GET", "/user_data");
  await call("POST", "/user_data/tier-told");
  const profile = await call<Record<string, string>>("GET", "/profile");
  const { account_email: _, ...contact } = profile.body;
  await call("PUT", "/profile", { ...contact, home_address: "서울 1" });
  await call("GET", "/profile/marketing");
  await call("PUT", "/profile/marketing", { accepted: true });
  const { body: told } = await call<object>("GET", "/event_survey");
  await call("POST", "/event_survey", { ...told, t_and_c_global: true, t_and_c_campaign: true });
  await call("PUT", "/game_rpg/nickname", { nickname: "Nova" });
  const look = { head: "cat", colour: "blue", hat: "bow", scarf: "none", eyes: "happy", accent: "red" };
  const known = await call<{ data: { character_config: object } }>("GET", "/user_data");
  await call("PUT", "/game_rpg/character", { ...look, ...known.body.data.character_config });
  await call("GET", "/game_rpg/special-event");
  await call("POST", "/game_rpg/special-event/rsvp", { day: null });
}

/** What somebody does in the Vault and with the bag. */
async function walletCalls(player: TestPlayer): Promise<void> {
  const { call } = player;
  await player.fish([...many("blue", 10), ...many("red", 4)], 60_000);
  await call("GET", "/game_rpg/user_data");
  await call("GET", "/game_rpg/inventory");
  await call("GET", "/game_rpg/frontend-game-state");
  await call("POST", "/game_rpg/exchange", { category: "fish", from: "red", to: "green" });
  const created = await call<{ id: string }>("POST", "/game_rpg/submission/create", {
    ...{ category: "fish", colour: "blue" },
  });
  await call("POST", "/game_rpg/submission/submit", { id: created.body.id });
  await call("GET", "/sweepstakes");
  await call("PUT", "/sweepstakes/points-500", { entries: 1 });
  const validUntil = DEMO_START + 1e10;
  await createClaimStore(server.deps).stock([{ code: "TOUR-1", prize: "vip-points-3000", validUntil }]);
  await call("POST", "/sweepstakes/vip-points-3000/claim", {});
}

/** Teams, boards, and Diamond Hero. */
async function boardCalls(player: TestPlayer, other: TestPlayer): Promise<void> {
  const { call } = player;
  await call("POST", "/game_rpg/team", { team: "green" });
  await call("GET", "/game_rpg/team");
  for (const board of ["team", "quests", "boss", "hero", "community"])
    await call("GET", `/game_rpg/leaderboard/${board}`);
  await call("GET", "/game_rpg/leaderboard/quests?span=all");
  const named = createPublicIds(readConfig({}).identitySecret).of(other.id);
  await call("POST", "/game_rpg/report", { player: named });
  await call("GET", "/game_rpg/diamond-hero");
  const runs = createRuns(server.deps, player.wallets);
  await runs.start(player.id, "tour-run");
  await runs.pay({ ...ran(player.id, "tour-run"), coins: 200 });
  await call("POST", "/game_rpg/diamond-hero/power-up", { powerUp: "speed", level: 1 });
  await call("GET", "/game_rpg/replay/tour-run");
}

/** Who plays, and friends. */
async function friendCalls({ call }: TestPlayer, other: TestPlayer): Promise<void> {
  await call("GET", "/game_rpg/people");
  const { code } = (await call<FriendsAnswer>("GET", "/game_rpg/friends")).body;
  await other.call("POST", "/game_rpg/friends", { code });
  const { asking } = (await call<FriendsAnswer>("GET", "/game_rpg/friends")).body;
  const friend = { code: asking[0]!.code };
  await call("POST", "/game_rpg/friends", friend);
  await call("PUT", "/game_rpg/friends", { watchable: true });
  await call("GET", `/game_rpg/friends/watch?${new URLSearchParams(friend)}`);
  await call("DELETE", "/game_rpg/friends", friend);
  await call("POST", "/game_rpg/friends/code", { code });
}

/** The draws, before anything is frozen. */
async function drawCalls({ call }: TestPlayer): Promise<void> {
  await operatorOf(server)("draw", "commit");
  await call("GET", "/draws");
  await call("GET", "/draws/record");
  await call("GET", "/sweepstakes/points-500/proof");
}

/** What everybody may download once the entries are frozen. */
async function downloadEntries(visitor: Session): Promise<void> {
  server.clock.set(AT.settled);
  await operatorOf(server)("draw", "freeze");
  await visitor.call("GET", "/draws/points-500/entries");
}

/** Seats, and acts that reach live rooms over HTTP. */
async function roomCalls(player: TestPlayer): Promise<void> {
  const { call, id } = player;
  const places = server.deps.connection.collection<{ _id: string }>("places");
  const stand = (at: object) => places.replaceOne({ _id: id }, at, { upsert: true });
  /** Sits down by a call, does something there, and leaves. */
  const sit = async (path: string, place: string | undefined, act: () => Promise<unknown>) => {
    const seat = await call<SeatAnswer>("POST", path, { ...wish, ...(place && { place }) });
    expect(seat.status, JSON.stringify(seat.body)).toBe(200);
    const room = await new Client(server.url).consumeSeatReservation(seat.body);
    room.onMessage("*", () => {});
    await act();
    await room.leave();
    await call("POST", "/hub/exit");
  };
  const succeed = async (path: string, body: object) => {
    const { status, body: told } = await call("POST", path, body);
    expect(status, JSON.stringify(told)).toBe(200);
  };
  await sit("/hub/enter", undefined, () => call("GET", "/hub/player"));

  const { x, y } = MAPS.warehouse.characters.find(({ slug }) => slug === "bronze")!;
  await stand({ place: "warehouse", area: 1, x: Math.round(x), y: Math.round(y) + 40 });
  await sit("/game_rpg/game-part/new-attempt", "warehouse", () =>
    succeed("/game_rpg/game-part/new-interaction", { target: "bronze" }),
  );

  const spot = MAPS.lake.spots[0]!;
  await stand({ place: "lake", area: 1, x: Math.round(spot.x), y: Math.round(spot.y) });
  await sit("/game_rpg/quest/fishing/start", undefined, () =>
    succeed("/game_rpg/quest/fishing/action", { action: "cast", calm: false }),
  );

  await finishActs(server.deps, id);
  await stand(AT_GATE);
  await sit("/game_rpg/diamond-hero/start", undefined, async () => {});
}

test("every documented call is made once at a real server, and each answer is as its contract says", async () => {
  server.clock.set("2025-10-01T03:00:00Z");
  const early = await signIn(server.url, "early-tour");
  await early.call("POST", "/preregister", registrationOf(91));
  server.clock.set(DEMO_START);
  const stranger = newVisitor(server.url);
  expect((await stranger.fetch(`${API_BASE}/auth/start`)).status).toBe(302);
  ANSWERED.add("GET /auth/start");
  const player = await registeredPlayer(server, "whole-tour+diamond+vip", { home_address: "서울 1" });
  const other = await registeredPlayer(server, "whole-tour-other");
  await accountCalls(player);
  await createCodeStore(server.deps).add([{ code: "WHOLETOUR", kind: "invite", tier: null, email: null }]);
  await other.call("POST", "/profile/code", { code: "whole-tour" });
  await walletCalls(player);
  await boardCalls(player, other);
  await friendCalls(player, other);
  await drawCalls(player);
  await roomCalls(player);
  await leave(player);
  await downloadEntries(stranger);
  const missing = (Object.keys(CALLS) as CallName[]).filter((name) => !ANSWERED.has(name));
  expect(missing).toEqual([]);
}, 120_000);
