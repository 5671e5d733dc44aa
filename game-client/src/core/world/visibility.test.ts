import { EventEmitter } from "node:events";
import type Phaser from "phaser";
import { beforeEach, describe, expect, test } from "vitest";
import { Visibility } from "./visibility.ts";

/** What of a picture the visibility touches, with a list of what is drawn as the engine keeps it. */
function createPicture(drawn: Set<object>, hasOwnPlace = true) {
  const picture = {
    scene: {} as object | undefined,
    active: true,
    visible: true,
    displayList: hasOwnPlace ? drawn : null,
    addToDisplayList() {
      picture.displayList = drawn;
      drawn.add(picture);
    },
    removeFromDisplayList() {
      picture.displayList = null;
      drawn.delete(picture);
    },
    destroy() {
      picture.scene = undefined;
      drawn.delete(picture);
    },
  };
  if (hasOwnPlace) drawn.add(picture);
  return picture;
}

function createTween(isInfinite: boolean, ...targets: object[]) {
  const tween = {
    isInfinite,
    targets,
    paused: false,
    pause: () => {
      tween.paused = true;
    },
    resume: () => {
      tween.paused = false;
    },
  };
  return tween;
}

describe("what stands still", () => {
  const worldView = { left: 0, right: 400, top: 0, bottom: 400 };
  let events = new EventEmitter();
  let drawn = new Set<object>();
  let tweens: ReturnType<typeof createTween>[] = [];
  let visibility: Visibility;

  const look = (left: number): void => {
    Object.assign(worldView, { left, right: left + 400 });
    events.emit("update", 0, 200);
  };
  const watch = (what: ReturnType<typeof createPicture>, x: number): void =>
    visibility.watch(what as never as Phaser.GameObjects.Image, x, 200, 50);

  beforeEach(() => {
    [events, drawn, tweens] = [new EventEmitter(), new Set(), []];
    const scene = { cameras: { main: { worldView } }, events, tweens: { getTweens: () => tweens } };
    visibility = new Visibility(scene as never as Phaser.Scene);
  });

  test("is drawn only where it is in view, and comes again", () => {
    const [near, far] = [createPicture(drawn), createPicture(drawn)];
    watch(near, 100);
    watch(far, 2_000);
    look(0);
    expect([...drawn]).toEqual([near]);
    expect(far).toMatchObject({ visible: false, active: false });
    look(1_800);
    expect([...drawn]).toEqual([far]);
    expect(far).toMatchObject({ visible: true, active: true });
  });

  test("that is drawn by something else is hidden, and put into no list", () => {
    const part = createPicture(drawn, false);
    watch(part, 2_000);
    look(0);
    expect(part).toMatchObject({ visible: false, displayList: null });
    look(1_800);
    expect(part).toMatchObject({ visible: true, displayList: null });
  });

  test("and is moved for ever waits while nobody sees it; what happens once comes to its end", () => {
    const far = createPicture(drawn);
    tweens = [createTween(true, far), createTween(false, far), createTween(true, { parentContainer: far })];
    tweens.push(createTween(true, far, createPicture(drawn)));
    watch(far, 2_000);
    look(0);
    expect(tweens.map(({ paused }) => paused)).toEqual([true, false, true, false]);
    look(1_800);
    expect(tweens.map(({ paused }) => paused)).toEqual([false, false, false, false]);
  });

  test("and was destroyed out of view never comes back; the scene's end takes what is in no list", () => {
    const [gone, out] = [createPicture(drawn), createPicture(drawn)];
    watch(gone, 2_000);
    watch(out, 2_000);
    look(0);
    gone.destroy();
    look(1_800);
    expect([...drawn]).toEqual([out]);
    look(0);
    events.emit("shutdown");
    expect(out.scene).toBeUndefined();
  });
});
