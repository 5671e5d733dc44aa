import { createHmac, randomBytes } from "node:crypto";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import type { SessionData } from "express-session";
import type { Connection } from "mongoose";
import type { Person } from "../account/person.ts";
import { developmentSecrets } from "../config/variables.ts";
import { SessionStore } from "../http/session-store.ts";
import { realClock } from "../season/clock.ts";

/**
 * The cookies of somebody whose account was made at the store, for tests of a thousand people: what a sign-in leaves
 * behind, without the way to the provider. Any look at the site brings the anti-forgery token.
 */
export async function directSession(
  connection: Connection,
  accountId: string,
  person?: Person,
): Promise<Map<string, string>> {
  const name = randomBytes(24).toString("base64url");
  const expires = new Date(realClock.now() + DAY);
  const cookie = { path: "/", httpOnly: true, originalMaxAge: DAY, expires } as SessionData["cookie"];
  const data = { cookie, accountId, ...(person && { person }) } as SessionData;
  await new Promise<void>((resolve, reject) => {
    new SessionStore(connection).set(name, data, (error) => (error ? reject(error) : resolve()));
  });
  const signature = createHmac("sha256", developmentSecrets.session).update(name).digest("base64");
  const signed = `s:${name}.${signature.replace(/=+$/, "")}`;
  return new Map([["session", encodeURIComponent(signed)]]);
}
