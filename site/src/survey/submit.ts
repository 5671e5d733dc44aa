import type { EventSurvey, EventSurveyAnswer } from "@diamond-valley/schemas/account/registration.ts";
import { type Sent, send } from "../forms/form.ts";
import { api } from "../session/session.ts";

/** Sends the survey. `again` tells that other answers of the same person were taken before. */
export async function submit(survey: EventSurvey): Promise<Sent<{ again: boolean }>> {
  const sent = await send(async () => {
    await api.call<EventSurveyAnswer>("POST", "/event_survey", survey);
    return { again: false };
  });
  if (sent.end !== "refused") return sent;
  if (sent.code === "survey-completed") return { end: "taken", answer: { again: true } };
  return { ...sent, code: sent.code === "too-many-requests" ? sent.code : "survey-submit" };
}
