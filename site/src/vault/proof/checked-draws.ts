import { type CheckStep, checkProof } from "@diamond-valley/schemas/draws/check.ts";
import type { DrawProof, DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { isAsSeen, keepSeen, readSeen } from "./seen.ts";

/** One draw that the viewer entered, and what came of checking it. */
export interface CheckedDraw {
  proof: DrawProof;
  steps: CheckStep[];
}

/** The draws as they are told, with the viewer's own part checked here. */
export interface CheckedDraws {
  summary: DrawSummary;
  /** Whether commitment and roots are those of earlier visits. */
  asSeen: boolean;
  own: CheckedDraw[];
}

/** Asks for the draws and for the proofs of these prizes, and checks them. Throws what the calls throw. */
export async function loadDraws(api: Api, prizes: readonly string[]): Promise<CheckedDraws> {
  const told = () => api.call<DrawSummary>("GET", "/draws");
  const first = await told();
  const wanted = first.stage === "none" ? [] : prizes;
  const proofs = await Promise.all(
    wanted.map((prize) => api.call<DrawProof>("GET", `/sweepstakes/${prize}/proof`)),
  );
  // The draws may have come further meanwhile: a proof is checked with what is public by then.
  const summary = proofs.some(({ stage }) => stage !== first.stage) ? await told() : first;
  const seen = readSeen();
  keepSeen(summary, seen);
  return {
    summary,
    asSeen: isAsSeen(summary, seen),
    own: proofs.map((proof) => ({ proof, steps: checkProof(proof, seen, summary) })),
  };
}
