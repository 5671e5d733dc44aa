import * as z from "zod/mini";
import {
  type Board,
  type BoardLine,
  BoardQuery,
  BossBoardQuery,
  type PlayerBoard,
} from "../boards/boards.ts";
import { TITLES } from "../boards/titles.ts";
import { CommunityBoard } from "../community/board.ts";
import {
  type HeroAccount,
  type HeroBoard,
  PowerUpRequest,
  type WatchedRun,
} from "../diamond-hero/account.ts";
import { CHARACTERS, EXTREMES, MISSIONS, POWER_UPS } from "../diamond-hero/progress-content.ts";
import { ReportRequest } from "../reports/report.ts";
import { JoinTeamRequest, type TeamBoard, type TeamLine } from "../teams/board.ts";
import { TEAMS } from "../teams/teams.ts";
import { answer, body, type Calls, count, each } from "./contract.ts";

const rank = z.int().check(z.minimum(1));
const line = {
  rank,
  player: z.string(),
  name: z.string(),
  team: z.nullable(z.enum(TEAMS)),
  title: z.nullable(z.strictObject({ board: z.enum(TITLES.boards), rank })),
  score: count,
  best: count,
  total: count,
  attempts: z.nullable(count),
  own: z.boolean(),
};
const boardOf = <Line extends z.ZodMiniType<BoardLine>>(of: Line) =>
  z.strictObject({
    week: count,
    top: z.array(of),
    around: z.array(of),
    players: count,
    percentile: z.nullable(count),
  });

export const PlayerBoardReply = answer<PlayerBoard>()(
  "PlayerBoard",
  boardOf(z.strictObject({ ...line, boss: count, wins: z.nullable(count) })),
);
export const HeroBoardReply = answer<HeroBoard>()(
  "HeroBoard",
  boardOf(
    z.strictObject({
      ...line,
      seconds: count,
      kills: count,
      character: z.enum(CHARACTERS),
      attempt: z.string(),
    }),
  ) satisfies z.ZodMiniType<Board<BoardLine>>,
);

const teamLine = z.strictObject({
  team: z.enum(TEAMS),
  rank,
  members: count,
  active: count,
  points: count,
  activePoints: count,
  score: z.number(),
  isSmallest: z.boolean(),
});
export const JoinTeamBody = body("JoinTeam", JoinTeamRequest);
export const TeamReply = answer<TeamLine>()("TeamLine", teamLine);
export const TeamBoardReply = answer<TeamBoard>()(
  "TeamBoard",
  z.strictObject({
    lines: z.array(teamLine),
    flag: z.nullable(z.enum(TEAMS)),
    own: z.strictObject({ team: z.nullable(z.enum(TEAMS)), points: count }),
  }),
);

export const CommunityReply = answer<CommunityBoard>()("CommunityBoard", CommunityBoard);

export const ReportBody = body("Report", ReportRequest);

export const PowerUpBody = body("PowerUp", PowerUpRequest);
export const HeroReply = answer<HeroAccount>()(
  "HeroAccount",
  z.strictObject({
    missing: count,
    coins: count,
    powerUps: each(POWER_UPS, count),
    totals: each([...MISSIONS, "prisms"], count),
    milestones: z.array(z.boolean()),
    characters: each(CHARACTERS, z.boolean()),
    missions: each(MISSIONS, count),
    extreme: each(EXTREMES, z.boolean()),
    best: count,
  }),
);
export const RunReply = answer<WatchedRun>()(
  "WatchedRun",
  z.strictObject({
    attempt: z.string(),
    game: z.literal("diamond_hero"),
    name: z.string(),
    score: count,
    seconds: count,
    evidence: z.unknown(),
  }),
);

/** The calls of this file. */
export const BOARDS_CALLS = {
  "GET /game_rpg/team": {
    summary: "The line of the own team.",
    answer: TeamReply,
    errors: ["team-needed"],
  },
  "POST /game_rpg/team": {
    summary: "Joins a team, for good.",
    body: JoinTeamBody,
    answer: TeamBoardReply,
    errors: ["team-joined", "closed"],
  },
  "GET /game_rpg/leaderboard/team": {
    summary: "How the teams stand in this week or of all time.",
    query: BoardQuery,
    answer: TeamBoardReply,
  },
  "GET /game_rpg/leaderboard/community": {
    summary: "The community goal and the own challenge of the week.",
    answer: CommunityReply,
  },
  "GET /game_rpg/leaderboard/quests": {
    summary: "Kind Heroes: the most deliveries of this week or of all time.",
    query: BoardQuery,
    answer: PlayerBoardReply,
  },
  "GET /game_rpg/leaderboard/boss": {
    summary: "The best scores against the boss of the week, or of all weeks.",
    query: BossBoardQuery,
    answer: PlayerBoardReply,
  },
  "GET /game_rpg/leaderboard/hero": {
    summary: "The best runs of Diamond Hero of this week or of all time.",
    query: BoardQuery,
    answer: HeroBoardReply,
  },
  "POST /game_rpg/report": {
    summary: "Reports a player to the operator; again it is the same report.",
    body: ReportBody,
    answer: null,
    errors: ["player-not-found"],
  },
  "GET /game_rpg/diamond-hero": {
    summary: "What the player has reached in Diamond Hero.",
    answer: HeroReply,
  },
  "POST /game_rpg/diamond-hero/power-up": {
    summary: "Buys a power-up's next level; the wanted level names it.",
    body: PowerUpBody,
    answer: HeroReply,
    errors: ["not-enough-coins", "power-up-locked", "not-now", "closed"],
  },
  "GET /game_rpg/replay/:attempt": {
    summary: "A run to watch: one of a board's best, or one's own.",
    by: "signed-in",
    answer: RunReply,
    errors: ["not-found"],
  },
} as const satisfies Calls;
