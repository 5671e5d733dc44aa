import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetUnsaved, readUnsaved, writeUnsaved } from "./unsaved.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("entries wait in the tab until they are taken up again", () => {
  expect(readUnsaved()).toBeNull();
  writeUnsaved({ slug: "robot-plush", entries: 12 });
  expect(readUnsaved()).toEqual({ slug: "robot-plush", entries: 12 });
  forgetUnsaved();
  expect(readUnsaved()).toBeNull();
});

test.each(["robot-plush", "robot-plush:", "robot-plush:-1", ":3", "a:12345", "<b>:3"])(
  "what somebody else put there, such as %j, is nothing",
  (text) => {
    kept.set(STORAGE.unsavedEntries.key, text);
    expect(readUnsaved()).toBeNull();
  },
);
