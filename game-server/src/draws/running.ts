import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { factsOf } from "../vault/account-facts.ts";
import type { DrawDocument } from "./draw-models.ts";
import { drawPrizes } from "./drawing.ts";
import type { Draws } from "./draws.ts";
import { freezeEntries, Unsettled } from "./freezing.ts";
import { isDrawn } from "./record.ts";
import type { DrawnDraw, FrozenDraw } from "./store.ts";

/** What the steps of a draw are done with. */
export interface RunningParts {
  deps: Pick<Deps, "connection" | "id">;
  draws: Draws;
  accounts: Pick<AccountStore, "among">;
}

/**
 * Freezes all entries and answers the draws as they stand then. Where two processes do so at once, the one that is first counts,
 * and what the other one wrote goes.
 * @throws Unsettled
 */
export async function freezeAll(
  { deps, draws, accounts }: RunningParts,
  draw: DrawDocument,
): Promise<FrozenDraw> {
  const { entrants, leaves, store } = draws;
  async function factsAmong(ids: readonly string[]) {
    const known = (await accounts.among(ids)).filter(({ registered }) => registered);
    return new Map(known.map((account) => [account.id, factsOf(account)]));
  }
  const run = deps.id();
  try {
    const prizes = await freezeEntries({ deps, entrants, leaves, factsAmong }, draw, run);
    await store.freeze(run, prizes);
  } catch (error) {
    // Another process froze meanwhile, and what this one wrote is gone.
    if (!(error instanceof Unsettled) || !(await store.find())?.frozen) throw error;
  }
  const after = (await store.find()) as FrozenDraw;
  await entrants.keepOnly(after.frozen.run);
  await leaves.keepOnly(after.frozen.run);
  return after;
}

/** Draws all prizes with a beacon, in the place of what was drawn before, and answers the draws as they stand then. */
export async function drawAll(
  { deps, draws }: RunningParts,
  draw: FrozenDraw,
  beacon: string,
): Promise<DrawDocument> {
  const { leaves, ranks, store } = draws;
  const run = deps.id();
  for await (const { prize, ranks: drawn } of drawPrizes(draw, beacon, leaves))
    await ranks.write(run, prize, drawn);
  const before = draw.drawn?.run ?? null;
  const after = (await store.draw(run, beacon, before))!;
  // Of others nothing goes: another process may be drawing anew just now.
  const outdone = after.drawn?.run === run ? before : run;
  if (outdone !== null) await ranks.forget(outdone);
  return after;
}

/**
 * Publishes a draw and puts its winners on record. Null where another one was drawn meanwhile. Publishing comes first: from
 * then on nobody draws anew, so what a killed process leaves undone is done for this draw and no other, by the servers or
 * by whoever repeats it. Until all of it is on record nobody sees a result.
 */
export async function publishAll(
  { holders, ranks, store }: Pick<Draws, "holders" | "ranks" | "store">,
  draw: DrawnDraw,
): Promise<DrawnDraw | null> {
  const after = await store.publish(draw.drawn.run);
  if (!after || !isDrawn(after) || after.publishedAt === undefined) return null;
  if (after.drawn.run !== draw.drawn.run) return null;
  await ranks.keepOnly(after.drawn.run);
  await holders.passOnGone(after);
  await holders.record(after);
  return after;
}
