import Phaser from "phaser";
import { pixelRatio } from "./resolution.ts";

export type GameOptions = {
  readonly parent: HTMLElement;
  readonly scenes: readonly (Phaser.Scene | (new () => Phaser.Scene))[];
  /** Draw without WebGL, and half as often: steadier where there is no graphics card. */
  readonly canvas?: boolean;
};

/** The game's canvas in `parent`, sharp at the device's px ratio, which follows the parent's size. */
export const createGame = ({ parent, scenes, canvas = false }: GameOptions): Phaser.Game => {
  const ratio = pixelRatio();
  const game = new Phaser.Game({
    type: canvas ? Phaser.CANVAS : Phaser.AUTO,
    parent,
    scene: [...scenes],
    ...(canvas && { fps: { limit: 30 } }),
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
