import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { WritableAtom } from "nanostores";

/** Told of each stored change of the wallet, after the store holds it; `before` is what it held until then. */
export type WalletListener = (update: WalletUpdate, before: WalletView | null) => void;

/** Where changes of the wallet come in, whichever call or message brought them. */
export interface WalletUpdates {
  /**
   * Takes over a stored change. One that was made over HTTP comes twice, by the call's answer and by the live room; and
   * an answer may overtake a push of what was before it.
   */
  apply(update: WalletUpdate): void;
  /** Answers how to stop listening. */
  listen(listener: WalletListener): () => void;
}

export function createWalletUpdates($wallet: WritableAtom<WalletView | null>): WalletUpdates {
  const listeners = new Set<WalletListener>();
  return {
    apply(update) {
      const before = $wallet.get();
      if (before === null || update.wallet.seq >= before.seq) $wallet.set(update.wallet);
      for (const listener of listeners) listener(update, before);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
