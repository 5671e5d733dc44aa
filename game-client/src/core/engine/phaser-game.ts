import Phaser from "phaser";
import { createArrivals, type Deep, orderByDepth } from "./order-by-depth.ts";
import { drawLimit, pace, type Renderer } from "./renderer.ts";
import { onResolution, pixelRatio } from "./resolution.ts";

/** What of the game can be seen: all; nothing for now, as it is still loading; nothing, as something else is played over it. */
export type Sight = "open" | "loading" | "covered";

/**
 * The game's canvas in `parent`, sharp at the device's px ratio, which follows the parent's size. Scenes are added later. What
 * nobody sees is drawn now and then, or not at all.
 */
export const createPhaserGame = (
  parent: HTMLElement,
  renderer: Renderer,
  sight = (): Sight => "open",
): Phaser.Game => {
  const ratio = pixelRatio();
  const game = new Phaser.Game({
    type: renderer === "canvas" ? Phaser.CANVAS : Phaser.AUTO,
    parent,
    scene: [],
    fps: pace(renderer),
    banner: false,
    audio: { noAudio: true },
    input: { keyboard: false, mouse: false, touch: false },
    // Rotated sprites tear in WebGL with more than one texture a batch (phaserjs/phaser #7372).
    render: { maxTextures: 1, powerPreference: "high-performance" },
    scale: {
      mode: Phaser.Scale.NONE,
      width: parent.clientWidth * ratio,
      height: parent.clientHeight * ratio,
      zoom: 1 / ratio,
      // The size is followed below; looking for another one makes the browser lay out the page.
      resizeInterval: Number.POSITIVE_INFINITY,
    },
  });
  game.events.once(Phaser.Core.Events.READY, () => keepStill(game.canvas));
  game.events.once(Phaser.Core.Events.PRE_STEP, () => drawSometimes(game, sight));
  const fit = (): void => fill(game, parent);
  const sizes = new ResizeObserver(fit);
  sizes.observe(parent);
  const stop = onResolution(fit);
  game.events.once(Phaser.Core.Events.DESTROY, () => {
    sizes.disconnect();
    stop();
  });
  return game;
};

/** Gives the canvas the parent's size at the present px ratio: zooming the page or another monitor changes that too. */
function fill({ scale, canvas }: Phaser.Game, parent: HTMLElement): void {
  const { clientWidth, clientHeight } = parent;
  if (clientWidth === 0 || clientHeight === 0) return;
  const ratio = pixelRatio();
  scale.zoom = 1 / ratio;
  // At a ratio of 1 the engine would leave what an earlier one has written.
  Object.assign(canvas.style, { width: `${clientWidth}px`, height: `${clientHeight}px` });
  scale.resize(clientWidth * ratio, clientHeight * ratio);
}

orderQuickly();

/**
 * Lets the engine order what it draws in one pass. Its own sort merges the whole list, of a thousand pictures in the village,
 * whenever a depth is set: in each frame in which somebody walks.
 */
function orderQuickly(): void {
  const display = Phaser.GameObjects.DisplayList.prototype as unknown as {
    sortChildrenFlag: boolean;
    readonly list: Deep[];
    add(child: Deep | Deep[], skipCallback?: boolean): unknown;
    depthSort(): void;
  };
  const arrive = createArrivals();
  const { add } = display;
  display.add = function addInTurn(child, skipCallback) {
    for (const each of Array.isArray(child) ? child : [child]) arrive(each);
    return add.call(this, child, skipCallback);
  };
  display.depthSort = function depthSort() {
    if (!this.sortChildrenFlag) return;
    orderByDepth(this.list);
    this.sortChildrenFlag = false;
  };
}

/** What a browser does by itself with a picture that is pressed: menus, marking, zooming and scrolling. */
const OWN_WAYS = [
  ...["contextmenu", "mousedown", "wheel"],
  ...["touchstart", "touchmove", "touchend", "touchcancel"],
] as const;

/** Keeps the browser from all of that on the canvas; whoever listens for presses hears of them as ever. */
function keepStill(canvas: HTMLCanvasElement): void {
  for (const way of OWN_WAYS)
    canvas.addEventListener(way, (event) => event.cancelable && event.preventDefault(), { passive: false });
}

/** From one step of what is covered to its next, ms: nobody sees it, and it must go on. */
const COVERED_REST = 250;

/** From one drawing of what is loading to its next, ms: it shows its first picture at once, and steps as quickly as it can. */
const LOADING_REST = 150;

/** Draws so many times a second at most as the address says, and steps as often as ever; what is covered only steps, now and then. */
function drawSometimes(game: Phaser.Game, sight: () => Sight): void {
  const rest = 1_000 / (drawLimit() ?? Number.POSITIVE_INFINITY);
  let next = 0;
  let stepped = 0;
  game.loop.callback = (time, delta) => {
    const seen = sight();
    if (seen === "covered") {
      if (time - stepped < COVERED_REST) return;
      stepped = time;
      return game.headlessStep(time, delta);
    }
    if (time < next) return game.headlessStep(time, delta);
    next = time + (seen === "loading" ? Math.max(rest, LOADING_REST) : rest);
    return game.step(time, delta);
  };
}
