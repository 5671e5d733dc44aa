import type { SeasonView } from "../season/season.ts";
import type { WalletView } from "../wallet/wallet.ts";
import type { MainQuest } from "./main-quests.ts";

/** `GET /game_rpg/frontend-game-state`: what the game needs to draw its HUD in one call. */
export interface GameState {
  season: SeasonView;
  wallet: WalletView;
  quests: MainQuest[];
}

/** `GET /game_rpg/inventory`: the bag by category. */
export interface InventoryAnswer {
  bag: WalletView["bag"];
}
