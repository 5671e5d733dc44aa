import type { Schema } from "mongoose";
import { expect, test } from "vitest";
import { MODELS } from "./models.ts";

/** The fields that a document may lack, parts of fields included. */
function optionalFields(schema: Schema, prefix = ""): string[] {
  return Object.entries(schema.paths).flatMap(([path, type]) => {
    const name = `${prefix}${path}`;
    const part = type.schema as Schema | undefined;
    const { required } = type.options as { required?: boolean };
    return [...(required ? [] : [name]), ...(part ? optionalFields(part, `${name}.`) : [])];
  });
}

/**
 * The version of each collection's documents, and what one may lack. A field that becomes optional lets `data check` pass over
 * documents that lost it, and one that becomes required makes it find fault with all older ones. Whoever raises a version
 * goes on reading the one before: `first-release.test.ts` holds that.
 */
const FORMS: Record<string, { version: number; optional: string[] }> = {
  accounts: {
    version: 3,
    optional: [
      "standing.granted",
      "standing.shifted",
      "codes",
      "codes.tier",
      "unsettled",
      "leavingAt",
      "email",
      "name",
      "picture",
      "audienceCode",
      "language",
      "nickname",
      "look",
      "outfit",
      "registration",
      "registration.inviteCode",
      "repeats",
      "contact",
      "contact.homeAddress",
      "marketing",
      "eventSurvey",
      "visit",
      "visit.leasedUntil",
      "visit.remindedAt",
      "prize",
    ],
  },
  former_accounts: { version: 1, optional: ["phone"] },
  tiers: { version: 1, optional: ["weekly", "snapshot"] },
  codes: { version: 2, optional: ["tier", "holder", "usedBy", "usedAt", "holds"] },
  prize_codes: { version: 1, optional: ["free", "account", "claimedAt"] },
  draw_results: {
    version: 2,
    optional: [
      "wonAt",
      "untold",
      "leasedUntil",
      "toldAt",
      "deliveryBy",
      "acceptedAt",
      "arrivedAt",
      "passedAt",
    ],
  },
  community_goals: { version: 1, optional: ["target", "final"] },
  team_flags: { version: 1, optional: [] },
  drawn_prizes: { version: 1, optional: [] },
  draws: { version: 1, optional: ["saltKey", "frozen", "drawn", "publishedAt"] },
  draw_entrants: { version: 1, optional: ["barred"] },
  draw_leaves: { version: 1, optional: ["accounts"] },
  draw_ranks: { version: 1, optional: ["account"] },
  draw_passings: { version: 1, optional: [] },
  retention: { version: 1, optional: [] },
  provider: { version: 1, optional: ["uid", "grantId", "expiresAt"] },
  provider_keys: { version: 1, optional: [] },
  wallets: {
    version: 3,
    optional: ["recent", "recent.levelUp", "recent.operation", "unflushedSince", "rankedAt"],
  },
  ledger: { version: 2, optional: ["levelUp", "operation"] },
  attempts: { version: 1, optional: ["unpaid", "paidAt", "refused"] },
  boss_fights: { version: 1, optional: ["unpaid", "refused", "score", "calm"] },
  deep_flights: { version: 1, optional: [] },
  hero_runs: {
    version: 2,
    optional: ["unpaid", "refused", "week", "plays", "weekPlays", "unchecked", "leasedUntil", "isProven"],
  },
  hero_board: { version: 2, optional: ["plays", "weeks", "rankedAt"] },
  reports: { version: 1, optional: ["name", "closedAt"] },
  submissions: { version: 1, optional: ["open"] },
  progress: { version: 1, optional: ["change", "session"] },
  friend_codes: { version: 1, optional: [] },
  friendships: { version: 1, optional: [] },
  places: { version: 2, optional: ["place", "room"] },
  sessions: { version: 1, optional: [] },
  season: { version: 1, optional: ["began", "stage", "games"] },
  events: { version: 1, optional: [] },
  operator_looks: { version: 1, optional: ["player", "reason"] },
};

test("each collection has the version and the optional fields that its documents have", () => {
  const forms = MODELS.map(({ name, version, schema }) => {
    const optional = optionalFields(schema).filter((field) => field !== "schemaVersion");
    return [name, { version, optional }];
  });
  expect(Object.fromEntries(forms)).toEqual(FORMS);
});
