import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Room } from "colyseus.js";

/** Diamonds of which a player is told in a room, each time as it happens. */
export function giftsIn(room: Pick<Room, "onMessage">): number[] {
  const gifts: number[] = [];
  room.onMessage<WalletUpdate>("wallet", ({ gift }) => {
    if (gift !== undefined) gifts.push(gift);
  });
  return gifts;
}
