import type { NamedMutant } from "./named.ts";

/** Rules and rooms. */
export const SERVER: readonly NamedMutant[] = [
  {
    name: "a safe press brings an extra item",
    file: "schemas/src/fishing/attempt.ts",
    find: 'outcome === "success" && random() <',
    replace: "random() <",
  },
  {
    name: "deliveries of another day are shown",
    file: "schemas/src/wallet/view.ts",
    find: "koreanDay(now)",
    replace: "koreanDay(now - 86_400_000)",
  },
  {
    name: "locked areas count as open",
    file: "game-server/src/rooms/areas.ts",
    find: "locked === true || clients >= maxClients",
    replace: "clients >= maxClients",
  },
  {
    name: "a silent player saves a hundred seconds of steps",
    file: "game-server/src/rooms/pace.ts",
    find: "const SAVED_MAX = 20;",
    replace: "const SAVED_MAX = 2000;",
  },
  {
    name: "the line is reeled in while its catch is paid",
    file: "game-server/src/fishing/angling.ts",
    find: '!current || current.stage === "paying"',
    replace: "!current",
  },
  {
    name: "a repeated commit pays the new result",
    file: "game-server/src/wallet/attempts.ts",
    find: "return wallets.apply(playerId, paying, { tell });",
    // A fresh key, since the wallet itself knows the old one.
    replace: 'return wallets.apply(playerId, { ...paying, key: paying.key + ":again" }, { tell });',
  },
  {
    name: "the renewal of a lock takes another's seat",
    file: "game-server/src/rooms/seat-locks.ts",
    find: "(held) => held === null || held.seat === seat.seat",
    replace: "() => true",
  },
  {
    // What was once the half pace of a crowd: every room sends a patch with every second step.
    name: "a patch leaves with each step",
    file: "game-server/src/rooms/base-room.ts",
    find: "if (!patch) return;",
    replace: "",
  },
  {
    name: "a forgotten room never ends",
    file: "game-server/src/rooms/housekeeping.ts",
    find: "if (now - lastUse > FORGOTTEN_AFTER) return void room.disconnect();",
    replace: "",
  },
  {
    name: "a second press of the same bite is decided too",
    file: "game-server/src/fishing/angling.ts",
    find: 'current?.stage !== "bite" || current.id !== attempt',
    replace: "!current?.bitten || current.id !== attempt",
  },
];
