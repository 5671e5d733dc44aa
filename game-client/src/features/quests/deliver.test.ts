import type { SubmissionAnswer } from "@diamond-valley/schemas/quests/delivery.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { createDeliver } from "./deliver.ts";

const WANTED = { category: "fish", colour: "red" } as const;

/** A server that pays each id once, and whose answers to `submit` go wrong in the given order. */
function server(troubles: (Error | "lost-answer" | null)[]) {
  const known = new Set<string>();
  const paid = new Map<string, number>();
  let made = 0;
  return {
    paid,
    forget: () => known.clear(),
    createSubmission: () => {
      made += 1;
      const id = String(made);
      known.add(id);
      return Promise.resolve({ id });
    },
    submit: (id: string): Promise<SubmissionAnswer> => {
      const trouble = troubles.shift() ?? null;
      if (trouble instanceof Error) return Promise.reject(trouble);
      if (!known.has(id)) return Promise.reject(new ApiProblem("submission-not-found"));
      paid.set(id, 1);
      if (trouble === "lost-answer") return Promise.reject(new Unreachable());
      return Promise.resolve({ id } as SubmissionAnswer);
    },
  };
}

test("delivers under a new id each time", async () => {
  const calls = server([]);
  const deliver = createDeliver(calls);
  expect([(await deliver(WANTED)).id, (await deliver(WANTED)).id]).toEqual(["1", "2"]);
});

test("keeps the id when the answer was lost, so that the retry pays nothing more", async () => {
  const calls = server(["lost-answer", new ApiProblem("generic"), null]);
  const deliver = createDeliver(calls);
  await expect(deliver(WANTED)).rejects.toBeInstanceOf(Unreachable);
  await expect(deliver(WANTED)).rejects.toEqual(new ApiProblem("generic"));
  expect((await deliver(WANTED)).id).toBe("1");
  expect(calls.paid.size).toBe(1);
});

test("gives the id up after a refusal", async () => {
  const deliver = createDeliver(server([new ApiProblem("insufficient-inventory"), null]));
  await expect(deliver(WANTED)).rejects.toEqual(new ApiProblem("insufficient-inventory"));
  expect((await deliver(WANTED)).id).toBe("2");
});

test("keeps ids of different goods apart", async () => {
  const deliver = createDeliver(server(["lost-answer", null, null]));
  await expect(deliver(WANTED)).rejects.toBeInstanceOf(Unreachable);
  expect((await deliver({ category: "fish", colour: "blue" })).id).toBe("2");
  expect((await deliver(WANTED)).id).toBe("1");
});

test("begins anew, once, when the server has forgotten a kept id", async () => {
  const calls = server([new Unreachable()]);
  const deliver = createDeliver(calls);
  await expect(deliver(WANTED)).rejects.toBeInstanceOf(Unreachable);
  calls.forget();
  expect((await deliver(WANTED)).id).toBe("2");
});
