import { createHash } from "node:crypto";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Connection } from "mongoose";
import { accountModel } from "../../account/account-model.ts";
import type { AccountDocument } from "../../account/document.ts";
import { emptyWallet } from "../../wallet/document.ts";
import { walletModel } from "../../wallet/wallet-model.ts";

/** Documents that go into the database at once. */
const PIECE = 2_000;

/** What accounts hold in draws, by account and by slug of the prize. */
export type Held = Map<string, Record<string, number>>;

/** Entries of so many accounts: of points for everybody, of phones for one in three. */
export function manyEntrants(count: number): Held {
  const entrants = Array.from({ length: count }, (_, index): [string, Record<string, number>] => {
    const digest = createHash("sha256").update(`entrant ${index}`).digest();
    const phones = digest[24]! % 3 === 0 ? { "valley-phone": 1 + (digest[25]! % 4) } : {};
    return [digest.toString("hex", 0, 12), { "points-500": 1 + (digest[26]! % 19), ...phones }];
  });
  return new Map(entrants);
}

/** Puts registered diamond members of level 60 who hold such entries straight into the database, the `index`-th with `more`. */
export async function seedEntrants(
  connection: Connection,
  held: Held,
  more: (index: number) => Partial<AccountDocument> = () => ({}),
): Promise<void> {
  const all = [...held];
  for (let from = 0; from < all.length; from += PIECE) {
    const piece = all.slice(from, from + PIECE);
    await walletModel.collection(connection).insertMany(
      piece.map(([account, entries]) => ({
        ...emptyWallet(account, `seeded-${account}`),
        holdings: { entries, experience: experienceAt(60), diamonds: 1_000 },
      })),
    );
    await accountModel
      .collection(connection)
      .insertMany(piece.map(([account], index) => ({ ...accountOf(account), ...more(from + index) })));
  }
}

function accountOf(id: string): AccountDocument {
  const tiers = { told: "diamond", fixed: "diamond", granted: null } as const;
  return {
    ...{ _id: id, sub: `sub-${id}`, vip: false, vvip: false, invited: false, createdAt: 0 },
    standing: { ...tiers, toldAt: 0, changes: 0, raised: false },
    registration: {} as never,
  };
}
