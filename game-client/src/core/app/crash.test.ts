import { atom } from "nanostores";
import { afterEach, expect, test, vi } from "vitest";
import { type Connection, START } from "../net/connection.ts";
import { createCrash } from "./crash.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what can't be mended is shown, and reported with its error", () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  const $connection = atom<Connection>(START);
  const error = new Error("no pictures");
  createCrash({ $connection })(error);
  expect(reported.mock.calls).toEqual([[error]]);
  expect($connection.get()).toEqual({ phase: "failed", attempt: 0, code: "generic" });
});
