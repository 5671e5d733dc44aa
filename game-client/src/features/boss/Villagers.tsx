import { robot, type Worn } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { useGame } from "../../core/app/game.ts";
import { Picture } from "../../core/hud/Picture.tsx";
import { VILLAGERS } from "./villagers.ts";
import "./villagers.css";

const GLAD = { gesture: "cheer", mood: "happy" } as const;

interface VillagersProps {
  /** The player, who stands among them. */
  readonly name: string;
  readonly look: CharacterLook;
  readonly worn: Worn | undefined;
}

/** Everyone of the village by name, and the player with them. */
export function Villagers({ name, look, worn }: VillagersProps) {
  const { text } = useGame();
  return (
    <ul className="boss-villagers" aria-label={text("boss:peace.everyone")}>
      <li data-who="you">
        <Picture of={robot(look, GLAD, worn)} size={44} />
        <b>{name}</b>
      </li>
      {VILLAGERS.map((slug) => (
        <li key={slug} data-who={slug}>
          <Picture of={robot(CHARACTER_LOOKS[slug], GLAD)} size={44} />
          <span>{text(`places:character.${slug}`)}</span>
        </li>
      ))}
    </ul>
  );
}
