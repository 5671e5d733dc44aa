import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";

/** Behind the second milestone a run is no beginner's any more, and behind the third it was close. */
const [, MIDDLE, CLOSE] = HERO.milestones.map(({ seconds }) => seconds);

/** The end of the key `hero:lobby.rally.<...>` of what Rally says of a run. */
export function rallyOn({
  reason,
  standing,
  ranked,
  seconds,
}: Pick<EndAnswer, "reason" | "standing" | "ranked" | "seconds">): string {
  if (reason === "cleared") return "cleared";
  if (standing === "first") return "first";
  if (ranked && standing === "best") return "best";
  if (seconds >= (CLOSE ?? 0)) return "good";
  return seconds >= (MIDDLE ?? 0) ? "middle" : "early";
}
