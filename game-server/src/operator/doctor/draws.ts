import { DAY } from "@diamond-valley/schemas/clock.ts";
import { SETTLING } from "@diamond-valley/schemas/draws/content.ts";
import { EVENT_START, RESULTS } from "@diamond-valley/schemas/season/season.ts";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import type { Connection } from "mongoose";
import type { DrawDocument } from "../../draws/draw-models.ts";
import { createDrawStore } from "../../draws/store.ts";
import type { Season } from "../../season/season.ts";
import { createClaimStore } from "../../vault/claims.ts";
import { createResultStore } from "../../vault/results.ts";
import { koreanTime } from "../support/korean-time.ts";
import { type Finding, look, mend, ok } from "./finding.ts";

/** How long (ms) before the event nothing more should be missing. */
const NEAR = 7 * DAY;
/** How long (ms) before the results are out winners should be on record. */
const LAST_DAYS = 3 * DAY;

/** Whether the season's draws have come as far as they must have by now: each step has a time after which it proves less, or nothing. */
export async function drawFinding(connection: Connection, { clock, view }: Season): Promise<Finding> {
  const stores = { connection, clock };
  const draw = await createDrawStore(stores).find();
  const results = createResultStore(stores);
  const [now, { stage, eventEnd }] = [clock.now(), view()];
  if (draw?.publishedAt !== undefined)
    return (await codesFinding(stores)) ?? stepFinding(draw, now, eventEnd);
  const isElsewhere = !draw?.frozen && now >= eventEnd && (await results.areAny());
  if (isElsewhere) return ok("draws", "made elsewhere");
  if (draw) return stepFinding(draw, now, eventEnd);
  if (now < eventEnd)
    return now >= EVENT_START - NEAR || stage === "event"
      ? mend(
          "draws",
          "nothing is committed to yet, and after the close nobody can any more. Run `draw commit`.",
        )
      : ok("draws", "not committed to yet: `draw commit` comes before the event");
  return look(
    "draws",
    "nothing was committed to before the close. Draw elsewhere: `results import` takes the winners in.",
  );
}

/** Which step of draws that were committed to is due at `now`. */
export function stepFinding(
  draw: Pick<DrawDocument, "terms" | "commitment" | "frozen" | "drawn" | "publishedAt">,
  now: number,
  eventEnd: number,
): Finding {
  const beaconAt = Date.parse(draw.terms.beacon.at);
  if (draw.publishedAt !== undefined) return ok("draws", "published");
  if (draw.drawn) {
    const said = `drawn, and not published. Run \`draw publish\` before ${koreanTime(RESULTS)} KST.`;
    return now >= RESULTS - LAST_DAYS ? mend("draws", said) : look("draws", said);
  }
  if (draw.frozen)
    return now >= beaconAt
      ? mend("draws", "entries are frozen and the beacon is out: nobody is drawn yet. Run `draw run`.")
      : ok("draws", `frozen; \`draw run\` comes once the beacon is out, ${koreanTime(beaconAt)} KST`);
  if (now < eventEnd + SETTLING) return ok("draws", `committed to ${draw.commitment}`);
  return now < beaconAt
    ? mend("draws", `entries are not frozen. Run \`draw freeze\` before ${koreanTime(beaconAt)} KST.`)
    : mend(
        "draws",
        "entries were not frozen before the beacon came out. Run `draw freeze --late`, which every check tells, or draw elsewhere: `results import`.",
      );
}

/** Digital prizes with fewer codes left than winners who wait for one. */
async function codesFinding(stores: { connection: Connection; clock: Season["clock"] }) {
  const claims = createClaimStore(stores);
  const lacking: string[] = [];
  for (const [prize, holders] of await createResultStore(stores).byPrize()) {
    if (prizeOf(prize)?.type !== "digital") continue;
    const waiting = holders.filter(({ told, accepted }) => !told && !accepted).length;
    const left = waiting > 0 ? await claims.left(prize) : 0;
    if (left < waiting) lacking.push(`${prize} (${waiting - left})`);
  }
  return lacking.length > 0
    ? mend("draws", `codes are lacking for winners: ${lacking.join(", ")}. Run \`prize-codes import\`.`)
    : undefined;
}
