import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTERS, type Character, isCharacter } from "@diamond-valley/schemas/characters/characters.ts";
import { Picture } from "../../core/hud/Picture.tsx";
import { useWorn } from "../../core/looks/worn.ts";

/** The face of a character, `size` px wide; nothing for one whose look is not known. */
export function Face({ slug, size }: { slug: string; size: number }) {
  return isCharacter(slug) ? <Portrait of={CHARACTERS[slug]} size={size} /> : null;
}

function Portrait({ of, size }: { of: Character; size: number }) {
  const worn = useWorn(of.outfit ?? 0);
  return <Picture of={portrait(of.look, worn)} size={size} />;
}
