import {
  EventSurvey,
  type EventSurveyAnswer,
  type SurveyStart,
} from "@diamond-valley/schemas/account/registration.ts";
import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import { Router } from "express";
import { registeredAccount } from "../account/registered.ts";
import type { AccountStore } from "../account/store.ts";
import type { Deps } from "../deps.ts";
import { Problem } from "../http/problem.ts";
import { parseBody } from "../http/validate.ts";

const surveyStages: readonly Stage[] = ["event", "sweepstake"];

/** The satisfaction survey of the event (spec 1 §2, §3). */
export function surveyRoutes(
  { season }: Pick<Deps, "season">,
  accounts: Pick<AccountStore, "byId" | "completeSurvey" | "registrationSurvey">,
): Router {
  const router = Router();
  router.get("/event_survey", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    const { gaming_device_of_choice_other, ...told } = (await accounts.registrationSurvey(id)) ?? {};
    const other = gaming_device_of_choice_other ?? "";
    response.json({ ...told, gaming_device_of_choice_other: other } satisfies SurveyStart);
  });
  router.post("/event_survey", async (request, response) => {
    const { id } = await registeredAccount(accounts, request);
    if (!surveyStages.includes(season().stage)) throw new Problem("closed");
    const sent = parseBody(EventSurvey, request.body, "survey-submit");
    await accounts.completeSurvey(id, sent);
    const answer: EventSurveyAnswer = { event_survey_completed: true };
    response.json(answer);
  });
  return router;
}
