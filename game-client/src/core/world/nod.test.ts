import { expect, test } from "vitest";
import { type NoddingScene, nod, restAt } from "./nod.ts";

interface Nodding {
  readonly targets: { share: number };
  onUpdate(): void;
  onComplete(): void;
}

/** A scene whose camera rests at 1.5, and whose tweens the test moves. */
function scene() {
  const camera = {
    zoom: 1,
    setZoom(zoom: number) {
      camera.zoom = zoom;
    },
  };
  restAt(camera as unknown as NoddingScene["cameras"]["main"], 1.5);
  const tweens: Nodding[] = [];
  const nods = { cameras: { main: camera }, tweens: { add: (tween: Nodding) => void tweens.push(tween) } };
  return {
    camera,
    tweens,
    nod: () => nod(nods as unknown as NoddingScene, 0.1),
    lean(share: number) {
      tweens.at(-1)!.targets.share = share;
      tweens.at(-1)!.onUpdate();
    },
  };
}

test("a camera nods and comes back to its rest, and nods again", () => {
  const { camera, tweens, nod, lean } = scene();
  nod();
  lean(0.1);
  expect(camera.zoom).toBeCloseTo(1.65);
  lean(0.01);
  tweens[0]!.onComplete();
  expect(camera.zoom).toBe(1.5);
  nod();
  expect(tweens).toHaveLength(2);
});

test("a nod in the middle of one leaves the zoom no higher", () => {
  const { camera, tweens, nod, lean } = scene();
  nod();
  lean(0.1);
  nod();
  expect(tweens).toHaveLength(1);
  tweens[0]!.onComplete();
  expect(camera.zoom).toBe(1.5);
});

test("a window that becomes another meanwhile has its own rest", () => {
  const { camera, tweens, nod, lean } = scene();
  nod();
  restAt(camera as unknown as NoddingScene["cameras"]["main"], 2);
  lean(0.1);
  expect(camera.zoom).toBeCloseTo(2.2);
  tweens[0]!.onComplete();
  expect(camera.zoom).toBe(2);
});
