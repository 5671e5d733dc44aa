import type { PrizeRefusal, PrizeView } from "@diamond-valley/schemas/vault/vault.ts";
import type { PageState } from "../season/page-states.ts";

export type VaultState = PageState<"prizes">;

/** Why nothing can be done about a prize; `not-open`: the event has not begun. */
export type Barred = Exclude<PrizeRefusal, null | "level-locked" | "claim-only"> | "not-open";

/** What a viewer can do about a prize. */
export type Action =
  | { kind: "enter" | "change" | "locked" | "claim" | "see-code" }
  | { kind: "barred"; reason: Barred };

type Judged = Pick<PrizeView, "type" | "claim" | "entries" | "status" | "refusal">;

const barred = (reason: Barred): Action => ({ kind: "barred", reason });

/** The one door of a prize on a state of the Vault (spec 1 §4). */
export function actionOf({ type, claim, entries, status, refusal }: Judged, state: VaultState): Action {
  if (claim) return { kind: "see-code" };
  // A digital prize that was won is a code, and asking for it accepts the prize.
  if (status === "won" && type === "digital") return { kind: "claim" };
  if (state === "preview") return barred("not-open");
  if (state !== "open" || refusal === "entries-closed") return barred("entries-closed");
  if (entries > 0) return { kind: "change" };
  if (refusal === null) return { kind: "enter" };
  if (refusal === "level-locked") return { kind: "locked" };
  if (refusal === "claim-only") return { kind: "claim" };
  return barred(refusal);
}
