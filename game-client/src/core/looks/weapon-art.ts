import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { decode } from "@diamond-valley/art-kit/rasterise.ts";
import { weaponAlone } from "@diamond-valley/schemas/looks/outfit-bits.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** The pictures of weapons that players of a place wear, each with the hand at `WEAPON_HAND`. */
export interface WeaponArt {
  /** What the picture for a packed outfit is called on the sheet; null for no weapon, and until it is drawn. */
  of(outfit: number): string | null;
}

/** Draws each weapon when it is first asked for, and they leave with the scene. */
export function createWeaponArt({ sheet, robots }: Pick<SceneContext, "sheet" | "robots">): WeaponArt {
  const drawn = new Map<number, string | null>();

  const draw = async (weapon: number): Promise<void> => {
    const { weaponPicture } = await import("./wardrobe-art.ts");
    const picture = weaponPicture(weapon);
    if (!picture) return;
    const image = await decode(picture);
    const key = `weapon:${weapon}`;
    const { canvas, context } = createPaintable(picture.width * robots.scale, picture.height * robots.scale);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    sheet.add(key, canvas, [{ name: key, x: 0, y: 0, width: canvas.width, height: canvas.height }]);
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
