import { type EventSurvey, TERMS_VERSION } from "@diamond-valley/schemas/account/registration.ts";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { beforeEach, expect, test } from "vitest";
import type { AccountDocument } from "../account/document.ts";
import { testServer } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const survey: EventSurvey = {
  gaming_device_of_choice: ["pc"],
  gaming_device_of_choice_other: "a toaster",
  pc_usage_preference: "other",
  next_purchase: ["apple"],
  excited_purchase: "apple",
  circle_to_search: "no",
  google_play_satisfaction: 5,
  t_and_c_global: true,
  t_and_c_campaign: true,
};
const send = (visitor: Session, body: unknown = survey) => visitor.call("POST", "/event_survey", body);
const isCompleted = async (visitor: Session) =>
  (await visitor.call<UserAnswer>("GET", "/user_data")).body.data?.event_survey_completed;

test("a survey is taken once; the same again is answered alike, another one is refused", async () => {
  const player = await registeredPlayer(server, "surveyed");
  expect(await isCompleted(player)).toBe(false);
  const answers = await Promise.all([send(player), send(player), send(player)]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 200, body: { event_survey_completed: true } });
  }
  expect(await isCompleted(player)).toBe(true);
  expect(await send(player, { ...survey, google_play_satisfaction: 1 })).toMatchObject({
    status: 409,
    body: { code: "survey-completed" },
  });
  const stored = await server.deps.connection
    .collection<AccountDocument>("accounts")
    .findOne({ _id: player.id });
  expect(stored?.eventSurvey).toMatchObject({
    at: DEMO_START,
    answers: { google_play_satisfaction: 5, gaming_device_of_choice_other: null },
    consents: [{ version: TERMS_VERSION }, { version: TERMS_VERSION }],
  });
});

test("it starts with what the registration was told, without its consents", async () => {
  const { t_and_c_global, t_and_c_campaign, ...told } = survey;
  const player = await registeredPlayer(server, "told-before", {
    ...told,
    gaming_device_of_choice: ["pc", "other"],
  });
  expect(await player.call("GET", "/event_survey")).toMatchObject({ status: 200 });
  expect((await player.call("GET", "/event_survey")).body).toEqual({
    ...told,
    gaming_device_of_choice: ["pc", "other"],
  });
  expect(await (await signIn(server.url, "told-nothing")).call("GET", "/event_survey")).toMatchObject({
    body: { code: "not-registered" },
  });
});

test("each field that is missing is told, and nothing is kept", async () => {
  const player = await registeredPlayer(server, "forgetful");
  const { gaming_device_of_choice_other: _, ...required } = survey;
  for (const field of Object.keys(required)) {
    const answer = await send(player, { ...survey, [field]: undefined });
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "survey-submit", fields: { [field]: expect.stringMatching(/^errors\./) } },
    });
  }
  expect(await isCompleted(player)).toBe(false);
});

test("it is for registered people, in the event and after it", async () => {
  expect(await send(await signIn(server.url, "new-here"))).toMatchObject({
    body: { code: "not-registered" },
  });
  const player = await registeredPlayer(server, "afterwards");
  server.clock.set("2025-10-05T20:00:00Z");
  expect(await send(player)).toMatchObject({ status: 410, body: { code: "closed" } });
  server.clock.set("2025-11-20T00:00:00Z");
  expect((await send(player)).status).toBe(200);
});
