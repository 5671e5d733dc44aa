import type { Category } from "@diamond-valley/schemas/wallet/wallet.ts";
import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { DeliverPicture } from "./DeliverPicture.tsx";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    deliver: { category: Category };
    exchange: { category: Category };
  }
}

/** The main quests (spec 2 section 4): log, deliveries, exchange. */
export const QUESTS: Feature = {
  name: "quests",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/quests.json"),
    en: () => import("@diamond-valley/schemas/locales/en/quests.json"),
  },
  menu: [{ name: "quests", icon: "scroll", opens: { kind: "bag", tab: "quests" } }],
  dialogs: {
    deliver: lazily(async () => (await import("./DeliverDialog.tsx")).DeliverDialog),
    exchange: lazily(async () => (await import("./ExchangeDialog.tsx")).ExchangeDialog),
  },
  tabs: [
    {
      dialog: "bag",
      key: "quests",
      order: 20,
      Tab: lazily(async () => (await import("./QuestLog.tsx")).QuestLog),
    },
    {
      dialog: "bag",
      key: "sub-quests",
      order: 25,
      Tab: lazily(async () => (await import("./SubQuestLog.tsx")).SubQuestLog),
    },
  ],
  howTo: [
    {
      key: "deliver",
      isBasic: true,
      Picture: DeliverPicture,
      order: 40,
      isNow: ({ stores }) => (stores.$wallet.get()?.experience ?? 0) > 0,
      isDone: ({ stores }) => (stores.$wallet.get()?.level ?? 0) > 2,
    },
  ],
  keys: { KeyQ: ({ stores }) => stores.$dialog.set({ kind: "bag", tab: "quests" }) },
};
