import type { HeroView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import { atom } from "nanostores";
import { perGame } from "../../../../core/feature.ts";
import type { ShownView } from "./Shown.tsx";

/** What the viewer shows beside its picture; null before it shows anything. */
export const shownViewOf = perGame(() => atom<ShownView | null>(null));

/** What is shown of the world, the same object where nothing has changed: it is asked for in each frame. */
export function nextView(
  before: ShownView | null,
  {
    seen,
    isOver,
    seeking,
  }: {
    seen: HeroView;
    isOver: boolean;
    seeking: number | null;
  },
): ShownView {
  const next: ShownView = {
    seconds: seen.seconds,
    minute: seen.minute,
    hp: seen.hp,
    hpMax: seen.hpMax,
    level: seen.level,
    kills: seen.kills,
    coins: seen.coins,
    weapons: seen.weapons.map(({ family, level }) => `${family}:${level}`).join(" "),
    golem: seen.golem ? Math.ceil((seen.golem.hp * 100) / seen.golem.hpMax) : null,
    isOver,
    seeking,
  };
  const keys = Object.keys(next) as (keyof ShownView)[];
  return before && keys.every((key) => before[key] === next[key]) ? before : next;
}
