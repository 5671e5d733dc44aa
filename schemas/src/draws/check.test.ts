import { describe, expect, test } from "vitest";
import { checkProof, seenIn } from "./check.ts";
import { drawnAgain, VECTOR_TERMS, VECTORS } from "./draw.fixture.ts";
import { sha256Hex } from "./hashing.ts";
import { leafHashes, packLeaves } from "./leaves.ts";
import type { DrawProof, DrawSummary } from "./record.ts";
import { pathIn } from "./tree.ts";

/** What an entrant of the vectors' points is told: `rank` is the place among the keys, from 0. */
function proofOf(rank: number): DrawProof {
  const prize = VECTORS.prizes[0]!;
  const drawn = drawnAgain().get(prize.slug)!;
  const index = prize.leaves.findIndex(({ entrant }) => entrant === drawn[rank]?.entrant);
  const { account, salt, entrant, entries, key } = prize.leaves[index]!;
  const path = pathIn(leafHashes(packLeaves(prize.leaves), sha256Hex), index, sha256Hex);
  const frozen = { root: prize.root, entrants: prize.leaves.length, entries: prize.entries };
  return {
    ...{ stage: "published", terms: VECTOR_TERMS, commitment: VECTORS.commitment },
    ...{ prize: prize.slug, kind: prize.kind, account, salt, entrant, entries },
    frozen: { ...frozen, leaf: { index, path } },
    published: {
      ...{ secret: VECTORS.secret, beacon: VECTORS.value, key, barredBy: null, passed: null },
      threshold: drawn[prize.total - 1]!.key,
      outcome: rank < prize.total ? "won" : "not-won",
    },
  };
}

/** What everybody is told of the draws of the vectors. */
const PUBLIC: DrawSummary = {
  ...{ stage: "published", version: 1, season: VECTORS.season, commitment: VECTORS.commitment },
  beacon: { ...VECTOR_TERMS.beacon, value: VECTORS.value },
  ...{ committed_at: null, frozen_at: null, drawn_at: null, published_at: null, secret: VECTORS.secret },
  prizes: VECTOR_TERMS.prizes.map((prize, index) => {
    const { root, leaves, entries } = VECTORS.prizes[index]!;
    return { ...prize, frozen: { root, entrants: leaves.length, entries } };
  }),
};

const failing = (
  proof: DrawProof,
  seen: Parameters<typeof checkProof>[1] = null,
  summary: DrawSummary = PUBLIC,
) =>
  checkProof(proof, seen, summary)
    .filter(({ holds }) => !holds)
    .map(({ name }) => name);

test.each([0, 2, 3, 6])("the proof of the entrant with key %i holds at every stage", (rank) => {
  const proof = proofOf(rank);
  expect(checkProof(proof, null, PUBLIC)).toEqual(
    ["public", "name", "root", "sealed", "key", "outcome"].map((name) => ({ name, holds: true })),
  );
  const frozen = { ...proof, stage: "frozen", published: null } as const;
  expect(checkProof(frozen, null, PUBLIC).map(({ name }) => name)).toEqual(["public", "name", "root"]);
  const committed = { ...frozen, stage: "committed", frozen: null } as const;
  expect(checkProof(committed, null, PUBLIC)).toEqual([
    { name: "public", holds: true },
    { name: "name", holds: true },
  ]);
});

describe("what was changed is found where it shows", () => {
  const proof = proofOf(1);
  const frozen = proof.frozen!;
  const published = proof.published!;
  const other = "f".repeat(64);
  const changes: [string, Partial<DrawProof>, string[]][] = [
    ["the account", { account: "0".repeat(24) }, ["name"]],
    ["the salt", { salt: other }, ["name"]],
    ["the pseudonym", { entrant: other }, ["name", "root", "key"]],
    ["the entries", { entries: proof.entries + 1 }, ["root"]],
    ["the root", { frozen: { ...frozen, root: other } }, ["root", "key"]],
    ["the total", { frozen: { ...frozen, entries: frozen.entries + 1 } }, ["key"]],
    ["a step of the path", { frozen: { ...frozen, leaf: { index: 0, path: [] } } }, ["root"]],
    ["the secret", { published: { ...published, secret: other } }, ["sealed", "key"]],
    ["the beacon", { published: { ...published, beacon: other } }, ["key"]],
    ["the own key", { published: { ...published, key: "0".repeat(64) } }, ["key"]],
    ["the threshold", { published: { ...published, threshold: "0".repeat(64) } }, ["outcome"]],
    ["the outcome", { published: { ...published, outcome: "not-won" } }, ["outcome"]],
    ["a bar without its prize", { published: { ...published, outcome: "barred" } }, ["outcome"]],
    ["a passing without its reason", { published: { ...published, outcome: "passed" } }, ["outcome"]],
    ["the commitment", { commitment: other }, ["sealed"]],
    [
      "the order of prizes",
      { terms: { ...proof.terms, prizes: proof.terms.prizes.toReversed() } },
      ["sealed"],
    ],
  ];
  test.each(changes)("%s", (_, change, found) => {
    const steps = failing({ ...proof, ...change });
    // A key may or may not change with fewer entries: what has to be found is.
    expect(steps).toEqual(expect.arrayContaining(found));
    expect(steps.length).toBeGreaterThan(0);
  });
});

describe("a proof that is consistent in itself belongs to the published draw, or fails on a first visit", () => {
  const published = PUBLIC.prizes[0]!.frozen!;
  const other = "f".repeat(64);
  const prizes = (change: object) => [{ ...PUBLIC.prizes[0]!, ...change }, ...PUBLIC.prizes.slice(1)];
  const elsewhere: [string, Partial<DrawSummary>][] = [
    ["commitment", { commitment: other }],
    ["season", { season: "another" }],
    ["version", { version: 2 }],
    ["round of the beacon", { beacon: { ...PUBLIC.beacon, round: "18" } }],
    ["value of the beacon", { beacon: { ...PUBLIC.beacon, value: other } }],
    ["beacon's value that is not out", { beacon: { ...PUBLIC.beacon, value: null } }],
    ["secret", { secret: other }],
    ["root", { prizes: prizes({ frozen: { ...published, root: other } }) }],
    ["number of entrants", { prizes: prizes({ frozen: { ...published, entrants: 3 } }) }],
    ["number of entries", { prizes: prizes({ frozen: { ...published, entries: 3 } }) }],
    ["root that is not out", { prizes: prizes({ frozen: null }) }],
    ["kind", { prizes: prizes({ kind: "coins" }) }],
    ["order of prizes", { prizes: PUBLIC.prizes.toReversed() }],
    ["list of prizes", { prizes: PUBLIC.prizes.slice(1) }],
  ];
  test.each(elsewhere)("another %s", (_, change) => {
    expect(failing(proofOf(1), null, { ...PUBLIC, ...change })).toEqual(["public"]);
  });

  test("a kind that the terms do not name", () => {
    expect(failing({ ...proofOf(1), kind: "coins" })).toContain("public");
  });
});

test("what an earlier visit saw must be the same now", () => {
  const proof = proofOf(4);
  const { prize, commitment, frozen } = proof;
  const summary = { commitment, prizes: [{ ...VECTOR_TERMS.prizes[0]!, frozen }] };
  const seen = seenIn(summary);
  expect(seen).toEqual({ commitment, roots: { [prize]: frozen?.root } });
  expect(failing(proof, seen)).toEqual([]);
  expect(failing(proof, { commitment, roots: {} })).toEqual([]);
  expect(failing(proof, { commitment, roots: { [prize]: "0" } })).toEqual(["unchanged"]);
  expect(failing(proof, { commitment: "0", roots: {} })).toEqual(["unchanged"]);
  expect(failing({ ...proof, frozen: null, published: null }, seen)).toEqual(["unchanged"]);
  expect(seenIn({ ...summary, commitment: null })).toBeNull();
});
