import { matchMaker } from "@colyseus/core";
import { ERRORS, type ErrorCode, type ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import english from "@diamond-valley/schemas/locales/en/errors.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/errors.json" with { type: "json" };
import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { NO_OUTFIT } from "@diamond-valley/schemas/looks/outfit.ts";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { DEMO_START, seasonAt } from "@diamond-valley/schemas/season/season.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { Client } from "colyseus.js";
import { beforeEach, expect, test, vi } from "vitest";
import { createCodeStore } from "../codes/store.ts";
import { friendRefusals } from "../friends/testing/refusals.ts";
import { portalsBetween } from "../rooms/maps.ts";
import { createSeasonStore } from "../season/store.ts";
import { withoutDatabase } from "../testing/lost-database.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { type Answer, newVisitor, type Session, signIn, walkToCallback } from "../testing/sign-in.ts";
import { createClaimStore } from "../vault/claims.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { gameRefusals, LAKE } from "./testing/game-refusals.ts";

const server = testServer({ RATE_LIMIT_EVENTS: "1" });
beforeEach(() => server.clock.set(DEMO_START));

const wish = { protocol: PROTOCOL_VERSION };
const blue = { category: "fish", colour: "blue" };
const survey = registrationOf(1);

const CLOSE = seasonAt(DEMO_START).eventEnd;

let people = 0;
const newcomer = (flags = "") => signIn(server.url, `person-${++people}${flags}`);
const player = (flags = "", changes = {}) => registeredPlayer(server, `person-${++people}${flags}`, changes);
const enter = (visitor: Session, prize: string, entries = 1) =>
  visitor.call("PUT", `/sweepstakes/${prize}`, { entries });

async function stranger(): Promise<Session> {
  const visitor = newVisitor(server.url);
  await visitor.call("GET", "/season");
  return visitor;
}
async function login(hint: string): Promise<Answer> {
  const visitor = newVisitor(server.url);
  return visitor.call("POST", "/auth/login", await walkToCallback(visitor, hint));
}
async function codeFor(email: string | null = null): Promise<string> {
  const code = `CATALOGUE${++people}`;
  await createCodeStore(server.deps).add([{ code, kind: "vip", tier: null, email }]);
  return code;
}
const redeem = (visitor: Session, code: string) => visitor.call("POST", "/profile/code", { code });
async function delivery(fisher: TestPlayer): Promise<Answer> {
  const { body } = await fisher.call<{ id: string }>("POST", "/game_rpg/submission/create", blue);
  return fisher.call("POST", "/game_rpg/submission/submit", body);
}

/** How each error of the catalogue comes about, over HTTP, at a whole server with its database and its rooms. */
const PROVOCATIONS: Record<ErrorCode, () => Promise<Answer>> = {
  async generic() {
    const broken = await player();
    const accounts = server.deps.connection.collection("accounts");
    await accounts.updateOne({ _id: broken.id as never }, { $unset: { standing: "" } });
    return broken.call("GET", "/user_data");
  },
  unavailable: withoutDatabase,
  "not-found": async () => (await stranger()).call("GET", "/nothing/here"),
  "bad-request": async () => (await newcomer()).call("POST", "/register", "{"),
  "too-large": async () => (await newcomer()).call("POST", "/register", { name: "x".repeat(17_000) }),
  async "too-many-requests"() {
    const visitor = await stranger();
    await visitor.call("POST", "/events", {});
    return visitor.call("POST", "/events", {});
  },
  "forgery-token": async () =>
    (await newcomer()).call("POST", "/auth/logout", {}, { "X-CSRFToken": "forged.forged" }),
  "not-logged-in": async () => (await stranger()).call("GET", "/profile"),
  forbidden: async () => (await player()).call("POST", "/game_rpg/special-event/rsvp", { day: null }),
  "not-registered": async () => (await newcomer()).call("GET", "/profile"),
  "missing-scope": () => login("someone+no-permission"),
  "geo-blocked": () => login("someone+abroad"),
  "early-access-blocked"() {
    server.clock.set("2025-09-01T00:00:00Z");
    return login("somebody");
  },
  async closed() {
    const visitor = await newcomer();
    server.clock.set("2025-10-05T16:00:00Z");
    return visitor.call("POST", "/register", registrationOf(1));
  },
  async "game-closed"() {
    const visitor = await player();
    const [{ x, y } = { x: 0, y: 0 }] = portalsBetween("village", "lake");
    await server.deps.connection
      .collection("places")
      .insertOne({ _id: visitor.id as never, place: "village", area: 1, x, y });
    const seasons = createSeasonStore(server.deps.connection);
    const seen = (closed: boolean) =>
      vi.waitFor(() => expect(Boolean(server.deps.season().closed)).toBe(closed), { timeout: 10_000 });
    await seasons.setGameClosed("fishing", true);
    await seen(true);
    const refused = await visitor.call("POST", LAKE, wish);
    await seasons.setGameClosed("fishing", false);
    await seen(false);
    return refused;
  },
  async "login-failed"() {
    const visitor = newVisitor(server.url);
    const { state } = await walkToCallback(visitor, "somebody");
    return visitor.call("POST", "/auth/login", { auth_code: "invented", state });
  },
  "login-expired": async () =>
    (await stranger()).call("POST", "/auth/login", { auth_code: "any", state: "unknown" }),
  async "multiple-tabs"() {
    const visitor = await player();
    const { body } = await visitor.call<SeatAnswer>("POST", "/hub/enter", wish);
    const room = await new Client(server.url).consumeSeatReservation(body);
    room.onMessage("*", () => {});
    return visitor.call("POST", "/hub/enter", wish);
  },
  "reload-needed": async () => (await player()).call("POST", "/hub/enter", { protocol: 0 }),
  "registration-submit": async () =>
    (await newcomer()).call("POST", "/register", registrationOf(1, { name: "" })),
  "already-registered": async () => (await player()).call("POST", "/register", registrationOf(99_999_999)),
  async "phone-taken"() {
    const mobile_phone = "01077776666";
    await player("", { mobile_phone });
    return (await newcomer()).call("POST", "/register", registrationOf(0, { mobile_phone }));
  },
  "survey-submit": async () => (await player()).call("POST", "/event_survey", {}),
  async "survey-completed"() {
    const visitor = await player();
    await visitor.call("POST", "/event_survey", survey);
    return visitor.call("POST", "/event_survey", { ...survey, google_play_satisfaction: 1 });
  },
  async "profile-closed"() {
    const visitor = await player();
    server.clock.set("2025-11-25T00:00:00Z");
    return visitor.call("PUT", "/profile", registrationOf(1));
  },
  "profile-error": async () => (await player()).call("PUT", "/profile", { name: "" }),
  "code-invalid": async () => redeem(await player(), "NOSUCHCODE"),
  async "code-used"() {
    const code = await codeFor();
    await redeem(await player(), code);
    return redeem(await player(), code);
  },
  "code-not-yours": async () => redeem(await player(), await codeFor("somebody-else@store.example")),
  "code-not-applicable": async () => redeem(await player("+vip"), await codeFor()),
  async "code-closed"() {
    const [visitor, code] = [await player(), await codeFor()];
    server.clock.set("2025-11-10T00:00:00Z");
    return redeem(visitor, code);
  },
  "insufficient-diamonds": async () => enter(await player(), "points-500", 5),
  async "entries-not-saved"() {
    // The tier changed in the wallet after the call had looked at the account.
    const visitor = await player("+gold");
    await visitor.wallets.apply(visitor.id, {
      kind: "reset",
      key: "tier-change:1",
      change: 1,
      prices: {},
      closes: CLOSE,
    });
    return enter(visitor, "points-500");
  },
  "address-required": async () => enter(await player("+gold", { home_address: "" }), "sticker-pack"),
  "tier-not-eligible": async () => enter(await player(), "valley-earbuds"),
  "level-locked": async () => enter(await player("+gold"), "robot-plush"),
  async "entries-closed"() {
    const visitor = await player("+gold");
    server.clock.set("2025-11-10T00:00:00Z");
    return enter(visitor, "points-500");
  },
  "claim-only": async () => enter(await player("+gold+vip"), "vip-points-3000"),
  "sold-out": async () => (await player("+vip")).call("POST", "/sweepstakes/vip-points-3000/claim"),
  "prize-not-found": async () => enter(await player(), "moon-rock"),
  "insufficient-inventory": async () => delivery(await player()),
  async "daily-limit"() {
    const fisher = await player();
    await fisher.fish([], experienceAt(5));
    const { limit } = (await fisher.wallets.view(fisher.id)).deliveries.fish;
    for (let time = 0; time < limit; time += 1) {
      await fisher.fish(many("blue", 10));
      await delivery(fisher);
    }
    return delivery(fisher);
  },
  "exchange-short": async () =>
    (await player()).call("POST", "/game_rpg/exchange", { category: "fish", from: "blue", to: "red" }),
  "exchange-same-colour": async () =>
    (await player()).call("POST", "/game_rpg/exchange", { category: "fish", from: "red", to: "red" }),
  "submission-not-found": async () =>
    (await player()).call("POST", "/game_rpg/submission/submit", { id: "0".repeat(24) }),
  async "area-full"() {
    const [visitor, before] = [await player(), await player()];
    const { body } = await before.call<SeatAnswer>("POST", "/hub/enter", wish);
    // The room fills up between the look at the list and the reservation, and no other can be made.
    const [room, handler] = [matchMaker.getLocalRoomById(body.roomId), matchMaker.getHandler("hub")];
    const { maxClients } = room;
    const { options } = handler;
    room.maxClients = 0;
    handler.options = {};
    const refused = await visitor.call("POST", "/hub/enter", wish);
    Object.assign(room, { maxClients });
    Object.assign(handler, { options });
    return refused;
  },
  ...gameRefusals(server, player),
  "piece-locked": async () => {
    const outfit = { ...NO_OUTFIT, weapon: "legendary-sword" };
    return (await player()).call("PUT", "/game_rpg/character", { ...randomLook(1), outfit });
  },
  async "team-joined"() {
    const loyal = await player();
    await loyal.call("POST", "/game_rpg/team", { team: "blue" });
    return loyal.call("POST", "/game_rpg/team", { team: "red" });
  },
  "team-needed": async () => (await player()).call("GET", "/game_rpg/team"),
  "player-not-found": async () =>
    (await player()).call("POST", "/game_rpg/report", { player: "A".repeat(22) }),
  ...friendRefusals(server, player),
  "nickname-invalid": async () => (await player()).call("PUT", "/game_rpg/nickname", { nickname: "?" }),
  async "already-claimed"() {
    const codes = ["AGAIN-1", "AGAIN-2"].map((code) => ({
      code,
      prize: "vip-points-3000",
      validUntil: CLOSE,
    }));
    await createClaimStore(server.deps).stock(codes);
    const claim = (visitor: Session) => visitor.call("POST", "/sweepstakes/vip-points-3000/claim");
    const first = await registeredPlayer(server, "comes-again+vip");
    await claim(first);
    await first.call("DELETE", "/auth/delete");
    return claim(await registeredPlayer(server, "comes-again+vip"));
  },
  "nickname-refused": async () => (await player()).call("PUT", "/game_rpg/nickname", { nickname: "운영자" }),
};

const LANGUAGES: Record<string, Record<string, Record<string, string>>> = { korean, english };

test("each code of the catalogue has a way to come about, and nothing else has", () => {
  expect(Object.keys(PROVOCATIONS).sort()).toEqual(Object.keys(ERRORS).sort());
});

test.each(Object.entries(PROVOCATIONS))(
  "%s is provoked, and both languages say what it is",
  async (code, provoke) => {
    const { status, headers, body } = (await provoke()) as Answer<ProblemBody>;
    expect(body).toMatchObject({ code });
    expect(status).toBe(ERRORS[code as ErrorCode]);
    expect(headers.get("Content-Type")).toMatch(/^application\/problem\+json/);
    expect(headers.get("Cache-Control")).toContain("no-store");
    const { fields, ...rest } = body;
    expect(rest).toEqual({ type: `urn:diamond-valley:${code}`, title: code, status, code });
    for (const message of Object.values(fields ?? {})) expect(message).toMatch(/\S/);
    for (const [language, texts] of Object.entries(LANGUAGES)) {
      expect(texts[code], language).toEqual({
        title: expect.stringMatching(/\S/),
        message: expect.stringMatching(/\S/),
        action: expect.stringMatching(/\S/),
      });
    }
    expect(korean[code as ErrorCode].message).toMatch(/\p{Script=Hangul}/u);
    expect(english[code as ErrorCode].message).not.toMatch(/\p{Script=Hangul}/u);
  },
);
