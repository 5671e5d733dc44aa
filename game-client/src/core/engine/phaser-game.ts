import Phaser from "phaser";
import type { Renderer } from "./renderer.ts";
import { pixelRatio } from "./resolution.ts";

/**
 * Frames a second without WebGL: half as many are steadier where there is no graphics card. A little above 30, because
 * at exactly 30 two frames of a 60 Hz screen are just too short, and every third would be drawn.
 */
const CANVAS_RATE = 32;

/** The game's canvas in `parent`, sharp at the device's px ratio, which follows the parent's size. Scenes are added later. */
export const createPhaserGame = (parent: HTMLElement, renderer: Renderer): Phaser.Game => {
  const ratio = pixelRatio();
  const game = new Phaser.Game({
    type: renderer === "canvas" ? Phaser.CANVAS : Phaser.AUTO,
    parent,
    scene: [],
    ...(renderer === "canvas" && { fps: { limit: CANVAS_RATE } }),
    banner: false,
    disableContextMenu: true,
    audio: { noAudio: true },
    input: { windowEvents: false },
    // Rotated sprites tear in WebGL with more than one texture a batch (phaserjs/phaser #7372).
    render: { maxTextures: 1, powerPreference: "high-performance" },
    scale: {
      mode: Phaser.Scale.NONE,
      width: parent.clientWidth * ratio,
      height: parent.clientHeight * ratio,
      zoom: 1 / ratio,
    },
  });
  const sizes = new ResizeObserver(() => {
    if (parent.clientWidth > 0 && parent.clientHeight > 0)
      game.scale.resize(parent.clientWidth * ratio, parent.clientHeight * ratio);
  });
  sizes.observe(parent);
  game.events.once(Phaser.Core.Events.DESTROY, () => sizes.disconnect());
  return game;
};
