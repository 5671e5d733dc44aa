import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { deferred } from "@diamond-valley/web-kit/deferred.ts";
import { withTimeout } from "@diamond-valley/web-kit/timeout.ts";
import Phaser from "phaser";
import { NAME_TAG } from "../world/name-tag.ts";

/** What was drawn at one moment. */
export interface Photo {
  /** At device px. */
  readonly canvas: HTMLCanvasElement;
  /** Device px of one px of the game. */
  readonly ratio: number;
  /** Where the player stands on it, px of the canvas; null where nobody does. */
  readonly focus: Point | null;
}

/** How long the next drawing may take to come, ms: in a hidden tab none does. */
const TIMEOUT = 4_000;

/**
 * The next drawing of a scene as a picture of its own, in which the player stands `at` a point of the map, without anybody's
 * name: the others were not asked whether they want to be shared. It is copied in the step that drew it, for WebGL keeps no drawing beyond that. Rejects where
 * nothing is drawn.
 */
export function takePhoto(phaser: Phaser.Game, scene: Phaser.Scene, at: Point | null): Promise<Photo> {
  const { PRE_RENDER, POST_RENDER } = Phaser.Core.Events;
  const taken = deferred<Photo>();
  let hidden: Phaser.GameObjects.Image[] = [];
  // Steps that draw nothing come without a renderer: see drawSometimes.
  const before = (renderer: unknown): void => {
    if (!renderer) return;
    const shown = scene.children.list as Phaser.GameObjects.Image[];
    hidden = shown.filter(({ name, visible }) => name === NAME_TAG && visible);
    for (const tag of hidden) tag.setVisible(false);
  };
  const after = (renderer: unknown): void => {
    if (!renderer) return;
    for (const tag of hidden) tag.setVisible(true);
    hidden = [];
    const { width, height } = phaser.canvas;
    const { canvas, context } = createPaintable(width, height);
    context.drawImage(phaser.canvas, 0, 0);
    const { worldView: view } = scene.cameras.main;
    const ratio = width / view.width;
    const focus = at && { x: (at.x - view.x) * ratio, y: (at.y - view.y) * ratio };
    taken.resolve({ canvas, ratio, focus });
  };
  phaser.events.on(PRE_RENDER, before).on(POST_RENDER, after);
  return withTimeout(TIMEOUT, taken.promise).finally(() => {
    phaser.events.off(PRE_RENDER, before).off(POST_RENDER, after);
  });
}
