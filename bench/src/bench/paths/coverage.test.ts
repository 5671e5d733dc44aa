import { expect, test } from "vitest";
import {
  type CoveredScript,
  calledFunctions,
  filesBeyond,
  ownFunctions,
  sourceOf,
  together,
} from "./coverage.ts";

const ROOT = "/home/me/valley";
const script = (url: string, ...counts: number[]): CoveredScript => ({
  scriptId: url,
  url,
  functions: counts.map((count, at) => ({
    functionName: at === 0 ? "" : `f${at}`,
    ranges: [{ startOffset: at * 10, endOffset: at * 10 + 9, count }],
  })),
});

test("scripts of both sides become paths of the project, and what is not ours nothing", () => {
  const client = "game-client/src/features/fishing/own-fishing.ts";
  expect(sourceOf(`http://localhost:2567/@fs${ROOT}/${client}?t=1`, ROOT)).toBe(client);
  expect(sourceOf("http://localhost:2567/src/game/GameIsland.tsx", ROOT)).toBe(
    "site/src/game/GameIsland.tsx",
  );
  expect(sourceOf(`file://${ROOT}/game-server/src/main.ts`, ROOT)).toBe("game-server/src/main.ts");
  expect(sourceOf("http://localhost:2567/node_modules/.vite/deps/react.js", ROOT)).toBeNull();
  expect(sourceOf(`file://${ROOT}/game-server/node_modules/express/index.js`, ROOT)).toBeNull();
  expect(sourceOf("http://localhost:2567/@react-refresh", ROOT)).toBeNull();
  expect(sourceOf("node:internal/timers", ROOT)).toBeNull();
});

test("a file counts where a function was called that an idle moment does not call", () => {
  const room = `file://${ROOT}/game-server/src/fishing/room.ts`;
  const rule = `file://${ROOT}/schemas/src/fishing/attempt.ts`;
  const called = (...scripts: CoveredScript[]) => calledFunctions(ownFunctions(scripts, ROOT));
  const idle = called(script(room, 0, 3));
  const press = called(script(room, 0, 3, 1), script(rule, 0, 0));
  expect(filesBeyond(press, idle)).toEqual(new Map([["game-server/src/fishing/room.ts", ["f2"]]]));
  expect(filesBeyond(press, together(idle, press))).toEqual(new Map());
});
