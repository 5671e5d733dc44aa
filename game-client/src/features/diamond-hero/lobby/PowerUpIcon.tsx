import { die } from "@diamond-valley/art-kit/drawings/hero/die.ts";
import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { PowerUp } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { Icon, Picture } from "../../../core/hud/Picture.tsx";

const ICONS: Readonly<Record<Exclude<PowerUp, "dice">, IconName>> = {
  health: "red-heart",
  speed: "person-running",
  damage: "crossed-swords",
};
const SIX = 6;

/** The sign of a power-up; a text beside it must say the same. */
export function PowerUpIcon({ powerUp, size }: { readonly powerUp: PowerUp; readonly size: number }) {
  return powerUp === "dice" ? (
    <Picture of={die(SIX)} size={size} />
  ) : (
    <Icon name={ICONS[powerUp]} size={size} />
  );
}
