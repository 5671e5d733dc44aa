import type { HeroView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import { atom } from "nanostores";
import type { Game } from "../../../../core/app/game.ts";
import { perGame } from "../../../../core/feature.ts";
import type { ShownView } from "./Shown.tsx";

/** What the viewer shows beside its picture; null before it shows anything. */
export const shownViewOf = perGame(() => atom<ShownView | null>(null));

/** A watched run now. */
interface RunNow {
  readonly seen: HeroView;
  readonly isOver: boolean;
  /** The minute that is gone to, or null. */
  readonly seeking: number | null;
}

/** What is shown of the world, the same object where nothing has changed: it is asked for in each frame. */
function nextView(before: ShownView | null, { seen, isOver, seeking }: RunNow): ShownView {
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

/** Shows how a watched run stands, beside its picture; nothing is drawn anew where nothing has changed. */
export function showRun(game: Game, now: RunNow): void {
  const $view = shownViewOf(game);
  $view.set(nextView($view.get(), now));
}
