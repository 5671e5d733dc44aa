import { expect, test } from "vitest";
import { createOpened } from "./closing.ts";

test("what was opened is closed in reverse, and says meanwhile what is being closed", async () => {
  const opened = createOpened();
  const seen: (string | null)[] = [];
  for (const name of ["database", "season", "rooms"])
    opened.defer(name, async () => {
      await Promise.resolve();
      seen.push(opened.closing());
    });
  expect(opened.closing()).toBeNull();
  await opened.close();
  expect(seen).toEqual(["rooms", "season", "database"]);
  expect(opened.closing()).toBeNull();
});

test("what can't be closed keeps nothing else open, and is told of", async () => {
  const opened = createOpened();
  const closed: string[] = [];
  opened.defer("database", () => closed.push("database"));
  opened.defer("rooms", () => Promise.reject(new Error("stuck")));
  opened.defer("calls", () => closed.push("calls"));
  await expect(opened.close()).rejects.toThrow("stuck");
  expect(closed).toEqual(["calls", "database"]);
});
