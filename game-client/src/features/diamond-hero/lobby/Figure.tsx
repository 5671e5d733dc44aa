import { heroFigure } from "@diamond-valley/art-kit/drawings/hero/characters.ts";
import type { Pose } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { Character } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { useGame } from "../../../core/app/game.ts";
import { Picture } from "../../../core/hud/Picture.tsx";
import { useWorn } from "../../../core/looks/worn.ts";

interface Props {
  readonly character: Character;
  /** Width, px. */
  readonly size: number;
  readonly pose?: Partial<Pose>;
  /** Shown to everybody rather than to its player: an engineer looks like any. */
  readonly isAnybody?: boolean;
  readonly className?: string;
}

const STANDING: Partial<Pose> = {};

/** A character of Diamond Hero; the engineer is the player's own robot. Always decoration. */
export function Figure({ character, size, pose = STANDING, isAnybody = false, className }: Props) {
  const { stores } = useGame();
  const { look, outfit } = useStore(stores.$me);
  const worn = useWorn(outfit);
  const picture = useMemo(
    () =>
      isAnybody
        ? heroFigure(character, pose, CHARACTER_LOOKS.gardener)
        : heroFigure(character, pose, look ?? CHARACTER_LOOKS.gardener, worn),
    [character, pose, look, worn, isAnybody],
  );
  return <Picture of={picture} size={size} {...(className !== undefined && { className })} />;
}
