import { atom } from "nanostores";
import { afterAll, expect, test, vi } from "vitest";
import type { JoinedRoom } from "../net/joined-room.ts";
import type { EngineParts } from "./engine.ts";
import type { Renderer } from "./renderer.ts";

const drawnBy: Renderer[] = [];
const frames: ((delta: number) => void)[] = [];
const scene = { built: async () => ({}), setView() {}, endView() {} };

vi.doMock("./world.ts", () => ({
  createWorld(_: unknown, renderer: Renderer) {
    drawnBy.push(renderer);
    return {
      show: async () => scene,
      sceneOf: () => scene,
      onFrame: (listener: (delta: number) => void) => frames.push(listener),
      destroy: async () => {},
    };
  },
}));
vi.doMock("./renderer.ts", () => ({
  // As in a browser that keeps nothing of what was found out.
  chooseRenderer: () => "webgl",
  isRendererAsked: () => false,
  rememberSlowWebGl() {},
}));
vi.doMock("../scene/room-view.ts", () => ({ createRoomView: () => ({ settled: Promise.resolve() }) }));
vi.stubGlobal("document", { hidden: false });
const { createEngine } = await import("./engine.ts");

afterAll(() => {
  for (const path of ["./world.ts", "./renderer.ts", "../scene/room-view.ts"]) vi.doUnmock(path);
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("a world that WebGL draws too slowly is drawn without it, also where a browser keeps nothing", async () => {
  const $renderer = atom<Renderer | null>(null);
  const onCrash = vi.fn();
  const game = { features: [], stores: { $renderer } };
  const engine = await createEngine({ stage: {}, game, onCrash } as unknown as EngineParts);
  await engine.show("village");
  await engine.view({ place: "village" } as unknown as JoinedRoom);
  for (let frame = 0; frame < 40; frame += 1) frames[0]?.(100);
  expect([drawnBy, $renderer.get()]).toEqual([["webgl", "canvas"], "canvas"]);
  await new Promise((done) => setTimeout(done));
  expect(onCrash).not.toHaveBeenCalled();
});
