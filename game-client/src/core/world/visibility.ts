import type Phaser from "phaser";

/** Ms between two looks at what the camera sees. */
const INTERVAL = 120;
/** Px around the view that count as seen, so that nothing pops in. */
const MARGIN = 160;

/** An emitter that isn't active neither makes particles nor moves those that it has. */
type Seen = { visible: boolean; active: boolean };

/** Hides what stands still and is out of view: the renderer then has only the view to draw. */
export class Visibility {
  readonly #camera: Phaser.Cameras.Scene2D.Camera;
  readonly #things: {
    readonly what: Seen;
    readonly x: number;
    readonly y: number;
    readonly reach: number;
  }[] = [];
  #since = INTERVAL;

  constructor(scene: Phaser.Scene) {
    this.#camera = scene.cameras.main;
    const update = (_: number, delta: number): void => this.#update(delta);
    scene.events.on("update", update);
    scene.events.once("shutdown", () => scene.events.off("update", update));
  }

  /** Is (x, y) in view, or so near that its picture may be? */
  sees(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.#camera.worldView;
    return x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN;
  }

  /** Watches a thing around (x, y) that is at most `reach` px wide or high. */
  watch(what: Seen, x: number, y: number, reach: number): void {
    this.#things.push({ what, x, y, reach });
  }

  #update(delta: number): void {
    this.#since += delta;
    if (this.#since < INTERVAL) return;
    this.#since = 0;
    const { left, right, top, bottom } = this.#camera.worldView;
    for (const { what, x, y, reach } of this.#things) {
      const far = reach + MARGIN;
      what.active = what.visible = x > left - far && x < right + far && y > top - far && y < bottom + far;
    }
  }
}
