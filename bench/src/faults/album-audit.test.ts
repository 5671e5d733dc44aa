import { findsOf } from "@diamond-valley/schemas/album/album.ts";
import { NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { type LedgerEntry, perform } from "@diamond-valley/schemas/wallet/operations.ts";
import { expect, test } from "vitest";
import { auditAlbum } from "./album-audit.ts";

const NOW = Date.parse("2025-10-14T03:00:00Z");
const SEED = { shown: 7, hidden: 11 };
const [FIND] = findsOf("fish", ["blue"], SEED, NOW);
if (!FIND) throw new Error("a blue fish is of no kind");
const FACT = `album.${FIND.kind}`;

/** The line of a paid catch of one blue fish. */
function caught(): LedgerEntry {
  const done = perform(
    NOTHING,
    0,
    {
      ...{ kind: "catch", key: "quest:fishing:1", category: "fish", items: ["blue"], skill: "fishing" },
      skillExperience: 10,
      evidence: { game: "fishing", seed: SEED, inputs: {} },
    },
    NOW,
  );
  if ("refused" in done) throw new Error(done.refused);
  return done.entries[0]!;
}
const told = (size: number) => ({ finds: new Map([[FIND.kind, size]]) });

test.each([
  ["what was told and kept", told(FIND.size), [caught()], { [FACT]: FIND.size }],
  ["what was noted and never told", { finds: new Map() }, [caught()], { [FACT]: FIND.size }],
  ["a catch that was paid before the server died", { finds: new Map() }, [caught()], {}],
])("the audit of an album is content with %s", (_, bot, ledger, facts) => {
  expect(auditAlbum(bot, { ledger, facts })).toEqual([]);
});

test.each([
  ["a find that was told and forgotten", told(FIND.size), [caught()], {}],
  ["a record that was told and is smaller", told(FIND.size), [caught()], { [FACT]: FIND.size - 1 }],
  ["a find that nobody was paid for", { finds: new Map() }, [], { [FACT]: FIND.size }],
  ["a record larger than what was caught", told(FIND.size), [caught()], { [FACT]: FIND.size + 1 }],
])("the audit of an album finds %s", (_, bot, ledger, facts) => {
  expect(auditAlbum(bot, { ledger, facts })).not.toEqual([]);
});
