import { describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session, signIn, walkToCallback } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

const server = testServer();

describe("the session", () => {
  const status = async (visitor: Session) =>
    (await visitor.call<{ status: string }>("GET", "/user_data")).body.status;

  test("is nobody's with a name that is guessed, cut, signed otherwise, or another's signature", async () => {
    const player = await signIn(server.url, "holder");
    const cookie = decodeURIComponent(player.cookies.get("session") ?? "");
    const other = decodeURIComponent((await signIn(server.url, "another")).cookies.get("session") ?? "");
    const [name = "", signature = ""] = [
      cookie.slice(2, cookie.indexOf(".")),
      cookie.slice(cookie.indexOf(".") + 1),
    ];
    expect(name.length * 6, "bits in the name of a session").toBeGreaterThanOrEqual(128);
    for (const forged of [
      name,
      `s:${name}`,
      `s:${name}.`,
      `s:${name}.${other.slice(other.indexOf(".") + 1)}`,
      `s:${other.slice(2, other.indexOf("."))}.${signature}`,
      `s:${name}.${signature.slice(1)}`,
      "s:.",
      "j:{}",
      `s:__proto__.${signature}`,
    ]) {
      const visitor = newVisitor(server.url, new Map([["session", encodeURIComponent(forged)]]));
      expect(await status(visitor), forged).toBe("not-logged-in");
    }
    expect(await status(newVisitor(server.url, new Map([["session", encodeURIComponent(cookie)]])))).not.toBe(
      "not-logged-in",
    );
  });

  test("that was signed out is worth nothing to whoever kept its cookies", async () => {
    const player = await signIn(server.url, "leaving");
    const kept = new Map(player.cookies);
    await player.call("POST", "/auth/logout", {});
    expect(await status(newVisitor(server.url, kept))).toBe("not-logged-in");
  });

  test("that an attacker planted before the sign-in is not the one after it", async () => {
    const planted = newVisitor(server.url);
    await walkToCallback(planted, "planter");
    const victim = newVisitor(server.url, new Map(planted.cookies));
    const callback = await walkToCallback(victim, "planted-on");
    expect((await victim.call("POST", "/auth/login", callback)).status).toBe(200);
    expect(await status(victim)).toBe("unregistered");
    expect(await status(planted)).toBe("not-logged-in");
  });
});

test("everything personal is for the moment alone", async () => {
  const player = await registeredPlayer(server, "momentary+gold");
  for (const path of [
    "/user_data",
    "/profile",
    "/profile/marketing",
    "/sweepstakes",
    "/game_rpg/user_data",
    "/game_rpg/special-event",
    "/game_rpg/inventory",
    "/hub/player",
    "/season",
    "/nothing",
  ]) {
    const { headers } = await player.fetch(`/api/kr${path}`);
    expect(headers.get("Cache-Control"), path).toBe("no-store");
    expect(headers.get("ETag"), path).toBeNull();
  }
});
