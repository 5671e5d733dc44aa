import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { heroFigure } from "@diamond-valley/art-kit/drawings/hero/characters.ts";
import { plinth } from "@diamond-valley/art-kit/drawings/hero/plinth.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import { CHARACTERS, type Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import type Phaser from "phaser";
import type { Game } from "../../../core/app/game.ts";
import { fetchWorn } from "../../../core/looks/worn.ts";
import { putTexture } from "../../../core/world/put-texture.ts";
import { FOOT, type SceneContext } from "../../../core/world/scene-context.ts";

/** Where the first of the four stands, and how far the next one is, px. */
const FIRST = { x: 94, y: 494 } as const;
const APART = 58;
/** Robots on plinths are a little smaller than those who walk. */
const SIZE = 0.56;
/** From the foot of a plinth up to who stands on it, px. */
const UP = 22;
const SHEET_WIDTH = 512;
const KEY = "hero-line-up";
const DARK = `${KEY}-dark`;
/** What who is not open yet is seen in. */
const SHADE = "#1a1446";

/** The characters on their plinths. */
export interface LineUp {
  /** Who may run stands in the light; the others are a shape in the dark. */
  show(open: Readonly<Record<Character, boolean>>): void;
}

/** The same picture with all that is in it as one dark shape. */
function silhouettes(canvas: HTMLCanvasElement | OffscreenCanvas): HTMLCanvasElement {
  const { canvas: dark, context } = createPaintable(canvas.width, canvas.height);
  context.drawImage(canvas as CanvasImageSource, 0, 0);
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = SHADE;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return dark as HTMLCanvasElement;
}

/** Puts the four characters up in the lobby, the engineer as the player's own robot. They leave with the scene. */
export async function lineUp(context: SceneContext, { stores }: Pick<Game, "stores">): Promise<LineUp> {
  const { scene, scale, still } = context;
  const { look, outfit } = stores.$me.get();
  const worn = await fetchWorn(outfit);
  const you = look ?? CHARACTER_LOOKS.gardener;
  const { canvas, frames } = await buildAtlas(
    {
      ...Object.fromEntries(CHARACTERS.map((name) => [name, heroFigure(name, {}, you, worn)])),
      "plinth-on": plinth(true),
      "plinth-off": plinth(false),
    },
    scale,
    SHEET_WIDTH,
  );
  if (!scene.sys.isActive()) return { show() {} };
  for (const [key, sheet] of [
    [KEY, canvas],
    [DARK, silhouettes(canvas)],
  ] as const) {
    putTexture(scene, key, sheet as HTMLCanvasElement, frames);
    scene.events.once("shutdown", () => scene.textures.remove(key));
  }
  const add = (frame: string, x: number, y: number, size: number, depth: number): Phaser.GameObjects.Image =>
    scene.add
      .image(x, y, KEY, frame)
      .setOrigin(FOOT.x, FOOT.y)
      .setScale(size / scale)
      .setDepth(depth);
  const standing = CHARACTERS.map((name, index) => {
    const x = FIRST.x + index * APART;
    const base = add("plinth-off", x, FIRST.y, 0.86, FIRST.y);
    const figure = add(name, x, FIRST.y - UP, SIZE, FIRST.y + 1).setTexture(DARK, name);
    if (!still)
      scene.tweens.add({
        targets: figure,
        scaleY: (SIZE / scale) * 0.97,
        yoyo: true,
        repeat: -1,
        duration: 900 + index * 130,
        ease: "Sine.inOut",
      });
    return { name, base, figure };
  });
  return {
    show(open) {
      if (!scene.sys.isActive()) return;
      for (const { name, base, figure } of standing) {
        base.setFrame(open[name] ? "plinth-on" : "plinth-off");
        figure.setTexture(open[name] ? KEY : DARK, name);
      }
    },
  };
}
