import { type Holdings, held } from "@diamond-valley/schemas/wallet/holdings.ts";
import type { Deps } from "../deps.ts";
import { holdingsOf } from "../wallet/document.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { pointsOf } from "./points.ts";
import type { RankSource } from "./ranking.ts";
import { readRanked } from "./stamp.ts";
import { WALLET_BOARDS } from "./wallet-board.ts";

/** What boards need of a wallet: holdings of these parts. */
const PARTS = ["kind", "boss", "team", "sign-in.last", "closed"].map((part) => `holdings.${part}`);

export interface RankedWallet {
  readonly player: string;
  readonly holdings: Holdings;
}

/** The boards over the wallets; what else is kept of wallets is passed. */
export function walletSource(
  { connection }: Pick<Deps, "connection">,
  kept: RankSource<RankedWallet>["kept"] = {},
): RankSource<RankedWallet> {
  const wallets = walletModel.collection(connection);
  return {
    expected: () => wallets.estimatedDocumentCount(),
    read: (since) =>
      readRanked(wallets, since, PARTS).map((wallet) => ({
        player: wallet._id,
        holdings: holdingsOf(wallet),
      })),
    playerOf: ({ player }) => player,
    isGone: ({ holdings }) => held(holdings, "closed") > 0,
    boards: WALLET_BOARDS.map(({ name }) => name),
    points: ({ holdings }) =>
      WALLET_BOARDS.map(({ score, attempts }) => pointsOf(score(holdings), attempts(holdings))),
    kept,
  };
}
