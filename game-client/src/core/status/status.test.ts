import { ERRORS, type ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { expect, test } from "vitest";
import type { Connection, ConnectionPhase } from "../net/connection.ts";
import { CORE_FILES } from "../texts/core-files.ts";
import { loadTexts } from "../texts/texts.ts";
import { statusScreenOf } from "./status.ts";

const at = (phase: ConnectionPhase, code: ErrorCode | null = null): Connection => ({
  phase,
  attempt: 0,
  code,
});

test("nothing covers the game while it runs or finds its way back", () => {
  for (const phase of ["starting", "connecting", "online", "reconnecting"] as const)
    expect(statusScreenOf(at(phase))).toBeNull();
});

test.each(["ko", "en"] as const)("every status screen has its words in %s", async (locale) => {
  const { text } = await loadTexts(locale, CORE_FILES);
  const stuck = [
    "offline",
    "elsewhere",
    "moved",
    "closed",
    "signed-out",
    "unregistered",
    "outdated",
  ] as const;
  const failures = (Object.keys(ERRORS) as ErrorCode[]).map((code) => at("failed", code));
  for (const connection of [...stuck.map((phase) => at(phase)), ...failures, at("failed")]) {
    const screen = statusScreenOf(connection);
    for (const part of ["title", "message", "action"])
      expect(text(`${screen?.texts}.${part}`), connection.phase).not.toContain(`.${part}`);
  }
});

test("a failure offers a reload and the questions that others had", () => {
  expect(statusScreenOf(at("failed", "forbidden"))).toEqual({
    texts: "errors:forbidden",
    call: "reload",
    quiet: "faq",
  });
});
