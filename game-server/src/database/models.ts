import { formerAccountModel } from "../account/former-account-model.ts";
import { sessionModel } from "../http/session-model.ts";
import { submissionModel } from "../quests/submission-model.ts";
import { lastPositionModel } from "../rooms/last-position-model.ts";
import { seasonModel } from "../season/season-model.ts";
import { eventModel } from "../tracking/event-model.ts";
import { attemptModel } from "../wallet/attempt-model.ts";
import { ledgerModel } from "../wallet/ledger-model.ts";
import { walletModel } from "../wallet/wallet-model.ts";

/** Every described collection: the data dictionary. A new collection is a model beside its store and a line here. */
export const MODELS = [
  formerAccountModel,
  walletModel,
  ledgerModel,
  attemptModel,
  submissionModel,
  lastPositionModel,
  sessionModel,
  seasonModel,
  eventModel,
] as const;
