import type { Router } from "express";
import type { Registry } from "prom-client";
import type { AuthParts } from "./account/auth-routes.ts";
import { createEntryGift, type EntryGift } from "./account/entry-gift.ts";
import { createErasure, type Erasure } from "./account/erasure.ts";
import { createFormerAccounts } from "./account/former-accounts.ts";
import { createPublicIds } from "./account/public-ids.ts";
import { type AccountStore, createAccountStore } from "./account/store.ts";
import { createTierChanges, type TierChanges } from "./account/tier-changes.ts";
import { createBoardPlayers } from "./boards/board-players.ts";
import { createOrderIndex } from "./boards/order-index.ts";
import { createPlayerBoards } from "./boards/player-boards.ts";
import { boardRoutes } from "./boards/routes.ts";
import { walletSource } from "./boards/wallet-source.ts";
import { createFights } from "./boss/fights.ts";
import { createRedeeming, type Redeeming } from "./codes/redeeming.ts";
import { createCodeStore } from "./codes/store.ts";
import { createCommunityBoard } from "./community/board.ts";
import { createGoals } from "./community/goals.ts";
import { communityRoutes } from "./community/routes.ts";
import type { Config } from "./config/config.ts";
import { createFlights } from "./deep/flights.ts";
import { isDemonstration, stockDemonstration } from "./demo/stock.ts";
import type { Deps } from "./deps.ts";
import { createBestRuns } from "./diamond-hero/best-runs.ts";
import { createBoard } from "./diamond-hero/board.ts";
import { createBoardCheck } from "./diamond-hero/board-check.ts";
import { heroSource } from "./diamond-hero/board-source.ts";
import { createReplayer } from "./diamond-hero/replayer.ts";
import { heroRoutes } from "./diamond-hero/routes.ts";
import { createRuns } from "./diamond-hero/runs.ts";
import { createDraws } from "./draws/draws.ts";
import { createOverdueGauges } from "./draws/metrics.ts";
import { drawRoutes } from "./draws/routes.ts";
import { createDrawUpkeep } from "./draws/upkeep.ts";
import { createWinnerMails } from "./draws/winner-mails.ts";
import { createFriendCodes } from "./friends/friend-codes.ts";
import { createFriends } from "./friends/friends.ts";
import { createFriendships } from "./friends/friendships.ts";
import { friendRoutes } from "./friends/routes.ts";
import { SessionStore } from "./http/session-store.ts";
import { createMailer } from "./mail/mailer.ts";
import { createLooks } from "./operator/looks/looks.ts";
import { peopleRoutes } from "./people/routes.ts";
import { createDeliveries } from "./quests/deliveries.ts";
import { questRoutes } from "./quests/routes.ts";
import { createSubmissionStore } from "./quests/store.ts";
import { createReports } from "./reports/reports.ts";
import { reportRoutes } from "./reports/routes.ts";
import { createRetention } from "./retention/retention.ts";
import { createRetentionStore } from "./retention/store.ts";
import { createRooms, type Rooms } from "./rooms/create-rooms.ts";
import { createLastPositionStore } from "./rooms/last-positions.ts";
import { seasonRoutes } from "./season/routes.ts";
import { createDailySignIn } from "./sign-in/daily-sign-in.ts";
import { createReminders } from "./special-event/reminders.ts";
import { specialEventRoutes } from "./special-event/routes.ts";
import { createVisits } from "./special-event/visits.ts";
import { createInteractions } from "./story/interactions.ts";
import { createProgressStore } from "./story/progress.ts";
import { surveyRoutes } from "./survey/routes.ts";
import { createTeamFlags } from "./teams/flags.ts";
import { teamRoutes } from "./teams/routes.ts";
import { TALLIES, TeamTallies } from "./teams/tallies.ts";
import { createTeams } from "./teams/teams.ts";
import { createEventStore, type EventStore } from "./tracking/store.ts";
import { createClaimStore } from "./vault/claims.ts";
import { createResultStore } from "./vault/results.ts";
import { vaultRoutes } from "./vault/routes.ts";
import { createAttempts } from "./wallet/attempts.ts";
import { startBackgroundJobs } from "./wallet/background-jobs.ts";
import { createWalletMetrics } from "./wallet/metrics.ts";
import { createWalletStore, type WalletStore } from "./wallet/store.ts";
import { createUnpaidAttempts } from "./wallet/unpaid-attempts.ts";

/** Pause (ms) between two looks at the community goals. */
const GOALS_PAUSE = 1_000;

/** The features of the product, put together. */
export interface Features {
  accounts: AccountStore;
  wallets: WalletStore;
  tiers: TierChanges;
  gift: EntryGift;
  erasure: Erasure;
  redeeming: Redeeming;
  events: EventStore;
  rooms: Rooms;
  /** Routes under `/api/kr`, but for those that sign people in and out. */
  routes: Router[];
  /** Makes what the accounts of the demonstration begin with; absent elsewhere. */
  prepared: AuthParts["prepared"];
  /** Starts the work that goes on beside the calls. The answered function ends it. */
  begin(): () => Promise<void>;
}

/** Creates every feature's store, makes their indexes, and hands each feature what it needs of the others. */
export async function openFeatures(deps: Deps, config: Config, registry: Registry): Promise<Features> {
  const former = createFormerAccounts(deps, config.identitySecret);
  const accounts = createAccountStore(deps, former);
  const wallets = createWalletStore(deps, createWalletMetrics(registry));
  const attempts = createAttempts(deps, wallets);
  const fights = createFights(deps, wallets);
  const flights = createFlights(deps, accounts);
  const runs = createRuns(deps, wallets);
  const bestRuns = createBestRuns(deps);
  const replayer = createReplayer();
  const boardCheck = createBoardCheck({ deps, bestRuns, replayer });
  const sources = [walletSource(deps, { [TALLIES]: () => new TeamTallies() }), heroSource(deps)];
  const index = createOrderIndex({ deps, sources, registry });
  const publicIds = createPublicIds(config.identitySecret);
  const reports = createReports(deps);
  const players = createBoardPlayers({ deps, accounts, publicIds });
  const goals = createGoals({ deps, wallets });
  const flags = createTeamFlags(deps, index);
  const unpaidAttempts = createUnpaidAttempts(deps, wallets);
  const friendships = createFriendships(deps);
  const friendCodes = createFriendCodes(deps);
  const tiers = createTierChanges({ deps, accounts, wallets, former });
  const gift = createEntryGift({ accounts, wallets, former });
  const codes = createCodeStore(deps);
  const redeeming = createRedeeming(codes, accounts);
  const submissions = createSubmissionStore(deps);
  const progress = createProgressStore(deps, accounts);
  const story = createInteractions({ deps, wallets, accounts, progress });
  const visits = createVisits(deps);
  const events = createEventStore(deps);
  const retentionStore = createRetentionStore(deps);
  const sessions = new SessionStore(deps.connection);
  const claims = createClaimStore(deps);
  const looks = createLooks(deps);
  const erasure = createErasure({
    accounts,
    wallets,
    claims,
    former,
    // What operators said when they looked at the account goes with it, as attempts do.
    games: [
      ...[fights, flights, runs, bestRuns, reports, friendships, friendCodes, looks],
      // A call of another device may have written these until the account was marked.
      ...[progress, createLastPositionStore(deps.connection)],
    ],
    sessions: { endAll: (accountId) => sessions.destroyAll(accountId) },
  });
  const retention = createRetention({
    deps,
    retentionStore,
    events,
    tierLists: accounts,
    former,
    reports,
    endSessions: (accountId) => sessions.destroyAll(accountId),
    async erase(accountId) {
      await rooms.signOut(accountId);
      await erasure.erase(accountId);
    },
  });
  const results = createResultStore(deps);
  const draws = createDraws({ deps, accounts, results, retentionStore });
  const upkeep = createDrawUpkeep({
    ...{ deps, draws, results, retentionStore },
    onOverdue: createOverdueGauges(registry),
  });
  const mailer = createMailer(config);
  const reminders = createReminders({ deps, visits, mailer });
  const publicUrl = config.publicUrl;
  const winnerMails = createWinnerMails({
    ...{ deps, results, accounts, claims, retentionStore, mailer, publicUrl },
  });
  await Promise.all([
    events.prepare(),
    claims.prepare(),
    looks.prepare(),
    results.prepare(),
    draws.prepare(),
    accounts.prepare(),
    former.prepare(),
    wallets.prepare(),
    unpaidAttempts.prepare(),
    fights.prepare(),
    flights.prepare(),
    runs.prepare(),
    bestRuns.prepare(),
    reports.prepare(),
    submissions.prepare(),
    friendships.prepare(),
    friendCodes.prepare(),
  ]);
  if (isDemonstration(config)) await stockDemonstration({ codes, claims, draws: draws.store });

  const teams = createTeams({ deps, wallets, index, flags });
  const rooms = createRooms({
    deps,
    accounts,
    entryGift: gift.give,
    wallets,
    attempts,
    fights,
    flights,
    runs,
    boardCheck,
    story,
    signIn: createDailySignIn(deps, wallets),
    flags,
    teams,
    progress,
    tempo: config.tempo,
    registry,
  });
  wallets.onChange((playerId, update) => void rooms.notifyWallet(playerId, update));
  const deliveries = createDeliveries(submissions, wallets);

  const finish = async (...signedIn: Parameters<NonNullable<AuthParts["prepared"]>>) => {
    // It plays itself, with players that nothing else needs.
    const { finishedCity } = await import("./demo/finished-city.ts");
    return finishedCity({ accounts, wallets, progress, flights, runs, boardCheck }, ...signedIn);
  };

  return {
    accounts,
    prepared: isDemonstration(config) ? finish : undefined,
    erasure,
    wallets,
    tiers,
    gift,
    redeeming,
    events,
    rooms,
    routes: [
      seasonRoutes(deps, config.production),
      rooms.routes,
      questRoutes({ deps, wallets, deliveries, accounts, story }),
      surveyRoutes(deps, accounts),
      boardRoutes({ accounts, boards: createPlayerBoards({ deps, index, players }) }),
      reportRoutes({ accounts, publicIds, reports }),
      communityRoutes({ accounts, board: createCommunityBoard({ deps, wallets, goals }) }),
      teamRoutes({ deps, accounts, teams }),
      friendRoutes({
        accounts,
        friends: createFriends({ deps, accounts, codes: friendCodes, friendships, rooms }),
      }),
      peopleRoutes({ deps, accounts, seats: rooms.seats, counts: rooms.counts }),
      specialEventRoutes({ deps, accounts, visits }),
      heroRoutes({
        ...{ deps, accounts, wallets, story, seats: rooms.seats, runs },
        board: createBoard({ deps, index, players }),
      }),
      vaultRoutes({ deps, wallets, accounts, tiers, claims, former, results, retentionStore }),
      drawRoutes({ deps, accounts, wallets, draws }),
    ],
    begin() {
      const daily = [upkeep, erasure, retention];
      const jobs = [unpaidAttempts, fights, runs, tiers, wallets, ...daily];
      // Replays take seconds each, and a mail server may hang: nobody's pay waits for them.
      const ends = [
        ...[jobs, [boardCheck], [reminders, winnerMails]].map((some) => startBackgroundJobs(some, deps.log)),
        index.begin(),
        // What all give together is shown as it rises.
        startBackgroundJobs([goals, flags], deps.log, GOALS_PAUSE),
      ];
      return async () => {
        await replayer.close();
        await Promise.all(ends.map((end) => end()));
      };
    },
  };
}
