import type { Team } from "../teams/teams.ts";

/** How many play now: in all areas of the village, and everywhere. Who has lost the line counts while the seat is held. */
export interface PeopleCounts {
  readonly village: number;
  readonly world: number;
}

/** Somebody in the area of whoever asks, known to its page by the session. */
export interface PersonHere {
  readonly session: string;
  readonly team: Team | null;
  readonly level: number;
}

/** The answer of `GET /game_rpg/people`; nobody is here where whoever asks is in no room. */
export interface PeopleAnswer extends PeopleCounts {
  readonly people: readonly PersonHere[];
}
