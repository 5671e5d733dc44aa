import express from "express";
import { pino } from "pino";
import { expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn, walkToCallback } from "../testing/sign-in.ts";
import { securityLog } from "./security-log.ts";

interface Line {
  msg: string;
  level: number;
  status?: number;
  route?: string;
  requestId?: string;
  suppressed?: number;
}
const lines: Line[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
const server = testServer({ RATE_LIMIT_FORMS: "1" }, { log });
const told = (msg: string) => lines.filter((line) => line.msg === msg);

test("sign-ins, ends of sessions and accounts, and refusals are on record, and name nobody", async () => {
  const player = await signIn(server.url, "recorded-one");
  expect(told("somebody signed in")).toHaveLength(1);

  const failing = newVisitor(server.url);
  const callback = await walkToCallback(failing, "recorded-one");
  const failed = await failing.call("POST", "/auth/login", { ...callback, auth_code: "invented" });
  expect(told("a call was refused").at(-1)).toMatchObject({
    status: 401,
    route: "/auth/login",
    requestId: failed.headers.get("X-Request-Id"),
  });

  await player.call("POST", "/auth/logout", {}, { "X-CSRFToken": "forged" });
  expect(told("a call was refused").at(-1)).toMatchObject({ status: 403, method: "POST" });
  await player.call("PUT", "/profile", {});
  await player.call("PUT", "/profile", {});
  expect(told("a call was refused").at(-1)).toMatchObject({ status: 429 });

  expect(told("somebody deleted the account")).toHaveLength(0);
  await player.call("DELETE", "/auth/delete");
  expect(told("somebody deleted the account")).toHaveLength(1);
  await player.call("POST", "/auth/logout");
  expect(told("somebody signed out")).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(/recorded-one/i);
});

test("strangers don't fill the log: a minute has its share of refusals, and the rest is counted", async () => {
  let now = 0;
  const kept: Line[] = [];
  const bounded = pino(
    { level: "info" },
    { write: (line: string) => void kept.push(JSON.parse(line) as Line) },
  );
  const app = express().use(securityLog(bounded, { now: () => now }), (_request, response) => {
    response.status(403).end();
  });
  const listening = app.listen(0);
  const { port } = listening.address() as { port: number };
  for (let call = 0; call < 80; call += 1) await fetch(`http://localhost:${port}/`);
  expect(kept).toHaveLength(60);
  now = 60_000;
  await fetch(`http://localhost:${port}/`);
  listening.close();
  expect(kept.at(-2)?.suppressed).toBe(20);
  expect(kept.at(-1)).toMatchObject({ msg: "a call was refused", route: "other" });
});
