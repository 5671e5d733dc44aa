import { DAY } from "@diamond-valley/schemas/clock.ts";
import { EVENT_START } from "@diamond-valley/schemas/season/season.ts";
import type { Connection } from "mongoose";
import { createDrawStore } from "../../draws/store.ts";
import type { Season } from "../../season/season.ts";
import { createResultStore } from "../../vault/results.ts";
import { type Finding, look, mend, ok } from "./finding.ts";

/** How long (ms) before the event nothing more should be missing. */
const NEAR = 7 * DAY;

/** Whether the season's draws were committed to in time: entries before that would prove nothing, and after the close nobody can. */
export async function drawFinding(connection: Connection, { clock, view }: Season): Promise<Finding> {
  const draw = await createDrawStore({ connection, clock }).find();
  if (draw) return ok("draws", `committed to ${draw.commitment}`);
  const [now, { stage, eventEnd }] = [clock.now(), view()];
  if (now < eventEnd)
    return now >= EVENT_START - NEAR || stage === "event"
      ? mend(
          "draws",
          "nothing is committed to yet, and after the close nobody can any more. Run `draw commit`.",
        )
      : ok("draws", "not committed to yet: `draw commit` comes before the event");
  const known = await createResultStore({ connection, clock }).byPrize();
  return known.size > 0
    ? ok("draws", "made elsewhere")
    : look(
        "draws",
        "nothing was committed to before the close. Draw elsewhere: `results import` takes the winners in.",
      );
}
