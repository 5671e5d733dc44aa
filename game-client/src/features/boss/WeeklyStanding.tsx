import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Rows } from "../../core/hud/Rows.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";

/** How the player stands towards the boss of the week, or of the last one: best scores, and the ranked fights left today. */
export function WeeklyStanding({ left }: { readonly left: number }) {
  const { stores, text, locale } = useGame();
  const wallet = useStore(stores.$wallet);
  if (!wallet || wallet.boss.latest === 0) return null;
  const { week, latest, best, calm, today } = wallet.boss;
  const numbers = numbersIn(locale);
  const isOver = week === 0;
  const rows: [string, string][] = [
    [text(`boss:entry.${isOver ? "last-week" : "week"}`), text("boss:entry.week-value", { week: latest })],
  ];
  if (!isOver)
    rows.push([text("boss:entry.left"), text("boss:entry.left-value", { left, limit: today.limit })]);
  rows.push(
    ...ARMS.map((arms): [string, string] => [
      text("boss:entry.best", { arms: text(`boss:arms.${arms}.name`) }),
      best[arms] > 0 ? numbers.format(best[arms]) : text("boss:entry.none"),
    ]),
  );
  if (calm > 0) rows.push([text("boss:entry.best", { arms: text("settings.calm") }), numbers.format(calm)]);
  return <Rows className="boss-standing" rows={rows} />;
}
