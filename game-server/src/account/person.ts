import { createHash } from "node:crypto";
import type {} from "express-session";
import type { Account } from "./account.ts";
import type { Claims } from "./claims.ts";
import type { Language } from "./language.ts";

/** Who somebody is, as the provider tells it. */
export interface Person {
  email: string;
  name: string | null;
  picture: string | null;
  audienceCode: string | null;
  /** The language of the page that they signed in from, where it said so. */
  language?: Language;
}

declare module "express-session" {
  interface SessionData {
    /** Of somebody who has not registered: it goes with the session, unless the registration takes it over. */
    person: Person;
  }
}

/** What an account keeps of the claims that its person signed in with. */
export function personOf(
  { email, name, picture, audience_code: audienceCode }: Claims,
  language?: Language,
): Person {
  return { email, name, picture, audienceCode, ...(language && { language }) };
}

/**
 * An account with its person. Before the registration, which asks for the age and the consents, the account itself
 * holds none: then it is the session's. Null where the session has none either.
 */
export function withPerson(account: Account, person: Person | undefined): Account | null {
  if (account.registered) return account;
  return person ? { ...account, ...person } : null;
}

/** What an account is found by: the provider's name for the person can't be read from it. */
export function digestOfSub(sub: string): string {
  return createHash("sha256").update(sub).digest("base64url");
}
