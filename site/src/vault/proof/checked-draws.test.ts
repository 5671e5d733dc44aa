import type { DrawProof, DrawStage, DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import type { DrawTerms } from "@diamond-valley/schemas/draws/terms.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { loadDraws } from "./checked-draws.ts";

const beacon = { source: "a coin", round: "17", at: "2025-11-12T00:00:00Z" };
const prize = { slug: "plush", kind: "plush", total: 1, reserves: 1 };
const terms: DrawTerms = { version: 1, season: "valley", beacon, prizes: [prize] };
const frozen = { root: "0".repeat(64), entrants: 1, entries: 1 };
const digits = "5".repeat(64);

const summaryAt = (stage: DrawStage): DrawSummary => ({
  ...{ stage, version: 1, season: "valley", commitment: "seal" },
  ...{ committed_at: null, frozen_at: null, drawn_at: null, published_at: null },
  beacon: { ...beacon, value: stage === "published" ? digits : null },
  secret: stage === "published" ? digits : null,
  prizes: [{ ...prize, frozen }],
});
const proof: DrawProof = {
  ...{ stage: "published", terms, commitment: "seal", prize: "plush", kind: "plush" },
  ...{ account: "a".repeat(24), salt: digits, entrant: digits, entries: 1 },
  frozen: { ...frozen, leaf: null },
  published: {
    ...{ secret: digits, beacon: digits, key: digits, threshold: null, outcome: "won" },
    ...{ barredBy: null, passed: null },
  },
};

/** A server that tells one summary after the other, and the last one from then on. */
function serverOf(...stages: DrawStage[]) {
  const call = vi.fn(async (_method: string, path: string) =>
    path === "/draws" ? summaryAt(stages.length > 1 ? stages.shift()! : stages[0]!) : proof,
  );
  return { api: { call } as unknown as Api, call };
}
const isPublic = async (api: Api) =>
  (await loadDraws(api, ["plush"])).own[0]!.steps.find(({ name }) => name === "public")?.holds;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

test("a proof is held against what everybody is told", async () => {
  const { api, call } = serverOf("published");
  expect(await isPublic(api)).toBe(true);
  expect(call).toHaveBeenCalledTimes(2);
});

test("draws that are published between two calls are no other draws", async () => {
  expect(await isPublic(serverOf("frozen", "published").api)).toBe(true);
});

test("a proof of what nobody else is told is not right", async () => {
  expect(await isPublic(serverOf("frozen").api)).toBe(false);
});
