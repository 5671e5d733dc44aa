import { CHARACTERS } from "@diamond-valley/schemas/hub/characters.ts";
import type { Category, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Game } from "../../core/app/game.ts";
import type { Feature } from "../../core/feature.ts";
import { DeliverDialog } from "./DeliverDialog.tsx";
import { DeliverPicture } from "./DeliverPicture.tsx";
import { ExchangeDialog } from "./ExchangeDialog.tsx";
import { QuestCard } from "./QuestCard.tsx";
import { QuestLog } from "./QuestLog.tsx";
import { nextStep } from "./quest.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    deliver: { category: Category };
    exchange: { category: Category };
  }
}

/** The characters who take deliveries. */
const TAKERS = Object.entries(CHARACTERS).flatMap(([slug, { offers }]) =>
  offers.includes("deliver-fish") ? [slug] : [],
);

/** Marks who takes deliveries, when one is ready. */
function markTakers({ stores }: Game, wallet: WalletView | null): void {
  const isReady = wallet !== null && nextStep(wallet, "fish").step === "deliver";
  const marks = TAKERS.map((slug) => [slug, isReady ? "exclamation" : "question"] as const);
  stores.$marks.set({ ...stores.$marks.get(), ...Object.fromEntries(marks) });
}

/** The main quests (spec 2 section 4): what to do next, deliveries, exchange. */
export const QUESTS: Feature = {
  name: "quests",
  hud: [{ slot: "task", Part: QuestCard }],
  menu: [{ name: "quests", icon: "scroll", opens: { kind: "bag", tab: "quests" } }],
  dialogs: { deliver: DeliverDialog, exchange: ExchangeDialog },
  tabs: [{ dialog: "bag", key: "quests", order: 20, Tab: QuestLog }],
  howTo: [{ key: "deliver", Picture: DeliverPicture, order: 40 }],
  keys: { KeyQ: ({ stores }) => stores.$dialog.set({ kind: "bag", tab: "quests" }) },
  start: (game) => game.stores.$wallet.subscribe((wallet) => markTakers(game, wallet)),
};
