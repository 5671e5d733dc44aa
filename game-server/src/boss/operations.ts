import type { BossEndOperation } from "@diamond-valley/schemas/wallet/operations/boss-end.ts";
import type { BossStartOperation } from "@diamond-valley/schemas/wallet/operations/boss-start.ts";
import { PEACE_KEY, type PeaceOperation } from "@diamond-valley/schemas/wallet/operations/peace.ts";
import type { FightDocument } from "./fight-model.ts";

/** What counts a ranked fight as it begins. */
export const startOperation = (attempt: string, week: number): BossStartOperation => ({
  kind: "boss-start",
  key: `boss-start:${attempt}`,
  attempt,
  week,
});

/** What a fight that counts pays. */
export function endOperation({
  _id: attempt,
  kind,
  arms,
  week,
  won,
  score,
  calm,
}: Pick<FightDocument, "_id" | "kind" | "arms" | "week" | "won" | "score" | "calm">):
  | PeaceOperation
  | BossEndOperation {
  if (kind === "story") return { kind: "peace", key: PEACE_KEY, attempt };
  return {
    ...{ kind: "boss-end", key: `quest:boss:${attempt}`, attempt, week, arms, won, score: score ?? 0 },
    ...(calm ? { calm } : {}),
  };
}
