import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { SceneContext } from "../../world/scene-context.ts";

const phaser = {
  isBooted: true,
  stopped: [] as string[],
  destroyed: 0,
  frame: (_: number): void => {},
  scene: {
    add(_: string, scene: { create(): void; update(time: number, delta: number): void }) {
      phaser.frame = (delta) => scene.update(0, delta);
      scene.create();
    },
    stop: (key: string) => void phaser.stopped.push(key),
  },
  destroy() {
    phaser.destroyed += 1;
  },
};
const paintPlace = vi.fn(async () => ({}));

vi.doMock("phaser", () => ({ default: { Scene: class {} } }));
vi.doMock("../../engine/phaser-game.ts", () => ({ createPhaserGame: () => phaser }));
vi.doMock("../../engine/renderer.ts", () => ({ chooseRenderer: () => "canvas" }));
vi.doMock("../../world/build-scene.ts", () => ({
  buildScene: (_: unknown, __: unknown, art: Promise<unknown>) => art,
}));
vi.doMock("../../world/maps.ts", () => ({ loadMap: async () => ({}) }));
vi.doMock("../../world/place-art.ts", () => ({ paintPlace }));
vi.doMock("../../world/theme.ts", () => ({ loadTheme: async () => ({}) }));
const { openStage } = await import("./open-stage.ts");
const { isGameCovered } = await import("../../engine/covered.ts");

beforeEach(() => void Object.assign(phaser, { stopped: [], destroyed: 0 }));
afterAll(() => {
  for (const name of ["phaser-game", "renderer"]) vi.doUnmock(`../../engine/${name}.ts`);
  for (const name of ["build-scene", "maps", "place-art", "theme"]) vi.doUnmock(`../../world/${name}.ts`);
  vi.doUnmock("phaser");
  vi.resetModules();
});

const open = (build: (context: SceneContext) => Promise<{ frame(delta: number): void; end?(): void }>) =>
  openStage({} as HTMLElement, "magic-circle", build);

test("what is seen hears of each frame, and once of its end; then its scene clears up", async () => {
  const play = { frame: vi.fn(), end: vi.fn() };
  const stage = await open(async () => play);
  phaser.frame(16);
  expect([play.frame.mock.calls, isGameCovered(), play.end.mock.calls.length]).toEqual([[[16]], true, 0]);
  stage.destroy();
  expect(play.end).toHaveBeenCalledOnce();
  expect([phaser.stopped, phaser.destroyed, isGameCovered()]).toEqual([["watch"], 1, false]);
});

test("where pictures can't be made nothing of the drawing stays", async () => {
  const broken = new Error("no canvas");
  paintPlace.mockRejectedValueOnce(broken);
  await expect(open(async () => ({ frame() {} }))).rejects.toBe(broken);
  expect([phaser.stopped, phaser.destroyed, isGameCovered()]).toEqual([["watch"], 1, false]);
});
