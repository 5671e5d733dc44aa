import type { Category, WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { BagButton } from "./BagButton.tsx";
import { LevelBanner } from "./LevelBanner.tsx";
import { Me } from "./Me.tsx";
import { celebrateUpdates } from "./updates.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** `tab` is the key of one of the bag's tabs. */
    bag: { tab: string };
    /** The bag takes nothing more of this category. */
    "bag-full": { category: Category };
  }
}

/** What the player has: level, diamonds, the bag and the numbers behind them. */
export const WALLET: Feature = {
  name: "wallet",
  hud: [
    { slot: "player", Part: Me },
    { slot: "bag", Part: BagButton },
    { slot: "overlay", Part: LevelBanner },
  ],
  dialogs: {
    bag: lazily(async () => (await import("./BagDialog.tsx")).BagDialog),
    "bag-full": lazily(async () => (await import("./BagFullDialog.tsx")).BagFullDialog),
  },
  tabs: [
    {
      dialog: "bag",
      key: "inventory",
      order: 10,
      Tab: lazily(async () => (await import("./Inventory.tsx")).Inventory),
    },
    { dialog: "bag", key: "stats", order: 30, Tab: lazily(async () => (await import("./Stats.tsx")).Stats) },
  ],
  keys: { KeyB: ({ stores }) => stores.$dialog.set({ kind: "bag", tab: "inventory" }) },
  start: celebrateUpdates,
  joined({ wallet }, { room }) {
    room.onMessage("wallet", (update: WalletUpdate) => wallet.apply(update));
    return undefined;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
