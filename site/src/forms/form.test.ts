import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { send } from "./form.ts";

const failing = (error: Error) => send(() => Promise.reject(error));

test("an answer is handed on", async () => {
  expect(await send(async () => 5)).toEqual({ end: "taken", answer: 5 });
});

test("a session that is over is told apart from a refusal", async () => {
  for (const code of ["not-logged-in", "login-expired", "forgery-token"] as const)
    expect(await failing(new ApiProblem(code))).toEqual({ end: "signed-out" });
});

test("a refusal names its fields, and a taken phone stands beside the phone", async () => {
  expect(await failing(new ApiProblem("registration-submit", { name: "errors.name-required" }))).toEqual({
    end: "refused",
    code: "registration-submit",
    fields: { name: "errors.name-required" },
  });
  expect(await failing(new ApiProblem("phone-taken"))).toMatchObject({
    fields: { mobile_phone: "errors.phone-taken" },
  });
});

test("no answer at all is a refusal without fields", async () => {
  expect(await failing(new Unreachable())).toEqual({ end: "refused", code: "unavailable", fields: {} });
});
