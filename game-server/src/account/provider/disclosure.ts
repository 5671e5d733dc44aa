import { interactionPolicy } from "oidc-provider";
import type { Person } from "./persons.ts";

/** Every sign-in asks who it is: there is no consent page, and `select_account` is understood. */
export function chooseEachTime() {
  const policy = interactionPolicy.base();
  policy.remove("consent");
  policy.add(new interactionPolicy.Prompt({ name: "select_account", requestable: true }), 0);
  return policy;
}

/** Every scope but, for somebody who keeps it back, the store's. */
export function permittedScopes(asked: Iterable<string>, person: Person): string {
  return [...asked].filter((scope) => person.permitted || scope !== "store").join(" ");
}

/** What a token says of somebody. */
export function claimsOf({ sub, name, email, tier, vip, vvip, invited, country }: Person) {
  const store = { gpp_tier: tier, vip, vvip, invited, country, audience_code: null };
  return { sub, ...(name ? { name } : {}), email, email_verified: true, ...store };
}
