import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { WritableAtom } from "nanostores";

/** Told of each stored change of the wallet, after the store holds it; `before` is what it held until then. */
export type WalletListener = (update: WalletUpdate, before: WalletView | null) => void;

/** Where changes of the wallet come in, whichever call or message brought them. */
export interface WalletUpdates {
  /** Takes over a stored change. The same change may come twice, by an answer and by the live room. */
  apply(update: WalletUpdate): void;
  /** Answers how to stop listening. */
  listen(listener: WalletListener): () => void;
}

export function createWalletUpdates($wallet: WritableAtom<WalletView | null>): WalletUpdates {
  const listeners = new Set<WalletListener>();
  return {
    apply(update) {
      const before = $wallet.get();
      $wallet.set(update.wallet);
      for (const listener of listeners) listener(update, before);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
