import type { TeamLine } from "./board.ts";
import { TEAMS, type Team } from "./teams.ts";

/** Bits of a packed rank: 0 for unknown, then 1 to 4. */
const BITS = 3;
const MASK = (1 << BITS) - 1;

/** The ranks of all teams as one number of 16 bits, as the village's state carries them; 0 is no rank of anybody. */
export const packRanks = (lines: readonly Pick<TeamLine, "team" | "rank">[]): number =>
  lines.reduce((packed, { team, rank }) => packed | (rank << (BITS * TEAMS.indexOf(team))), 0);

/** A team's rank among packed ones; null where it is unknown. */
export const rankIn = (packed: number, team: Team): number | null =>
  (packed >> (BITS * TEAMS.indexOf(team))) & MASK || null;
