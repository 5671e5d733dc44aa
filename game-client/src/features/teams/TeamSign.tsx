import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import { Picture } from "../../core/hud/Picture.tsx";

/** The sign of a team, drop, sun, leaf or flame on its colour; decoration beside its name. */
export function TeamSign({ team, size }: { readonly team: Team; readonly size: number }) {
  return <Picture of={badge(team)} size={size} className="team-sign" />;
}
