import type { Passing } from "@diamond-valley/schemas/draws/passing.ts";
import type { FrozenEntries } from "@diamond-valley/schemas/draws/record.ts";
import type { DrawTerms } from "@diamond-valley/schemas/draws/terms.ts";
import type { mongo } from "mongoose";
import { defineModel, type Versioned } from "../database/model.ts";

/** A season's draws: a document of the `draws` collection. Each step is added once and stays as it is. */
export interface DrawDocument extends Versioned {
  /** The season's name. */
  _id: string;
  terms: DrawTerms;
  /** Hex digits, as all secrets and hashes here. */
  secret: string;
  saltKey?: string;
  commitment: string;
  committedAt: number;
  frozen?: { run: string; at: number; prizes: Record<string, FrozenEntries> };
  drawn?: { run: string; at: number; beacon: string };
  publishedAt?: number;
}

/** Who stood in which draws when entries were frozen: a document of the `draw_entrants` collection. */
export interface EntrantDocument extends Versioned {
  _id: string;
  run: string;
  account: string;
  entries: Record<string, number>;
  barred?: string[];
}

/** A piece of a prize's sorted leaves: a document of the `draw_leaves` collection. */
export interface LeavesDocument extends Versioned {
  _id: string;
  run: string;
  prize: string;
  first: string;
  root: string;
  leaves: mongo.Binary;
  accounts?: mongo.Binary;
}

/** Somebody drawn for a prize: a document of the `draw_ranks` collection. */
export interface RankDocument extends Versioned {
  _id: string;
  run: string;
  prize: string;
  rank: number;
  entrant: string;
  key: string;
  account?: string;
}

/** What happened to prizes after the draw: a document of the `draw_passings` collection. */
export interface PassingDocument extends Versioned {
  _id: number;
  passings: Passing[];
  at: number;
}

const name = { type: String, required: true } as const;
const digits = { type: String, required: true, match: /^[0-9a-f]{64}$/ } as const;
const RUN = "The run of the command that wrote it; what another run left over counts for nothing.";

export const drawModel = defineModel<DrawDocument>({
  name: "draws",
  comment: "The season's draws: commitment, secrets, and how far they have come.",
  version: 1,
  fields: {
    _id: { ...name, comment: "Name of the season in the draws." },
    terms: { type: Object, required: true, comment: "What was committed to: beacon, and prizes in order." },
    secret: { ...digits, comment: "The secret of the draws; public from the results on." },
    saltKey: { type: String, comment: "Makes the salts of pseudonyms; never public, gone after the season." },
    commitment: { ...digits, comment: "SHA-256 of the secret with the terms." },
    committedAt: { type: Number, required: true, comment: "Epoch ms in season time." },
    frozen: {
      type: Object,
      comment: "Frozen entries: `run`, `at` (epoch ms), and of each prize `root`, `entrants`, `entries`.",
    },
    drawn: { type: Object, comment: "The draw: `run`, `at` (epoch ms), and the `beacon`'s value." },
    publishedAt: { type: Number, comment: "From when on the draw is final, epoch ms in season time." },
  },
});

export const entrantModel = defineModel<EntrantDocument>({
  name: "draw_entrants",
  comment: "Entries of each account as they were frozen; gone after the season.",
  version: 1,
  fields: {
    _id: { ...name, comment: "Run and account, with a colon between." },
    run: { ...name, comment: RUN },
    account: { ...name, comment: "The account's id." },
    entries: { type: Object, required: true, comment: "Entries by slug of the prize." },
    barred: {
      type: [String],
      default: undefined,
      comment: "Prizes that tier or level do not allow any more.",
    },
  },
  indexes: [
    { fields: { account: 1 }, comment: "What is kept of an account." },
    { fields: { run: 1 }, comment: "Reads what one run froze." },
  ],
});

export const leavesModel = defineModel<LeavesDocument>({
  name: "draw_leaves",
  comment: "Frozen entries of each prize under pseudonyms, sorted, in pieces of at most 1,024.",
  version: 1,
  fields: {
    _id: { ...name, comment: "Run, prize and number of the piece, with colons between." },
    run: { ...name, comment: RUN },
    prize: { ...name, comment: "Slug of the prize." },
    first: { ...digits, comment: "The first pseudonym of the piece." },
    root: { ...digits, comment: "Root of the Merkle tree over the piece." },
    leaves: {
      type: Object,
      required: true,
      comment: "36 bytes each: pseudonym, and entries as a 32-bit number.",
    },
    accounts: {
      type: Object,
      comment: "12 bytes each: the accounts behind the leaves; gone after the season.",
    },
  },
  indexes: [
    { fields: { run: 1, prize: 1, first: 1 }, comment: "Reads a prize's leaves in order, and finds one." },
  ],
});

export const rankModel = defineModel<RankDocument>({
  name: "draw_ranks",
  comment: "Who was drawn for each prize: winners, then reserves.",
  version: 1,
  fields: {
    _id: { ...name, comment: "Run, prize and rank, with colons between." },
    run: { ...name, comment: RUN },
    prize: { ...name, comment: "Slug of the prize." },
    rank: { type: Number, required: true, min: 0, comment: "Place among those drawn for the prize, from 0." },
    entrant: { ...digits, comment: "The pseudonym." },
    key: { ...digits, comment: "The key by which it was drawn." },
    account: {
      type: String,
      comment: "The account's id; gone after the season, once all winners are final.",
    },
  },
  indexes: [
    { fields: { run: 1, prize: 1, rank: 1 }, comment: "Reads the ranks of a prize in order." },
    { fields: { account: 1 }, comment: "What is kept of an account." },
  ],
});

export const passingModel = defineModel<PassingDocument>({
  name: "draw_passings",
  comment: "Prizes that went on to a reserve, in the order in which they did.",
  version: 1,
  fields: {
    _id: { type: Number, required: true, min: 0, comment: "Number in that order, from 0 without a gap." },
    passings: {
      type: [Object],
      required: true,
      comment: "`prize`, `entrant` (pseudonym) and `reason`; the first is the cause of the others.",
    },
    at: { type: Number, required: true, comment: "Epoch ms in season time." },
  },
});
