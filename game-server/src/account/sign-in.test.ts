import type { LoginAnswer, UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import { DAY, MINUTE } from "@diamond-valley/schemas/clock.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { CSRF_COOKIE } from "@diamond-valley/schemas/protocol.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import { beforeEach, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn, walkToCallback } from "../testing/sign-in.ts";
import { digestOfSub } from "./person.ts";

const server = testServer();
beforeEach(() => server.clock.set(DEMO_START));

const codeOf = (answer: { body: unknown }) => (answer.body as ProblemBody).code;

test("a visitor signs in, is known, and signs out", async () => {
  const visitor = newVisitor(server.url);
  expect((await visitor.call<UserAnswer>("GET", "/user_data")).body).toEqual({
    status: "not-logged-in",
    data: null,
  });

  const callback = await walkToCallback(visitor, "ada+gold", "&return_to=%2Fprizes%2F%3Ffilter%3Dwon");
  const login = await visitor.call<LoginAnswer>("POST", "/auth/login", callback);
  expect(login.body).toEqual({
    unregistered_user_data: { account_email: "ada@store.example", name: "Ada", gpp_tier: "gold" },
    gpp_tier: "gold",
    prereg_reward_stock_items: [],
    show_tier_popup: false,
    return_to: "/prizes/?filter=won",
  });
  expect((await visitor.call<UserAnswer>("GET", "/user_data")).body).toMatchObject({
    status: "unregistered",
    data: { account_email: "ada@store.example", gpp_tier: "gold" },
  });

  expect((await visitor.call("POST", "/auth/logout")).status).toBe(200);
  expect((await visitor.call<UserAnswer>("GET", "/user_data")).body.status).toBe("not-logged-in");
});

test("the same person comes back to the same account, whatever the tier is now", async () => {
  const first = await signIn(server.url, "grace+silver");
  server.clock.set(DEMO_START + 7 * DAY);
  const again = await signIn(server.url, "grace+diamond+vip");
  const told = (await again.call<UserAnswer>("GET", "/user_data")).body;
  expect(told.data).toMatchObject({ gpp_tier: "diamond", is_vip: true, is_vvip: false });
  expect((await first.call<UserAnswer>("GET", "/user_data")).body.data).toMatchObject({
    gpp_tier: "diamond",
  });
  expect(
    await server.deps.connection.collection("accounts").countDocuments({ sub: digestOfSub("grace") }),
  ).toBe(1);
});

test("the first sign-ins of one person at the same moment make one account", async () => {
  const visitors = Array.from({ length: 8 }, () => newVisitor(server.url));
  const callbacks = await Promise.all(visitors.map((visitor) => walkToCallback(visitor, "twin")));
  const logins = await Promise.all(
    visitors.map((visitor, index) => visitor.call("POST", "/auth/login", callbacks[index])),
  );
  expect(logins.map(({ status }) => status)).toEqual(visitors.map(() => 200));
  expect(
    await server.deps.connection.collection("accounts").countDocuments({ sub: digestOfSub("twin") }),
  ).toBe(1);
});

test("the session and the anti-forgery token are new after the sign-in", async () => {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, "rotating");
  const before = new Map(visitor.cookies);
  await visitor.call("POST", "/auth/login", callback);
  expect(before.get("session")).toBeDefined();
  expect(visitor.cookies.get("session")).not.toBe(before.get("session"));
  expect(visitor.cookies.get(CSRF_COOKIE)).not.toBe(before.get(CSRF_COOKIE));

  const old = newVisitor(server.url);
  for (const [name, value] of before) old.cookies.set(name, value);
  expect((await old.call<UserAnswer>("GET", "/user_data")).body.status).toBe("not-logged-in");
});

test("the cookie of the session can't be read by scripts, that of the token can", async () => {
  const response = await newVisitor(server.url).fetch("/api/kr/auth/start?login_hint=cookie");
  const cookies = response.headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith("session="))).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(cookies.find((line) => line.startsWith(`${CSRF_COOKIE}=`))).not.toMatch(/HttpOnly/);
});

test("a login comes back once", async () => {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, "replay");
  expect((await visitor.call("POST", "/auth/login", callback)).status).toBe(200);
  const again = await visitor.call("POST", "/auth/login", callback);
  expect([again.status, codeOf(again)]).toEqual([400, "login-expired"]);
});

test("a login is refused with another state, in another session, or too late", async () => {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, "mallory");
  const forged = await visitor.call("POST", "/auth/login", { ...callback, state: "x".repeat(43) });
  expect(codeOf(forged)).toBe("login-expired");

  const stranger = newVisitor(server.url);
  await walkToCallback(stranger, "eve");
  expect(codeOf(await stranger.call("POST", "/auth/login", callback))).toBe("login-expired");

  server.clock.set(DEMO_START + 10 * MINUTE);
  expect(codeOf(await visitor.call("POST", "/auth/login", callback))).toBe("login-expired");
});

test("a code is worth nothing with the state, nonce and verifier of another sign-in", async () => {
  const victim = newVisitor(server.url);
  const stolen = await walkToCallback(victim, "victim");
  const thief = newVisitor(server.url);
  const own = await walkToCallback(thief, "thief");
  const mixed = await thief.call("POST", "/auth/login", { auth_code: stolen.auth_code, state: own.state });
  expect([mixed.status, codeOf(mixed)]).toEqual([401, "login-failed"]);
  expect((await thief.call<UserAnswer>("GET", "/user_data")).body.status).toBe("not-logged-in");
});

test("an invented code is refused", async () => {
  const visitor = newVisitor(server.url);
  const { state } = await walkToCallback(visitor, "inventor");
  expect(codeOf(await visitor.call("POST", "/auth/login", { auth_code: "invented", state }))).toBe(
    "login-failed",
  );
});

test("several tabs sign in at once", async () => {
  const visitor = newVisitor(server.url);
  const first = await walkToCallback(visitor, "tabs");
  const second = await walkToCallback(visitor, "tabs");
  expect((await visitor.call("POST", "/auth/login", second)).status).toBe(200);
  // The sign-in rotated the session: what the other tab began went with the old one.
  expect(codeOf(await visitor.call("POST", "/auth/login", first))).toBe("login-expired");
});

test("sign-ins that begin at the same moment in one session are all known when they come back", async () => {
  const visitor = newVisitor(server.url);
  const begin = async () => {
    const leaving = await visitor.fetch("/api/kr/auth/start");
    return new URL(leaving.headers.get("Location")!).searchParams.get("state");
  };
  const states = [await begin(), ...(await Promise.all([begin(), begin(), begin()]))];
  for (const state of states)
    expect(codeOf(await visitor.call("POST", "/auth/login", { auth_code: "invented", state }))).toBe(
      "login-failed",
    );
});

test("of many sign-ins that begin in one session the newest are known", async () => {
  const visitor = newVisitor(server.url);
  const first = await walkToCallback(visitor, "patient");
  for (let time = 0; time < 4; time++) await visitor.fetch("/api/kr/auth/start");
  expect(codeOf(await visitor.call("POST", "/auth/login", first))).toBe("login-expired");
  const last = await walkToCallback(visitor, "patient");
  expect((await visitor.call("POST", "/auth/login", last)).status).toBe(200);
});

test.each([
  ["quinn+no-permission", 403, "missing-scope"],
  ["orbit+abroad+gold", 403, "geo-blocked"],
])("%s is refused: %i %s", async (hint, status, code) => {
  const visitor = newVisitor(server.url);
  const answer = await visitor.call("POST", "/auth/login", await walkToCallback(visitor, hint));
  expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  expect((await visitor.call<UserAnswer>("GET", "/user_data")).body.status).toBe("not-logged-in");
});

test.each([
  ["early", false],
  ["early-vip+vip", true],
  ["early-vvip+vvip", true],
  ["early-invited+invited", true],
])("in early access %s gets in: %s", async (hint, admitted) => {
  server.clock.set("2025-09-01T00:00:00Z");
  const visitor = newVisitor(server.url);
  const answer = await visitor.call("POST", "/auth/login", await walkToCallback(visitor, hint));
  if (admitted) expect(answer.status).toBe(200);
  else expect([answer.status, codeOf(answer)]).toEqual([403, "early-access-blocked"]);
});

test("nobody signs in after the shutdown", async () => {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, "late");
  server.clock.set("2026-02-01T00:00:00Z");
  const start = await visitor.call("GET", "/auth/start?login_hint=late");
  expect([start.status, start.headers.get("Location")]).toEqual([302, "/auth/callback/?error=closed"]);
  expect(codeOf(await visitor.call("POST", "/auth/login", callback))).toBe("closed");
});

test.each([
  "//evil.example/",
  "/\\evil.example/",
  "https://evil.example/",
  "javascript:alert(1)",
  "/api/kr/auth/logout",
])("never returns to %s", async (target) => {
  const visitor = newVisitor(server.url);
  const callback = await walkToCallback(visitor, "wanderer", `&return_to=${encodeURIComponent(target)}`);
  const login = await visitor.call<LoginAnswer>("POST", "/auth/login", callback);
  expect(login.body.return_to).toBeNull();
});

test("a sign-in that begins under another name of the host moves to the public one", async () => {
  const { port } = new URL(server.url);
  const response = await fetch(`http://127.0.0.1:${port}/api/kr/auth/start?login_hint=moved`, {
    redirect: "manual",
  });
  expect(response.headers.get("Location")).toBe(`${server.url}/api/kr/auth/start?login_hint=moved`);
});

test("whoever turns back at the provider comes back with its error", async () => {
  const visitor = newVisitor(server.url);
  const toProvider = await visitor.fetch("/api/kr/auth/start?ui_locales=en");
  const toChooser = await visitor.fetch(toProvider.headers.get("Location")!);
  const chooser = toChooser.headers.get("Location")!;
  const page = await visitor.fetch(chooser);
  expect(await page.text()).toContain('<html lang="en">');
  const body = new URLSearchParams({ account: "" });
  let response = await visitor.fetch(chooser, { method: "POST", body });
  response = await visitor.fetch(response.headers.get("Location")!);
  const back = new URL(response.headers.get("Location")!, server.url);
  expect(back.pathname).toBe("/auth/callback/");
  expect(back.searchParams.get("error")).toBe("access_denied");
});

test("a sign-in that has begun is known before the browser hears where to go", async () => {
  for (let time = 0; time < 40; time++) {
    const visitor = newVisitor(server.url);
    const leaving = await visitor.fetch("/api/kr/auth/start?login_hint=hasty");
    const answer = await visitor.call("POST", "/auth/login", { auth_code: "invented", state: "another" });
    expect(codeOf(answer)).toBe("login-expired");
    await leaving.body?.cancel();
  }
});
