import { TERMS_VERSION } from "@diamond-valley/schemas/account/registration.ts";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import type { AccountDocument } from "./document.ts";
import { digestOfSub } from "./person.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const problemOf = (answer: { body: unknown }) => answer.body as ProblemBody;
const stored = (sub: string) =>
  server.deps.connection.collection<AccountDocument>("accounts").findOne({ sub: digestOfSub(sub) });
const PREREG = "2025-09-20T00:00:00Z";

test("registering answers the user as found, and keeps what was said with each consent", async () => {
  const visitor = await signIn(server.url, "ada+gold");
  const answer = await visitor.call<UserAnswer>("POST", "/register", registrationOf(1, { invite_code: " " }));
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    status: "found",
    data: {
      account_email: "ada@store.example",
      avatar_url: null,
      name: "김하늘",
      nickname: null,
      team: null,
      gpp_tier: "gold",
      is_vip: false,
      is_vvip: false,
      is_invited: false,
      audience_code: null,
      is_registered: true,
      is_preregistered: false,
      event_survey_completed: false,
      total_diamonds: 25,
      character_config: expect.objectContaining({ head: expect.any(String) }),
      unregistered_user_data: null,
      prereg_reward_stock_items: [],
      show_tier_popup: false,
      diamonds_returned: 0,
    },
  });
  expect((await visitor.call("GET", "/user_data")).body).toEqual(answer.body);

  const account = await stored("ada");
  expect(account?.contact).toEqual({
    name: "김하늘",
    phone: "01000000001",
    email: "haneul@example.com",
    homeAddress: "서울특별시 중구 세종대로 110, 다이아빌딩 302호",
  });
  expect(account?.registration).toMatchObject({
    kind: "register",
    at: DEMO_START,
    inviteCode: null,
    age: "25-34",
    survey: { google_play_satisfaction: 4, gaming_device_of_choice_other: null },
    consents: [
      { text: "over-14", version: TERMS_VERSION, at: DEMO_START },
      { text: "global", version: TERMS_VERSION, at: DEMO_START },
      { text: "campaign", version: TERMS_VERSION, at: DEMO_START },
    ],
  });
});

test("before the event people pre-register, and are registered in it", async () => {
  server.clock.set(PREREG);
  const visitor = await signIn(server.url, "early");
  const answer = await visitor.call<UserAnswer>("POST", "/preregister", registrationOf(2));
  expect(answer.body).toMatchObject({
    status: "found",
    data: { is_preregistered: true, is_registered: false },
  });
  server.clock.set(DEMO_START);
  expect((await visitor.call<UserAnswer>("GET", "/user_data")).body.status).toBe("found");
  expect((await visitor.call("PUT", "/game_rpg/nickname", { nickname: "얼리" })).status).toBe(200);
});

test.each([
  ["/register", PREREG],
  ["/preregister", "2025-10-07T00:00:00Z"],
  ["/register", "2025-10-05T16:00:00Z"],
  ["/register", "2025-11-10T00:00:00Z"],
  ["/preregister", "2025-11-10T00:00:00Z"],
])("%s is closed at %s", async (path, instant) => {
  const visitor = await signIn(server.url, "closed");
  server.clock.set(instant);
  const answer = await visitor.call("POST", path, registrationOf(3));
  expect([answer.status, problemOf(answer).code]).toEqual([410, "closed"]);
});

test("the same registration again is answered alike, other data is refused", async () => {
  const visitor = await signIn(server.url, "repeat");
  const first = await visitor.call("POST", "/register", registrationOf(4));
  const again = await visitor.call("POST", "/register", registrationOf(4));
  expect(again).toMatchObject({ status: 200, body: first.body });
  const other = await visitor.call("POST", "/register", registrationOf(4, { name: "다른 이름" }));
  expect([other.status, problemOf(other).code]).toEqual([409, "already-registered"]);
});

test("a phone is registered once, however it is written, and the field is named", async () => {
  const first = await signIn(server.url, "phone-1");
  await first.call("POST", "/register", registrationOf(0, { mobile_phone: "010-5555-6666" }));
  const second = await signIn(server.url, "phone-2");
  const taken = await second.call(
    "POST",
    "/register",
    registrationOf(0, { mobile_phone: "０１０ ５５５５ ６６６６" }),
  );
  expect([taken.status, problemOf(taken).code]).toEqual([409, "phone-taken"]);
  expect(problemOf(taken).fields).toEqual({ mobile_phone: "errors.phone-taken" });
  expect((await second.call<UserAnswer>("GET", "/user_data")).body.status).toBe("unregistered");
});

test("text about another device is kept only with the choice it belongs to", async () => {
  const changes = { gaming_device_of_choice_other: "콘솔" };
  const without = await signIn(server.url, "device-1");
  await without.call("POST", "/register", registrationOf(7, changes));
  expect((await stored("device-1"))?.registration?.survey.gaming_device_of_choice_other).toBeNull();
  const withIt = await signIn(server.url, "device-2");
  await withIt.call(
    "POST",
    "/register",
    registrationOf(8, { ...changes, gaming_device_of_choice: ["other"] }),
  );
  expect((await stored("device-2"))?.registration?.survey.gaming_device_of_choice_other).toBe("콘솔");
});

test("refused fields are named with their messages, and nothing is stored", async () => {
  const visitor = await signIn(server.url, "refused");
  const answer = await visitor.call("POST", "/register", {
    ...registrationOf(9),
    name: " ",
    google_play_satisfaction: 6,
    t_and_c_campaign: false,
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("Content-Type")).toMatch("application/problem+json");
  expect(answer.body).toEqual({
    type: "urn:diamond-valley:registration-submit",
    title: "registration-submit",
    status: 422,
    code: "registration-submit",
    fields: {
      name: "errors.name-required",
      google_play_satisfaction: "errors.satisfaction",
      t_and_c_campaign: "errors.terms-required",
    },
  });
  expect((await stored("refused"))?.registration).toBeUndefined();
});

describe("the profile", () => {
  test("shows and changes the contact details", async () => {
    const visitor = await signIn(server.url, "profile");
    await visitor.call("POST", "/register", registrationOf(10));
    const sent = { name: "이바다", mobile_phone: "010 7777 8888", contact_email: "bada@example.com" };
    const expected = {
      account_email: "profile@store.example",
      ...sent,
      mobile_phone: "01077778888",
      home_address: "",
    };
    expect(await visitor.call("PUT", "/profile", sent)).toMatchObject({ status: 200, body: expected });
    expect((await visitor.call("GET", "/profile")).body).toEqual(expected);
    expect((await visitor.call<UserAnswer>("GET", "/user_data")).body.data?.name).toBe("이바다");
  });

  test("keeps phones unique and frees the one that was given up", async () => {
    const first = await signIn(server.url, "mover");
    await first.call("POST", "/register", registrationOf(11));
    const second = await signIn(server.url, "taker");
    await second.call("POST", "/register", registrationOf(12));
    const profile = (phone: string) => ({ name: "나", mobile_phone: phone, contact_email: "na@example.com" });
    const taken = await second.call("PUT", "/profile", profile("01000000011"));
    expect([taken.status, problemOf(taken).code]).toEqual([409, "phone-taken"]);
    await first.call("PUT", "/profile", profile("01000000013"));
    expect((await second.call("PUT", "/profile", profile("01000000011"))).status).toBe(200);
  });

  test.each([
    ["2025-11-24T23:59:59Z", 200, undefined],
    ["2025-11-25T00:00:00Z", 410, "profile-closed"],
    ["2026-01-12T00:00:00Z", 410, "closed"],
  ])("at %s a change is answered with %i", async (instant, status, code) => {
    const visitor = await signIn(server.url, "closing");
    await visitor.call("POST", "/register", registrationOf(14));
    server.clock.set(instant);
    const { name, mobile_phone, contact_email } = registrationOf(14);
    const answer = await visitor.call("PUT", "/profile", { name, mobile_phone, contact_email });
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
  });

  test("names refused fields", async () => {
    const visitor = await signIn(server.url, "profile-error");
    await visitor.call("POST", "/register", registrationOf(15));
    const answer = await visitor.call("PUT", "/profile", {
      name: "나",
      mobile_phone: "02-123-4567",
      contact_email: "x",
    });
    expect(problemOf(answer)).toMatchObject({
      code: "profile-error",
      fields: { mobile_phone: "errors.phone-required", contact_email: "errors.email-required" },
    });
  });
});

describe("nickname and look", () => {
  const look = { head: "cat", colour: "teal", hat: "beanie", scarf: "gold", eyes: "mint", accent: "sky" };

  test("are shown to the player as chosen", async () => {
    const visitor = await signIn(server.url, "looker");
    await visitor.call("POST", "/register", registrationOf(16));
    expect((await visitor.call("PUT", "/game_rpg/nickname", { nickname: " 다이아 로봇 " })).body).toEqual({
      nickname: "다이아 로봇",
    });
    expect((await visitor.call("PUT", "/game_rpg/character", look)).body).toEqual(look);
    expect((await visitor.call<UserAnswer>("GET", "/user_data")).body.data).toMatchObject({
      nickname: "다이아 로봇",
      character_config: look,
    });
  });

  test("are refused where they won't do", async () => {
    const visitor = await signIn(server.url, "looker");
    const named = await visitor.call("PUT", "/game_rpg/nickname", { nickname: "<b>x</b>" });
    expect([named.status, problemOf(named).code, problemOf(named).fields]).toEqual([
      422,
      "nickname-invalid",
      { nickname: "errors.nickname" },
    ]);
    for (const hat of ["halo", "crown", "top", "wizard"]) {
      const dressed = await visitor.call("PUT", "/game_rpg/character", { ...look, hat });
      expect([dressed.status, problemOf(dressed).code], hat).toEqual([400, "bad-request"]);
    }
  });
});

const calls: [string, string, unknown][] = [
  ["POST", "/register", registrationOf(17)],
  ["POST", "/preregister", registrationOf(17)],
  ["GET", "/profile", undefined],
  ["PUT", "/profile", registrationOf(17)],
  ["PUT", "/game_rpg/nickname", { nickname: "로봇" }],
  ["PUT", "/game_rpg/character", {}],
  ["DELETE", "/auth/delete", undefined],
];

test.each(calls)("%s %s asks to log in first", async (method, path, body) => {
  const visitor = newVisitor(server.url);
  await visitor.call("GET", "/user_data");
  const answer = await visitor.call(method, path, body);
  expect([answer.status, problemOf(answer).code]).toEqual([401, "not-logged-in"]);
});

test.each(calls.slice(2, 5))("%s %s asks to register first", async (method, path, body) => {
  const visitor = await signIn(server.url, "unregistered");
  const answer = await visitor.call(method, path, body);
  expect([answer.status, problemOf(answer).code]).toEqual([403, "not-registered"]);
});
