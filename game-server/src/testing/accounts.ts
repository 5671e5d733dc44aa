import { createErasure, type Erasure } from "../account/erasure.ts";
import { createFormerAccounts, type FormerAccounts } from "../account/former-accounts.ts";
import { type AccountStore, createAccountStore } from "../account/store.ts";
import { createFights } from "../boss/fights.ts";
import { readConfig } from "../config/config.ts";
import { createFlights } from "../deep/flights.ts";
import type { Deps } from "../deps.ts";
import { createBestRuns } from "../diamond-hero/best-runs.ts";
import { createRuns } from "../diamond-hero/runs.ts";
import { createFriendCodes } from "../friends/friend-codes.ts";
import { createFriendships } from "../friends/friendships.ts";
import { SessionStore } from "../http/session-store.ts";
import { createReports } from "../reports/reports.ts";
import { createRetention } from "../retention/retention.ts";
import { createRetentionStore } from "../retention/store.ts";
import { createLastPositionStore } from "../rooms/last-positions.ts";
import { createProgressStore } from "../story/progress.ts";
import { createEventStore } from "../tracking/store.ts";
import { createClaimStore } from "../vault/claims.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";
import { createWalletStore } from "../wallet/store.ts";

/** What deleted accounts took, as a test server has it. */
export function formerAccountsOf(deps: Pick<Deps, "connection">): FormerAccounts {
  return createFormerAccounts(deps, readConfig({}).identitySecret);
}

/** The accounts of a test server's database, as any of its processes has them. */
export function accountStoreOf(deps: Deps): AccountStore {
  return createAccountStore(deps, formerAccountsOf(deps));
}

/** Deletions in a test server's database, as any of its processes does them. */
export function erasureOf(deps: Deps): Erasure {
  const wallets = createWalletStore(deps);
  return createErasure({
    accounts: accountStoreOf(deps),
    wallets,
    games: [
      createFights(deps, wallets),
      createFlights(deps),
      createRuns(deps, wallets),
      createBestRuns(deps),
      createReports(deps),
      createFriendships(deps),
      createFriendCodes(deps),
      createProgressStore(deps),
      createLastPositionStore(deps.connection),
    ],
    claims: createClaimStore(deps),
    former: formerAccountsOf(deps),
    sessions: { endAll: (id) => new SessionStore(deps.connection).destroyAll(id) },
  });
}

/** The retention job in a test server's database, as any of its processes does it. */
export function retentionOf(deps: Deps): BackgroundJob {
  return createRetention({
    deps,
    retentionStore: createRetentionStore(deps),
    events: createEventStore(deps),
    tierLists: accountStoreOf(deps),
    former: formerAccountsOf(deps),
    reports: createReports(deps),
    endSessions: (id) => new SessionStore(deps.connection).destroyAll(id),
    erase: (id) => erasureOf(deps).erase(id),
  });
}
