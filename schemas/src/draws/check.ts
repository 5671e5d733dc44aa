import { pseudonymOf } from "./entrant.ts";
import { type Hash, sha256Hex } from "./hashing.ts";
import { leafHashes, packLeaves } from "./leaves.ts";
import { keyOf, seedOf } from "./ranking.ts";
import type { DrawProof, DrawSummary, PublishedProof } from "./record.ts";
import { commitmentOf, commitmentText, type DrawTerms } from "./terms.ts";
import { rootAlong } from "./tree.ts";

/** What somebody saw of the draws on an earlier visit. */
export interface SeenDraws {
  commitment: string;
  /** By prize. */
  roots: Readonly<Record<string, string>>;
}

/**
 * One thing that is checked. `unchanged`: commitment and root are those of an earlier visit; `public`: all that everybody is
 * told of the draw is the same in the proof, which could otherwise be of a draw that nobody else sees; `name`: the pseudonym is made
 * of salt and account; `root`: the own leaf leads to the published root; `sealed`: the secret is the one that was committed;
 * `key`: secret, root, entries and beacon give the key; `outcome`: the key decides as it was told.
 */
export interface CheckStep {
  name: "unchanged" | "public" | "name" | "root" | "sealed" | "key" | "outcome";
  holds: boolean;
}

/**
 * Checks all of a proof that can be checked at its stage, in order, with a summary that is not older. Nothing is asked of the
 * server.
 */
export function checkProof(
  proof: DrawProof,
  seen: SeenDraws | null,
  summary: DrawSummary,
  hash: Hash = sha256Hex,
): CheckStep[] {
  const { kind, account, salt, entrant, frozen, published, commitment, prize } = proof;
  const steps: CheckStep[] = [];
  const step = (name: CheckStep["name"], holds: boolean) => void steps.push({ name, holds });
  if (seen) {
    const root = seen.roots[prize];
    const sameRoot = root === undefined || root === frozen?.root;
    step("unchanged", seen.commitment === commitment && sameRoot);
  }
  step("public", isPublic(proof, summary));
  step("name", pseudonymOf(salt, kind, account, hash) === entrant);
  if (frozen?.leaf) {
    const [leaf = ""] = leafHashes(packLeaves([{ entrant, entries: proof.entries }]), hash);
    step("root", rootAlong(leaf, frozen.leaf.path, hash) === frozen.root);
  }
  if (frozen && published) {
    step("sealed", commitmentOf(published.secret, proof.terms, hash) === commitment);
    step("key", ownKey(proof, published, hash) === published.key);
    step("outcome", decides(published));
  }
  return steps;
}

/** Whether a proof is of the draw that everybody sees, as far as the proof goes. */
function isPublic({ terms, commitment, prize, kind, frozen, published }: DrawProof, summary: DrawSummary) {
  const shown = summary.prizes.find(({ slug }) => slug === prize);
  const told = { ...summary, version: summary.version as DrawTerms["version"] };
  const sameTerms = commitmentText("", terms) === commitmentText("", told) && shown?.kind === kind;
  const sameEntries =
    frozen === null ||
    (frozen.root === shown?.frozen?.root &&
      frozen.entrants === shown.frozen.entrants &&
      frozen.entries === shown.frozen.entries);
  const sameChance =
    published === null || (published.secret === summary.secret && published.beacon === summary.beacon.value);
  return commitment === summary.commitment && sameTerms && sameEntries && sameChance;
}

function ownKey({ terms, prize, frozen, entrant, entries }: DrawProof, told: PublishedProof, hash: Hash) {
  if (!frozen) return null;
  const parts = {
    season: terms.season,
    prize,
    root: frozen.root,
    entries: frozen.entries,
    beacon: told.beacon,
  };
  return keyOf(seedOf(told.secret, parts, hash), entrant, entries, hash);
}

/** Whether a prize was won by the lowest keys. Who is barred or passed the prize on is so for a reason that is told. */
function decides({ key, threshold, outcome, barredBy, passed }: PublishedProof): boolean {
  if (outcome === "barred") return barredBy !== null;
  if (outcome === "passed") return passed !== null;
  const wins = threshold === null || key <= threshold;
  return outcome === (wins ? "won" : "not-won");
}

/** What is to be remembered of the draws for the next visit; null before anything was committed. */
export function seenIn({ commitment, prizes }: Pick<DrawSummary, "commitment" | "prizes">): SeenDraws | null {
  if (commitment === null) return null;
  const frozen = prizes.filter(({ frozen }) => frozen !== null);
  return { commitment, roots: Object.fromEntries(frozen.map(({ slug, frozen }) => [slug, frozen!.root])) };
}
