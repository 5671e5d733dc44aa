import { bestFact, findsOf } from "@diamond-valley/schemas/album/album.ts";
import { ALBUM } from "@diamond-valley/schemas/album/content.ts";
import { HOUR } from "@diamond-valley/schemas/clock.ts";
import type { LedgerEntry } from "@diamond-valley/schemas/wallet/operations.ts";
import type { Journal } from "../bots/journal.ts";
import type { Evidence } from "./audit.ts";

/** What a paid catch may have been found as: which kinds are out is looked at when it is noted, which may be past the hour. */
const found = ({ operation, at }: LedgerEntry): string[] => {
  if (operation?.kind !== "catch" || !operation.evidence) return [];
  const { seed } = operation.evidence;
  return [at, at + HOUR].flatMap((now) =>
    findsOf(operation.category, operation.items, seed, now).map(({ kind, size }) => `${kind} ${size}`),
  );
};

/**
 * Holds an album against what its player was told and was paid: what a room told of is there, and nothing is there that no paid catch
 * was. A catch that was paid just before the server died may be missing: the album has no value, and it was told to nobody.
 */
export function auditAlbum(
  { finds }: Pick<Journal, "finds">,
  { ledger, facts }: Pick<Evidence, "ledger" | "facts">,
): string[] {
  const caught = new Set(ledger.flatMap(found));
  const lost = [...finds].flatMap(([kind, size]) => {
    const best = facts[bestFact(kind)] ?? 0;
    return best >= size ? [] : [`${kind} of ${size} was told and the album has ${best}`];
  });
  const strange = ALBUM.kinds.flatMap(({ slug }) => {
    const best = facts[bestFact(slug)] ?? 0;
    return best === 0 || caught.has(`${slug} ${best}`)
      ? []
      : [`the album has ${slug} of ${best}, which nobody caught`];
  });
  return [...lost, ...strange];
}
