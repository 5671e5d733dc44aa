import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonIn } from "./reason.mjs";

const thrown = (/** @type {string[]} */ ...lines) => lines.join("\n");

test("a failure is told of with what was waited for and where", () => {
  const failure = thrown(
    "TimeoutError: locator.waitFor: Timeout 90000ms exceeded.",
    "Call log:",
    "\u001b[2m  - waiting for locator('.quest') to be visible\u001b[22m",
    "    at Object.step (/tree/site/e2e/act.ts:57:60)",
    "    at /tree/node_modules/vitest/runner.js:1:2",
    "    at file:///tree/site/e2e/story.test.ts:74:9",
  );
  assert.equal(
    reasonIn(failure, "/tree"),
    "TimeoutError: locator.waitFor: Timeout 90000ms exceeded. waiting for locator('.quest') to be visible (site/e2e/act.ts:57 < site/e2e/story.test.ts:74)",
  );
});

test("a message alone is all there is to tell", () => {
  assert.equal(reasonIn("Error: gone", "/tree"), "Error: gone");
  assert.equal(reasonIn("", "/tree"), "");
});
