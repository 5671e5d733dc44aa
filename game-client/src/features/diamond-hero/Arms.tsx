import { type CardPicture, cardPicture } from "@diamond-valley/art-kit/drawings/hero/cards.ts";
import { memo, useMemo } from "react";
import { useGame } from "../../core/app/game.ts";
import { Picture } from "../../core/hud/Picture.tsx";
import type { ShownWeapon } from "./result.ts";

interface ArmsProps {
  readonly weapons: readonly ShownWeapon[];
  /** Px of a picture. */
  readonly size: number;
  readonly className?: string;
}

/** Weapons with their levels, as pictures; drawn anew only where one of them changes, as kills and coins do all the time. */
export const Arms = memo(function Arms({ weapons, size, className }: ArmsProps) {
  const { text } = useGame();
  return (
    <ul className={className} aria-label={text("hero:run.hud.weapons")}>
      {weapons.map(({ family, level }) => (
        <li key={family} data-family={family} data-level={level}>
          <Picture of={cardPicture(family as CardPicture)} size={size} />
          <span className="hidden-text">
            {text("hero:run.hud.weapon", { name: text(`hero:run.name.${family}`), level })}
          </span>
          <em aria-hidden="true">{level}</em>
        </li>
      ))}
    </ul>
  );
});

/** Weapons told in one word, `family:level` each: the same array for the same word. */
export const useArms = (told: string): readonly ShownWeapon[] => useMemo(() => armsIn(told), [told]);

const armsIn = (told: string): readonly ShownWeapon[] =>
  told === ""
    ? []
    : told.split(" ").map((each) => {
        const [family = "", level] = each.split(":");
        return { family, level: Number(level) };
      });
