import { expect, test } from "vitest";
import { createRetentionStore } from "../retention/store.ts";
import { formerAccountsOf } from "../testing/accounts.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { accountModel } from "./account-model.ts";
import { createStoreTiers } from "./store-tiers.ts";
import { createTierStatusStore } from "./tier-status-store.ts";

const server = testServer();

test("a sign-in beside the purge does not put back who somebody is", async () => {
  const { deps } = server;
  const player = await registeredPlayer(server, "purged");
  const accounts = accountModel.collection(deps.connection);
  const stored = async () => (await accounts.findOne({ _id: player.id }))!;
  const { sub, email } = await stored();
  expect(email).toBeTruthy();

  let purges = 0;
  /** The collection as a sign-in sees it whose account is purged behind its first look. */
  const late = new Proxy(accounts, {
    get(target, name) {
      if (name !== "findOne") return Reflect.get(target, name).bind(target);
      return async () => {
        const found = await target.findOne({ sub });
        if (purges++ === 0) expect(await createRetentionStore(deps).purgeContacts(10)).toBe(1);
        return found;
      };
    },
  });
  const store = createTierStatusStore(deps, late, createStoreTiers(deps), formerAccountsOf(deps));
  const { account } = await store.signIn({
    ...{ sub: "purged", email: "back@example.com", name: "Back", picture: null, country: null },
    ...{ gpp_tier: "gold", vip: false, vvip: false, invited: false, audience_code: null },
  });
  expect(account.id).toBe(player.id);
  expect(purges).toBe(2);
  for (const field of ["contact", "email", "name"]) expect(await stored()).not.toHaveProperty(field);
});
