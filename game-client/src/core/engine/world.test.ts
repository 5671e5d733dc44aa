import { afterAll, expect, test, vi } from "vitest";
import type { WorldParts } from "./world.ts";

const done: string[] = [];
const phaser = {
  isBooted: true,
  canvas: { setAttribute() {} },
  events: { once: (_: string, listener: () => void) => listener() },
  scene: {
    add() {},
    start: (key: string) => done.push(`start ${key}`),
    stop: (key: string) => done.push(`stop ${key}`),
  },
  destroy: () => done.push("destroy"),
};

vi.doMock("phaser", () => ({ default: { Core: { Events: { DESTROY: "destroy" } } } }));
vi.doMock("./phaser-game.ts", () => ({ createPhaserGame: () => phaser }));
vi.doMock("./photo.ts", () => ({}));
vi.doMock("../room-features.ts", () => ({ roomFeatures: async () => [] }));
vi.doMock("../scene/place-scene.ts", () => ({
  PlaceScene: class {
    built = async () => {};
  },
}));
vi.doMock("../world/maps.ts", () => ({ loadMap: async () => ({}) }));
vi.doMock("../world/theme.ts", () => ({ loadTheme: async () => ({}) }));
const { createWorld } = await import("./world.ts");

afterAll(() => {
  for (const name of ["room-features", "scene/place-scene", "world/maps", "world/theme"])
    vi.doUnmock(`../${name}.ts`);
  for (const name of ["phaser-game", "photo"]) vi.doUnmock(`./${name}.ts`);
  vi.doUnmock("phaser");
  vi.resetModules();
});

test("the place that is shown clears up before all is destroyed", async () => {
  const game = { text: (key: string) => key, stores: { $place: { get: () => null } } };
  const parts = { stage: {}, game, features: [], onCrash() {} } as unknown as WorldParts;
  const world = createWorld(parts, "canvas");
  await world.show("village");
  await world.show("lake");
  await world.destroy();
  expect(done).toEqual(["start village", "stop village", "start lake", "stop lake", "destroy"]);
});
