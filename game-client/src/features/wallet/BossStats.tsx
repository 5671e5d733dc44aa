import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { numbersIn } from "../../core/texts/numbers.ts";

/** How the player stands towards the golem and the boss of the week (spec 2 §3). */
export function BossStats({ wallet: { boss, peace } }: { wallet: WalletView }) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const { week, latest, attempts, wins, best, calm } = boss;
  const fights = { week: latest, attempts, wins };
  return (
    <section className="mastery" data-boss={latest}>
      <h3>
        {text("stats.boss.title")}
        <small>
          {latest === 0
            ? text("stats.boss.none")
            : text(week === 0 ? "stats.boss.over" : "stats.boss.week", fights)}
        </small>
      </h3>
      {ARMS.filter((arms) => best[arms] > 0).map((arms) => (
        <p key={arms}>
          {text("stats.boss.best", { arms: text(`stats.boss.${arms}`) })}: {numbers.format(best[arms])}
        </p>
      ))}
      {calm > 0 && (
        <p>
          {text("stats.boss.best", { arms: text("settings.calm") })}: {numbers.format(calm)}
        </p>
      )}
      <p>{text(peace ? "stats.boss.peace" : "stats.boss.no-peace")}</p>
    </section>
  );
}
