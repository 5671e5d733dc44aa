import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test, vi } from "vitest";
import { endingApi } from "./ending-api.ts";

const refusing = (error: unknown): Api => ({ call: () => Promise.reject(error) });

test.each<ErrorCode>(["not-logged-in", "login-expired"])(
  "%s ends the session, and is thrown",
  async (code) => {
    const onEnd = vi.fn();
    const api = endingApi(refusing(new ApiProblem(code)), onEnd);
    await expect(api.call("GET", "/boards/points")).rejects.toEqual(new ApiProblem(code));
    expect(onEnd.mock.calls).toEqual([[code]]);
  },
);

test.each([new ApiProblem("daily-limit"), new ApiProblem("closed"), new Unreachable()])(
  "%s is the caller's alone",
  async (error) => {
    const onEnd = vi.fn();
    await expect(endingApi(refusing(error), onEnd).call("POST", "/shop")).rejects.toBe(error);
    expect(onEnd).not.toHaveBeenCalled();
  },
);

test("an answer comes through, for the call that was made", async () => {
  const call = vi.fn().mockResolvedValue(5);
  const onEnd = vi.fn();
  expect(await endingApi({ call }, onEnd).call("PUT", "/look", { hat: 1 }, "key")).toBe(5);
  expect(call.mock.calls).toEqual([["PUT", "/look", { hat: 1 }, "key"]]);
  expect(onEnd).not.toHaveBeenCalled();
});
