import type { CodeAnswer } from "@diamond-valley/schemas/account/codes.ts";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { accountStoreOf } from "../testing/accounts.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { type Session, signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { type CodeStore, createCodeStore } from "./store.ts";

const server = testServer();
let codes: CodeStore;
beforeAll(() => {
  codes = createCodeStore(server.deps);
});
beforeEach(() => server.clock.set(DEMO_START));

const enter = (visitor: Session, code: unknown) =>
  visitor.call<CodeAnswer & ProblemBody>("POST", "/profile/code", { code });
const refused = async (visitor: Session, code: unknown) => (await enter(visitor, code)).body.code;
const usedBy = async (code: string) => (await codes.find(code))?.usedBy;

let made = 0;
async function give(gift: Partial<Parameters<CodeStore["add"]>[0][number]> = {}): Promise<string> {
  const code = `TEST${++made}`;
  await codes.add([{ code, kind: "vip", tier: null, email: null, ...gift }]);
  return code;
}

test.each(["gold", "platinum", "diamond"] as const)("a VIP code raises to %s, once", async (tier) => {
  const player = await registeredPlayer(server, `raised-${tier}`);
  const code = await give({ tier });
  const diamonds = { gold: 25, platinum: 50, diamond: 100 }[tier];
  const expected = { outcome: tier, gpp_tier: tier, is_vip: true, total_diamonds: diamonds };
  for (const typed of [code.toLowerCase(), code]) {
    expect(await enter(player, typed)).toMatchObject({ status: 200, body: expected });
  }
  const { prizes } = (await player.call<VaultAnswer>("GET", "/sweepstakes")).body;
  expect(prizes.find((prize) => prize.tier === tier)?.refusal).not.toBe("tier-not-eligible");
});

test("an upgrade returns what was entered before it", async () => {
  const player = await registeredPlayer(server, "entered+gold");
  await player.call("PUT", "/sweepstakes/points-500", { entries: 2 });
  const code = await give({ tier: "diamond" });
  const raised = { outcome: "diamond", total_diamonds: 100 };
  expect((await enter(player, code)).body).toMatchObject({
    ...raised,
    diamonds_returned: 20,
    diamonds_extra: 75,
  });
  expect((await enter(player, code)).body).toMatchObject({
    ...raised,
    diamonds_returned: 0,
    diamonds_extra: 0,
  });
});

test("an invitation and a VIP code without a tier say so, and outlast the next sign-in", async () => {
  const player = await registeredPlayer(server, "guest");
  expect((await enter(player, await give({ kind: "invite" }))).body.outcome).toBe("invite");
  expect((await enter(player, await give())).body).toMatchObject({ outcome: "vip", is_vip: true });
  const again = await signIn(server.url, "guest");
  expect((await again.call<UserAnswer>("GET", "/user_data")).body.data).toMatchObject({ is_vip: true });
});

test("each refusal has its code", async () => {
  const [player, other] = [await registeredPlayer(server, "asker"), await registeredPlayer(server, "first")];
  for (const wrong of ["NO-SUCH-CODE", "x", "", 5, null, { $ne: 1 }, "a".repeat(40)]) {
    expect(await enter(player, wrong)).toMatchObject({ status: 422, body: { code: "code-invalid" } });
  }
  const used = await give();
  await enter(other, used);
  expect(await refused(player, used)).toBe("code-used");
  const others = await give({ email: "First@store.example" });
  expect(await refused(player, others)).toBe("code-not-yours");
  expect(await usedBy(others)).toBeNull();
  const nothing = await give();
  expect(await refused(other, nothing)).toBe("code-not-applicable");
  expect(await usedBy(nothing)).toBeNull();
  expect((await enter(player, nothing)).status).toBe(200);
});

test("a code for an account works there, whatever case its address was written in", async () => {
  const player = await registeredPlayer(server, "owner");
  expect((await enter(player, await give({ email: " OWNER@store.example" }))).status).toBe(200);
});

test("codes are for registered players, and until entries lock", async () => {
  const code = await give();
  expect(await refused(await signIn(server.url, "new-here"), code)).toBe("not-registered");
  const player = await registeredPlayer(server, "too-late");
  server.clock.set("2025-11-10T00:00:00Z");
  expect(await enter(player, code)).toMatchObject({ status: 410, body: { code: "code-closed" } });
});

test("of twenty who enter one code at the same moment one gets it", async () => {
  const code = await give();
  const players = await Promise.all(
    Array.from({ length: 20 }, (_, index) => registeredPlayer(server, `crowd-${index}`)),
  );
  const answers = await Promise.all(players.map((player) => enter(player, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "code-used")).toHaveLength(19);
});

test("of codes that one player enters at once only those are used up that gave something", async () => {
  const player = await registeredPlayer(server, "hoarder");
  const same = await Promise.all(Array.from({ length: 6 }, () => give({ tier: "gold" })));
  const answers = await Promise.all([...same, ...same].map((code) => enter(player, code)));
  const good = new Set(answers.flatMap(({ status }, index) => (status === 200 ? [same[index % 6]] : [])));
  expect(good.size).toBe(1);
  const used = (await Promise.all(same.map(usedBy))).filter((account) => account !== null);
  expect(used).toEqual([player.id]);
});

test("a code that a crash left with its account, but ungiven, is entered again", async () => {
  const player = await registeredPlayer(server, "crashed");
  const code = await give({ tier: "platinum" });
  await codes.take(code, player.id);
  expect((await enter(player, code)).body.outcome).toBe("platinum");
  expect((await accountStoreOf(server.deps).byId(player.id))?.codes).toEqual([code]);
});

test("a registration uses its code, however often it is sent", async () => {
  const code = await give({ tier: "gold" });
  const visitor = await signIn(server.url, "coded");
  const sent = registrationOf(901, { invite_code: code.toLowerCase() });
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call<UserAnswer>("POST", "/register", sent)));
  for (const { status, body } of answers) {
    expect([status, body.data?.gpp_tier, body.data?.total_diamonds]).toEqual([200, "gold", 25]);
  }
});

test("a registration with a wrong code is told beside the field, and nothing is kept", async () => {
  const used = await give();
  await enter(await registeredPlayer(server, "earlier"), used);
  const visitor = await signIn(server.url, "miscoded");
  const cases = [
    ["NO-SUCH-CODE", "errors.invite-code"],
    ["?", "errors.invite-code"],
    [used, "errors.invite-code-used"],
    [await give({ email: "x@store.example" }), "errors.invite-code-not-yours"],
  ];
  for (const [invite_code, message] of cases) {
    const answer = await visitor.call(
      "POST",
      "/register",
      registrationOf(902, { invite_code: invite_code! }),
    );
    expect(answer).toMatchObject({
      status: 422,
      body: { code: "registration-submit", fields: { invite_code: message } },
    });
  }
  expect((await visitor.call<UserAnswer>("GET", "/user_data")).body.status).toBe("unregistered");
});

test("a registration that is refused for its phone gives its code back", async () => {
  await registeredPlayer(server, "phone-owner", { mobile_phone: "01099998888" });
  const visitor = await signIn(server.url, "phoneless");
  const code = await give();
  const sent = registrationOf(0, { mobile_phone: "01099998888", invite_code: code });
  expect((await visitor.call<ProblemBody>("POST", "/register", sent)).body.code).toBe("phone-taken");
  expect(await usedBy(code)).toBeNull();
});
