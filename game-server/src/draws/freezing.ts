import { pseudonymOf, saltOf } from "@diamond-valley/schemas/draws/entrant.ts";
import { hexToBytes } from "@diamond-valley/schemas/draws/hashing.ts";
import { ENTRANT_BYTES, entriesIn, LEAF_BYTES } from "@diamond-valley/schemas/draws/leaves.ts";
import type { FrozenEntries } from "@diamond-valley/schemas/draws/record.ts";
import type { DrawnPrize } from "@diamond-valley/schemas/draws/terms.ts";
import { type AccountFacts, isFor } from "@diamond-valley/schemas/vault/eligibility.ts";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import type { Connection } from "mongoose";
import type { Deps } from "../deps.ts";
import { type HeldEntries, overtakeChanges, walletsWithEntries } from "../wallet/close.ts";
import type { DrawDocument } from "./draw-models.ts";
import type { Entrant, EntrantStore } from "./entrants.ts";
import { fastHash } from "./hash.ts";
import { ACCOUNT_BYTES, type LeafStore, type Piece } from "./leaf-store.ts";

/** Wallets that are read at once. */
const TOGETHER = 1_000;

export interface FreezingParts {
  deps: Pick<Deps, "connection">;
  entrants: EntrantStore;
  leaves: LeafStore;
  /** Who may enter draws, by account; those who have not registered or are being deleted are left out. */
  factsAmong(accounts: readonly string[]): Promise<Map<string, AccountFacts>>;
}

/** Somebody's entries changed while they were frozen: a process still takes entries. */
export class Unsettled extends Error {}

/**
 * Freezes all entries under the name of a run. Of the entries of a process that is late, or whose clock is, none can come
 * through unseen: changes that are under way are overtaken first, then all wallets are read, and at the end read again.
 * A freeze that ends in between leaves documents of its run behind, which count for nothing.
 * @throws Unsettled where a wallet holds other entries at the end than it did
 */
export async function freezeEntries(
  { deps: { connection }, entrants, leaves, factsAmong }: FreezingParts,
  { terms, saltKey }: Pick<DrawDocument, "terms" | "saltKey">,
  run: string,
): Promise<Record<string, FrozenEntries>> {
  if (saltKey === undefined) throw new Error("the salts of the draws are gone");
  const key = hexToBytes(saltKey);

  async function snapshot(): Promise<void> {
    for await (const piece of walletsWithEntries(connection, TOGETHER)) {
      const facts = await factsAmong(piece.map(({ account }) => account));
      await entrants.write(
        run,
        piece.map((wallet) => entrantOf(wallet, facts.get(wallet.account))),
      );
    }
  }

  async function freezePrize({ slug, kind }: DrawnPrize): Promise<FrozenEntries> {
    const growing = new Growing();
    for await (const { account, entries } of entrants.read(run, slug)) {
      const salt = saltOf(key, kind, account, fastHash);
      growing.add(pseudonymOf(salt, kind, account, fastHash), entries, account);
    }
    const sorted = growing.sorted();
    const root = await leaves.write(run, slug, sorted);
    const entrantCount = sorted.leaves.length / LEAF_BYTES;
    return { root, entrants: entrantCount, entries: entriesIn(sorted.leaves) };
  }

  await overtakeChanges(connection);
  await snapshot();
  const frozen: Record<string, FrozenEntries> = {};
  for (const prize of terms.prizes) frozen[prize.slug] = await freezePrize(prize);
  if (await unlikeFrozen(connection, entrants, run)) throw new Unsettled();
  return frozen;
}

/**
 * An account whose wallet holds other entries than a run has frozen; null where none does. Deleted accounts hold nothing any
 * more, and stay as they were frozen.
 */
export async function unlikeFrozen(
  connection: Connection,
  entrants: Pick<EntrantStore, "of">,
  run: string,
): Promise<string | null> {
  for await (const piece of walletsWithEntries(connection, TOGETHER)) {
    const before = await entrants.of(
      run,
      piece.map(({ account }) => account),
    );
    for (const { account, entries } of piece) {
      const frozen = before.get(account);
      const slugs = new Set([...Object.keys(entries), ...Object.keys(frozen ?? {})]);
      if ([...slugs].some((slug) => entries[slug] !== frozen?.[slug])) return account;
    }
  }
  return null;
}

/** Tier and level were judged as each entry was made. Lists that came since may say otherwise, and they count. */
function entrantOf({ account, level, entries }: HeldEntries, facts: AccountFacts | undefined): Entrant {
  const barred = Object.keys(entries).filter((slug) => {
    const prize = prizeOf(slug);
    return !(facts && prize && isFor(prize, facts) && level >= prize.level);
  });
  return { account, entries, barred };
}

/** Leaves that come one by one, and are sorted at the end: 48 bytes each, twice that while it grows. */
class Growing {
  #leaves = Buffer.alloc(LEAF_BYTES * TOGETHER);
  #accounts = Buffer.alloc(ACCOUNT_BYTES * TOGETHER);
  #count = 0;

  add(entrant: string, entries: number, account: string): void {
    const at = this.#count * LEAF_BYTES;
    if (at === this.#leaves.length) {
      this.#leaves = Buffer.concat([this.#leaves, Buffer.alloc(this.#leaves.length)]);
      this.#accounts = Buffer.concat([this.#accounts, Buffer.alloc(this.#accounts.length)]);
    }
    this.#leaves.write(entrant, at, "hex");
    this.#leaves.writeUInt32BE(entries, at + ENTRANT_BYTES);
    this.#accounts.write(account, this.#count * ACCOUNT_BYTES, "hex");
    this.#count += 1;
  }

  sorted(): Piece {
    const from = this.#leaves;
    const order = Uint32Array.from({ length: this.#count }, (_, index) => index).sort((a, b) =>
      from.compare(
        from,
        ...[b * LEAF_BYTES, b * LEAF_BYTES + ENTRANT_BYTES],
        ...[a * LEAF_BYTES, a * LEAF_BYTES + ENTRANT_BYTES],
      ),
    );
    const leaves = Buffer.alloc(this.#count * LEAF_BYTES);
    const accounts = Buffer.alloc(this.#count * ACCOUNT_BYTES);
    for (const [place, index] of order.entries()) {
      from.copy(leaves, place * LEAF_BYTES, index * LEAF_BYTES, (index + 1) * LEAF_BYTES);
      this.#accounts.copy(
        accounts,
        place * ACCOUNT_BYTES,
        index * ACCOUNT_BYTES,
        (index + 1) * ACCOUNT_BYTES,
      );
    }
    return { leaves, accounts };
  }
}
