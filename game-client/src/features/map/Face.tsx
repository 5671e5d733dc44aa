import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS, type CharacterSlug } from "@diamond-valley/schemas/looks/characters.ts";
import { Picture } from "../../core/hud/Picture.tsx";

/** The face of a character, `size` px wide; nothing for one whose look is not known. */
export function Face({ slug, size }: { slug: string; size: number }) {
  if (!Object.hasOwn(CHARACTER_LOOKS, slug)) return null;
  return <Picture of={portrait(CHARACTER_LOOKS[slug as CharacterSlug])} size={size} />;
}
