import type { SubmissionAnswer, SubmissionCreate } from "@diamond-valley/schemas/quests/delivery.ts";
import { ApiProblem } from "@diamond-valley/web-kit/problem.ts";
import { isOutcomeUnknown } from "./unknown-outcome.ts";

/** The two calls of a delivery: it is announced, which names it, and then submitted, however often. */
export interface DeliveryCalls {
  createSubmission(wanted: SubmissionCreate): Promise<{ id: string }>;
  submit(id: string): Promise<SubmissionAnswer>;
}

/**
 * Delivers ten of a colour. The id of a delivery whose outcome stayed unknown is kept, so that delivering
 * again asks for the same one, which the server pays once. Throws an ApiProblem (`insufficient-inventory`,
 * `daily-limit`) or Unreachable.
 */
export type Deliver = (wanted: SubmissionCreate) => Promise<SubmissionAnswer>;

export function createDeliver(calls: DeliveryCalls): Deliver {
  const open = new Map<string, string>();

  return async (wanted) => {
    const goods = `${wanted.category}/${wanted.colour}`;
    const kept = open.get(goods);
    if (kept === undefined) open.set(goods, (await calls.createSubmission(wanted)).id);
    try {
      const answer = await calls.submit(open.get(goods) ?? "");
      open.delete(goods);
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error)) open.delete(goods);
      // A kept id that the server has forgotten was never paid: begin anew, once.
      const forgotten = error instanceof ApiProblem && error.code === "submission-not-found";
      if (!forgotten || kept === undefined) throw error;
    }
    open.set(goods, (await calls.createSubmission(wanted)).id);
    const answer = await calls.submit(open.get(goods) ?? "");
    open.delete(goods);
    return answer;
  };
}
