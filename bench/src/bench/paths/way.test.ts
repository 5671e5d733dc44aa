import { expect, test } from "vitest";
import { type Call, divide } from "./way.ts";

const ROOT = "/home/me/valley";
const OWN = "game-client/src/features/fishing/own-fishing.ts";
const BAR = "game-client/src/features/fishing/ArrowBar.tsx";
const at = (name: string, file: string) => `    at ${name} (http://localhost:1/@fs${ROOT}/${file}?t=1:3:4)`;
const STORE = "    at Object.notify (http://localhost:1/node_modules/.vite/deps/nanostores.js?v=1:126:26)";
const call = (place: string, ...frames: string[]): Call => ({
  place,
  stack: ["Error", ...frames].join("\n"),
});

/** Those of `names` in one file that are on the way. */
function crossed(calls: Call[], names: Record<string, string>): string[] {
  return [...divide(new Map(Object.entries(names)), calls, ROOT).crossed.values()];
}

test("on the way is what the key's handler calls, and what goes on after an answer that it waited for", () => {
  const calls = [
    call(`${BAR}#1`, at("onKey", BAR)),
    call(
      `${OWN}#2`,
      at("Object.press", OWN),
      `    at http://localhost:1/@fs${ROOT}/${BAR}:9:9`,
      at("onKey", BAR),
    ),
    call(`${OWN}#3`, at("landed", OWN), at("async Object.press", OWN)),
  ];
  const names = { [`${BAR}#1`]: "onKey", [`${OWN}#2`]: "press", [`${OWN}#3`]: "landed" };
  expect(crossed(calls, names)).toEqual(["onKey", "press", "landed"]);
});

test("what a library calls only shows it, and so does what another event began", () => {
  const calls = [
    call(`${BAR}#1`, at("onKey", BAR)),
    call(`${OWN}#2`, at("Array.<anonymous>", OWN), STORE, at("onKey", BAR)),
    call(`${OWN}#3`, at("up", OWN)),
  ];
  const names = { [`${BAR}#1`]: "onKey", [`${OWN}#2`]: "(anonymous)", [`${OWN}#3`]: "up" };
  expect(crossed(calls, names)).toEqual(["onKey"]);
});

test("a function that is called both ways is on the way, and so is one that was not seen", () => {
  const calls = [
    call(`${BAR}#1`, at("onKey", BAR)),
    call(`${OWN}#2`, at("change", OWN), STORE, at("onKey", BAR)),
    call(`${OWN}#2`, at("change", OWN), at("onKey", BAR)),
  ];
  expect(crossed(calls, { [`${OWN}#2`]: "change", [`${OWN}#9`]: "unseen" })).toEqual(["change", "unseen"]);
});
