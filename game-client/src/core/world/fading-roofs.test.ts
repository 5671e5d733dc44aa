import { describe, expect, test } from "vitest";
import { type FadingRoof, FadingRoofs, faded, hides } from "./fading-roofs.ts";

const tree: FadingRoof = { x: 500, y: 400, width: 200, height: 240 };

describe("a tree", () => {
  test.each([
    ["right behind it", { x: 500, y: 380 }, true],
    ["behind its crown", { x: 530, y: 260 }, true],
    ["beside its trunk, half under its crown", { x: 590, y: 340 }, true],
    ["in front of it", { x: 500, y: 410 }, false],
    ["beside it", { x: 600, y: 380 }, false],
    ["far behind it", { x: 500, y: 190 }, false],
  ])("%s", (_, at, hidden) => {
    expect(hides(tree, at)).toBe(hidden);
  });
});

test("turns sheer little by little while the player is behind it, and whole again afterwards", () => {
  const frames = (from: number, hiding: boolean) => {
    const seen = [from];
    for (let frame = 0; frame < 20; frame += 1) seen.push(faded(seen.at(-1) ?? from, hiding, 16));
    return seen;
  };
  const sheer = frames(1, true);
  expect(sheer).toEqual([...sheer].sort((a, b) => b - a));
  expect(sheer[1]).toBeGreaterThan(0.9);
  expect(sheer.at(-1)).toBe(0.45);
  expect(frames(0.45, false).at(-1)).toBe(1);
});

test("turns sheer for a character on a walk too, as long as it walks", () => {
  const image = { visible: true, alpha: 1, setAlpha: (alpha: number) => Object.assign(image, { alpha }) };
  const roofs = new FadingRoofs();
  roofs.add(image as never, tree);
  let guide: { x: number; y: number } | null = { x: 500, y: 380 };
  const stop = roofs.reveal(() => guide);
  roofs.update([], 1_000);
  expect(image.alpha).toBe(0.45);
  guide = null;
  roofs.update([], 1_000);
  expect(image.alpha).toBe(1);
  guide = { x: 500, y: 380 };
  stop();
  roofs.update([], 1_000);
  expect(image.alpha).toBe(1);
});
