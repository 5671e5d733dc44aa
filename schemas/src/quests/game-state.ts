import type { SeasonView } from "../season/season.ts";
import type { marksOf } from "../story/marks.ts";
import type { Membership } from "../story/membership.ts";
import type { Progress } from "../story/progress.ts";
import type { Unlock } from "../wallet/unlocks.ts";
import type { WalletView } from "../wallet/wallet.ts";
import type { MainQuest } from "./main-quests.ts";
import type { Objective } from "./objective.ts";

/** `GET /game_rpg/frontend-game-state`: what the game needs to draw its HUD in one call. */
export interface GameState {
  /** Season time, epoch ms: a page's own clock need not share it. */
  now: number;
  season: SeasonView;
  wallet: WalletView;
  quests: MainQuest[];
  /** Items of one colour that the player's deliveries take. */
  quantity: number;
  /** Who the player is at the store: doors may ask for it. */
  membership: Membership;
  /** With wallet, season, quantity and membership all that `objective` and `marksOf` ask for: a client works them out anew as these change. */
  progress: Progress;
  objective: Objective;
  /** What each character has for the player. */
  marks: ReturnType<typeof marksOf>;
  /** The next level that opens something, or null after the last one. */
  unlock: Unlock | null;
}

/** `GET /game_rpg/inventory`: the bag by category. */
export interface InventoryAnswer {
  bag: WalletView["bag"];
}
