import { ARMS } from "@diamond-valley/schemas/boss/kinds.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { numbersIn } from "../../core/texts/numbers.ts";

/** How the player stands towards the golem and the boss of the week (spec 2 §3). */
export function BossStats({ wallet: { boss, peace } }: { wallet: WalletView }) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const { week, attempts, wins, best, calm } = boss;
  return (
    <section className="mastery" data-boss={week}>
      <h3>
        {text("stats.boss.title")}
        <small>
          {week === 0 ? text("stats.boss.none") : text("stats.boss.week", { week, attempts, wins })}
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
