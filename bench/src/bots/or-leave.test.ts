import { expect, test, vi } from "vitest";
import { orLeave } from "./or-leave.ts";

test("whoever does not get on from a room leaves it, and whoever does stays", async () => {
  const leave = vi.fn(async () => {});
  expect(await orLeave({ leave }, async () => "the lake")).toBe("the lake");
  expect(leave).not.toHaveBeenCalled();
  const brokenOff = () => Promise.reject(new Error("the walk was broken off"));
  await expect(orLeave({ leave }, brokenOff)).rejects.toThrow("the walk was broken off");
  expect(leave).toHaveBeenCalledOnce();
});
