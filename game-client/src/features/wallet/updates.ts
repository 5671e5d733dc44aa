import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { OnGameEvent } from "../../core/app/events.ts";
import type { Stores } from "../../core/app/stores.ts";
import type { Sounds } from "../../core/sound/sounds.ts";

export interface NewsParts {
  stores: Pick<Stores, "$wallet" | "toasts">;
  sounds: Pick<Sounds, "play">;
  /** Celebrates a new level in the world. */
  onLevel: () => void;
  onEvent: OnGameEvent;
}

/**
 * Takes the news of a stored change. The same change may be told twice, by the answer to a call and by the
 * live room: each level is celebrated once.
 */
export function createNewsDesk({
  stores,
  sounds,
  onLevel,
  onEvent,
}: NewsParts): (news: WalletUpdate) => void {
  const { $wallet, toasts } = stores;
  let celebrated = 0;
  return ({ wallet, levelUp, milestoneDiamonds }) => {
    $wallet.set(wallet);
    if (levelUp === null || levelUp <= celebrated) return;
    celebrated = levelUp;
    toasts.show({ tone: "level", key: "toast.level", values: { level: levelUp } });
    sounds.play("level");
    onLevel();
    onEvent({ kind: "level-up", level: levelUp, experience: wallet.experience });
    if (milestoneDiamonds === 0) return;
    toasts.show({ tone: "diamonds", key: "toast.diamonds", values: { diamonds: milestoneDiamonds } });
    sounds.play("diamonds");
  };
}
