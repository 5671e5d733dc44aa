import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { decode } from "@diamond-valley/art-kit/rasterise.ts";
import { weaponAlone } from "@diamond-valley/schemas/looks/outfit-bits.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** The textures of weapons that players of a place wear, each with the hand at `WEAPON_HAND`. */
export interface WeaponArt {
  /** Key of the texture for a packed outfit; null for no weapon, and until it is drawn. */
  of(outfit: number): string | null;
}

/** Draws each weapon when it is first asked for, and removes all with the scene. */
export function createWeaponArt({ scene, robots }: Pick<SceneContext, "scene" | "robots">): WeaponArt {
  const drawn = new Map<number, string | null>();
  let closed = false;
  scene.events.once("shutdown", () => {
    closed = true;
    for (const key of drawn.values()) if (key !== null) scene.textures.remove(key);
    drawn.clear();
  });

  const draw = async (weapon: number): Promise<void> => {
    const { weaponPicture } = await import("./wardrobe-art.ts");
    const picture = weaponPicture(weapon);
    if (!picture) return;
    const image = await decode(picture);
    const key = `weapon:${weapon}`;
    if (closed) return;
    const { canvas, context } = createPaintable(picture.width * robots.scale, picture.height * robots.scale);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    if (!scene.textures.exists(key)) scene.textures.addCanvas(key, canvas);
    drawn.set(weapon, key);
  };

  return {
    of(outfit) {
      const weapon = weaponAlone(outfit);
      if (weapon === 0) return null;
      const key = drawn.get(weapon);
      if (key !== undefined) return key;
      drawn.set(weapon, null);
      // Without its drawing the tool of the place is swung.
      draw(weapon).catch(() => {});
      return null;
    },
  };
}
