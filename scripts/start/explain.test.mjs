import assert from "node:assert/strict";
import { test } from "node:test";
import { explainFailure, isNetworkFailure } from "./explain.mjs";

const known = [
  ["npm error code EAI_AGAIN", /no way to the package registry/],
  ["Error: ERR_PNPM_META_FETCH_FAIL", /no way to the package registry/],
  ["ENOSPC: no space left on device", /disk is full/],
  ["EACCES: permission denied, mkdir", /can't be written/],
];
for (const [output, wayOut] of /** @type {[string, RegExp][]} */ (known)) {
  test(`"${output}" is told in one line with the way out`, () => {
    const { message } = explainFailure("The packages could not be installed", output, "install.log");
    assert.match(message, wayOut);
    assert.match(message, /^The packages could not be installed\. [^\n]+ \(see install\.log\)\.$/);
  });
}

test("for anything else the last words stand before the line", () => {
  const output = Array.from({ length: 40 }, (_, i) => `line ${i}`).join("\n");
  const lines = explainFailure("The site could not be built", output, "build.log").message.split("\n");
  assert.equal(lines[0], "line 25");
  assert.match(lines.at(-1) ?? "", /^The site could not be built: .*build\.log/);
});

test("a broken build is no network failure", () => {
  assert.equal(isNetworkFailure("SyntaxError: Unexpected token"), false);
});
