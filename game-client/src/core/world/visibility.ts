import type Phaser from "phaser";

/** Ms between two looks at what the camera sees. */
const INTERVAL = 120;
/** Px around the view that count as seen, so that nothing pops in. */
const MARGIN = 160;

/** An emitter that isn't active neither makes particles nor moves those that it has. */
type Seen = Phaser.GameObjects.GameObject & Phaser.GameObjects.Components.Visible;

interface Watched {
  readonly what: Seen;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Taken out of the list of what is drawn. */
  isOut: boolean;
}

/**
 * Takes what stands still and is out of view from the list of what is drawn, so that the renderer has only the view to order and to
 * draw, and stops what moves it for ever.
 */
export class Visibility {
  readonly #camera: Phaser.Cameras.Scene2D.Camera;
  readonly #scene: Phaser.Scene;
  #things: Watched[] = [];
  #since = INTERVAL;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
    this.#camera = scene.cameras.main;
    const update = (_: number, delta: number): void => this.#update(delta);
    scene.events.on("update", update);
    scene.events.once("shutdown", () => {
      scene.events.off("update", update);
      // The scene ends what is in its list.
      for (const { what, isOut } of this.#things) if (isOut) what.destroy();
    });
  }

  /** Is (x, y) in view, or so near that its picture may be? */
  sees(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.#camera.worldView;
    return x > left - MARGIN && x < right + MARGIN && y > top - MARGIN && y < bottom + MARGIN;
  }

  /** Watches a thing around (x, y) that is at most `reach` px wide or high. */
  watch(what: Seen, x: number, y: number, reach: number): void {
    this.#things.push({ what, x, y, reach, isOut: false });
  }

  #update(delta: number): void {
    this.#since += delta;
    if (this.#since < INTERVAL) return;
    this.#since = 0;
    // What was destroyed meanwhile has no scene.
    this.#things = this.#things.filter(({ what }) => what.scene);
    const { left, right, top, bottom } = this.#camera.worldView;
    let changed = false;
    for (const thing of this.#things) {
      const { what, x, y, reach } = thing;
      const far = reach + MARGIN;
      const seen = x > left - far && x < right + far && y > top - far && y < bottom + far;
      changed ||= what.active !== seen;
      what.active = what.visible = seen;
      if (seen && thing.isOut) what.addToDisplayList();
      else if (!seen && !thing.isOut && what.displayList) what.removeFromDisplayList();
      else continue;
      thing.isOut = !seen;
    }
    if (changed) this.#stopUnseen();
  }

  /** What a thing does once must come to its end; what it does for ever waits until somebody sees it. */
  #stopUnseen(): void {
    const unseen = new Set<object>();
    for (const { what } of this.#things) if (!what.active) unseen.add(what);
    const isUnseen = (target: object): boolean =>
      unseen.has(target) ||
      unseen.has((target as Partial<Phaser.GameObjects.Image>).parentContainer ?? target);
    for (const tween of this.#scene.tweens.getTweens()) {
      if (!("isInfinite" in tween && tween.isInfinite)) continue;
      if (tween.targets.every(isUnseen)) tween.pause();
      else tween.resume();
    }
  }
}
