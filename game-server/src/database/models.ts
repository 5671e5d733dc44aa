import { accountModel } from "../account/account-model.ts";
import { formerAccountModel } from "../account/former-account-model.ts";
import { providerKeyModel, providerModel } from "../account/provider/provider-models.ts";
import { storeTierModel } from "../account/store-tier-model.ts";
import { fightModel } from "../boss/fight-model.ts";
import { codeModel } from "../codes/code-model.ts";
import { goalModel } from "../community/goal-model.ts";
import { flightModel } from "../deep/flight-model.ts";
import { boardModel } from "../diamond-hero/board-model.ts";
import { runModel } from "../diamond-hero/run-model.ts";
import { drawModel, entrantModel, leavesModel, passingModel, rankModel } from "../draws/draw-models.ts";
import { friendCodeModel } from "../friends/friend-code-model.ts";
import { friendshipModel } from "../friends/friendship-model.ts";
import { sessionModel } from "../http/session-model.ts";
import { lookModel } from "../operator/looks/look-model.ts";
import { submissionModel } from "../quests/submission-model.ts";
import { reportModel } from "../reports/report-model.ts";
import { retentionModel } from "../retention/retention-model.ts";
import { lastPositionModel } from "../rooms/last-position-model.ts";
import { seasonModel } from "../season/season-model.ts";
import { progressModel } from "../story/progress-model.ts";
import { flagModel } from "../teams/flag-model.ts";
import { eventModel } from "../tracking/event-model.ts";
import { claimModel } from "../vault/claim-model.ts";
import { drawnPrizeModel, resultModel } from "../vault/result-models.ts";
import { attemptModel } from "../wallet/attempt-model.ts";
import { ledgerModel } from "../wallet/ledger-model.ts";
import { walletModel } from "../wallet/wallet-model.ts";

/** Every described collection: the data dictionary. A new collection is a model beside its store and a line here. */
export const MODELS = [
  accountModel,
  formerAccountModel,
  storeTierModel,
  codeModel,
  claimModel,
  resultModel,
  drawnPrizeModel,
  drawModel,
  entrantModel,
  leavesModel,
  rankModel,
  passingModel,
  retentionModel,
  lookModel,
  providerModel,
  providerKeyModel,
  walletModel,
  ledgerModel,
  attemptModel,
  fightModel,
  flightModel,
  runModel,
  boardModel,
  reportModel,
  submissionModel,
  progressModel,
  lastPositionModel,
  friendCodeModel,
  friendshipModel,
  sessionModel,
  seasonModel,
  goalModel,
  flagModel,
  eventModel,
] as const;
