import type { NamedMutant } from "./named.ts";

/** The client's state machines, and the site. */
export const CLIENT: readonly NamedMutant[] = [
  {
    name: "the late join of an older wish is seated",
    file: "game-client/src/core/net/session.ts",
    find: "if (mine === latest && !ended) sitDown(place, room);",
    replace: "if (!ended) sitDown(place, room);",
  },
  {
    name: "idle inputs never stop",
    file: "game-client/src/core/walking/step-sender.ts",
    find: "if (stands && stood) return;",
    replace: "",
  },
  {
    name: "calm mode is never sent",
    file: "game-client/src/features/fishing/own-fishing.ts",
    find: "{ calm: settings.$settings.get().calm }",
    replace: "{ calm: false }",
  },
  {
    name: "keys act under an open dialog",
    file: "game-client/src/core/input/keys.ts",
    find: "stores.$dialog.get() !== null || ",
    replace: "",
  },
  {
    name: "a bite is pressed twice",
    file: "game-client/src/features/fishing/own-fishing.ts",
    find: 'change({ phase: "pressed" });',
    replace: "",
  },
  {
    name: "the navigation is not told of the balance",
    file: "site/src/vault/use-vault.ts",
    find: "tellBalance(changed.balance);",
    replace: "",
  },
  {
    name: "the Vault keeps the old status after a change",
    file: "site/src/vault/use-vault.ts",
    find: "(each.slug === prize.slug ? prize : each)",
    replace: "(each.slug === prize.slug ? { ...prize, status: each.status } : each)",
  },
];
