import { fork } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { TIERS } from "@diamond-valley/schemas/account/tiers.ts";
import type { LoginAnswer, UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import english from "@diamond-valley/schemas/locales/en/provider.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { testServer } from "../../testing/server.ts";
import { newVisitor, type Session } from "../../testing/sign-in.ts";
import { CHOICES, NEW_PERSON, personOf } from "./persons.ts";

const server = testServer();

/** Goes to the chooser, as a browser does that prefers `languages`. */
async function openChooser(
  visitor: Session,
  languages = "ko",
  query = "",
): Promise<{ url: string; html: string }> {
  const headers = { "Accept-Language": languages };
  let response = await visitor.fetch(`/api/kr/auth/start${query}`, { headers });
  response = await visitor.fetch(response.headers.get("Location")!, { headers });
  const url = response.headers.get("Location")!;
  response = await visitor.fetch(url, { headers });
  expect(response.status).toBe(200);
  return { url, html: await response.text() };
}

/** Presses the button of an account, and posts what comes back to the site. */
async function choose(visitor: Session, url: string, account: string) {
  let response = await visitor.fetch(url, { method: "POST", body: new URLSearchParams({ account }) });
  response = await visitor.fetch(response.headers.get("Location")!);
  const back = new URL(response.headers.get("Location")!);
  const callback = { auth_code: back.searchParams.get("code"), state: back.searchParams.get("state") };
  return visitor.call<LoginAnswer>("POST", "/auth/login", callback);
}

describe("hints", () => {
  test("name a person, a tier and flags", () => {
    expect(personOf("bot-123+gold+vip")).toEqual({
      sub: "bot-123",
      name: "Bot-123",
      email: "bot-123@store.example",
      tier: "gold",
      vip: true,
      vvip: false,
      invited: false,
      country: "KR",
      permitted: true,
    });
    expect(personOf("x+abroad+no-permission")).toMatchObject({
      tier: "none",
      country: "US",
      permitted: false,
    });
  });

  test.each(["", "+gold", "a+copper", "a b", "a/b", "a+gold+", "../x", "a<b", `${"x".repeat(64)}`])(
    "%j is none",
    (hint) => {
      expect(personOf(hint)).toBeUndefined();
    },
  );

  test("of the chooser are there for every tier and case, with texts", () => {
    const people = CHOICES.map(({ key, hint }) => ({ key, ...personOf(hint)! }));
    expect(new Set(people.map(({ tier }) => tier))).toEqual(new Set(TIERS));
    expect(people.filter(({ vip }) => vip)).toHaveLength(1);
    expect(people.filter(({ vvip }) => vvip)).toHaveLength(1);
    expect(people.filter(({ invited }) => invited)).toHaveLength(1);
    expect(people.filter(({ country }) => country !== "KR")).toHaveLength(1);
    expect(people.filter(({ permitted }) => !permitted)).toHaveLength(1);
    expect(Object.keys(english.choices).sort()).toEqual(
      [...CHOICES.map(({ key }) => key), NEW_PERSON].sort(),
    );
    for (const { key, name } of people) expect(english.choices[key].title).toBe(name);
  });
});

describe("the chooser", () => {
  test.each([
    ["ko", "", "ko"],
    ["en-US,en;q=0.9", "", "en"],
    ["fr", "", "ko"],
    ["ko", "?ui_locales=en", "en"],
    ["en", "?ui_locales=ko", "ko"],
  ])("for %s%s is in %s", async (languages, query, language) => {
    const { html } = await openChooser(newVisitor(server.url), languages, query);
    expect(html).toContain(`<html lang="${language}">`);
  });

  test("runs no script and can't be framed", async () => {
    const visitor = newVisitor(server.url);
    const { url, html } = await openChooser(visitor);
    const { headers } = await visitor.fetch(url);
    expect(html).not.toContain("<script");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  test("signs in whom one presses, without asking the next time who it was", async () => {
    const visitor = newVisitor(server.url);
    const first = await choose(visitor, (await openChooser(visitor)).url, "facet+diamond");
    expect(first.body).toMatchObject({ gpp_tier: "diamond" });
    await visitor.call("POST", "/auth/logout");
    const second = await choose(visitor, (await openChooser(visitor)).url, "auric+gold");
    expect(second.body).toMatchObject({ gpp_tier: "gold" });
    const told = await visitor.call<UserAnswer>("GET", "/user_data");
    expect(told.body.data?.account_email).toBe("auric@store.example");
  });

  test("makes somebody new each time", async () => {
    const emails: (string | undefined)[] = [];
    for (let turn = 0; turn < 2; turn++) {
      const visitor = newVisitor(server.url);
      const { body } = await choose(visitor, (await openChooser(visitor)).url, NEW_PERSON);
      expect(body.unregistered_user_data?.name).toBeNull();
      emails.push(body.unregistered_user_data?.account_email);
    }
    expect(emails[0]).toMatch(/^new-[0-9a-f]{12}@store\.example$/);
    expect(emails[1]).not.toBe(emails[0]);
  });
});

test("an old page of the chooser tells its reader to begin again", async () => {
  const response = await newVisitor(server.url).fetch("/provider/interaction/long-gone", {
    redirect: "manual",
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("<h1>");
});

test.each([
  ["another place to return to", { redirect_uri: "https://evil.example/" }],
  ["another site", { client_id: "somebody-else" }],
])("%s is refused by the provider itself, on a page of its own", async (_name, changes) => {
  const visitor = newVisitor(server.url);
  const start = await visitor.fetch("/api/kr/auth/start?login_hint=ada");
  const address = new URL(start.headers.get("Location")!);
  for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value);
  const response = await visitor.fetch(address.href);
  expect(response.status).toBe(400);
  expect(response.headers.get("Location")).toBeNull();
  expect(await response.text()).toContain("<html lang=");
});

test("a sign-in without a proof key is refused", async () => {
  const visitor = newVisitor(server.url);
  const start = await visitor.fetch("/api/kr/auth/start?login_hint=ada");
  const address = new URL(start.headers.get("Location")!);
  address.searchParams.delete("code_challenge");
  address.searchParams.delete("code_challenge_method");
  const response = await visitor.fetch(address.href);
  expect(new URL(response.headers.get("Location")!).searchParams.get("error")).toBe("invalid_request");
});

test("a second process goes on with what the first began", async () => {
  const port = await freePort();
  const second = fork(join(import.meta.dirname, "../../main.ts"), {
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: String(port),
      PUBLIC_URL: server.url,
      MONGODB_URL: server.databaseUrl,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  try {
    await once(second, "message");
    const visitor = newVisitor(server.url);
    let response = await visitor.fetch("/api/kr/auth/start?login_hint=wanderer%2Bgold");
    // What the first has begun goes on at the second and back, at every step.
    for (let hop = 0; !response.headers.get("Location")?.includes("code="); hop++) {
      const next = new URL(response.headers.get("Location")!, server.url);
      next.port = String(hop % 2 ? server.port : port);
      response = await visitor.fetch(next.href);
    }
    const back = new URL(response.headers.get("Location")!).searchParams;
    const login = await visitor.call("POST", "/auth/login", {
      auth_code: back.get("code"),
      state: back.get("state"),
    });
    expect(login.body).toMatchObject({ gpp_tier: "gold" });
    const told = await visitor.fetch(`http://localhost:${port}/api/kr/user_data`);
    expect(await told.json()).toMatchObject({ status: "unregistered" });
  } finally {
    second.kill("SIGKILL");
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
