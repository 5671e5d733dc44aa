import { masteryInWords } from "@diamond-valley/schemas/fishing/tuning.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { masteryEffects } from "@diamond-valley/schemas/wallet/mastery.ts";
import { CATEGORIES, type WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { useGame } from "../../core/app/game.ts";
import { Rows } from "../../core/hud/Rows.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { BossStats } from "./BossStats.tsx";
import { Strength } from "./Strength.tsx";
import { TotalRows } from "./TotalRows.tsx";

/** The player's numbers; the sentences on mastery are made of the numbers that the game is played with. */
export function Stats({ wallet }: { wallet: WalletView }) {
  const { text, locale } = useGame();
  const numbers = numbersIn(locale);
  const of = ({ gained, needed }: { gained: number; needed: number }): string =>
    needed === 0
      ? text("stats.max")
      : text("stats.of", { gained: numbers.format(gained), needed: numbers.format(needed) });
  const { fishing, mining, combat } = wallet.mastery;
  const { perfect, dash, hp, extra } = masteryEffects("mining", mining.level);
  const { damage, range, boss } = masteryEffects("combat", combat.level);
  const mastery = masteryInWords(fishing.level);
  const deliveries = text("stats.deliveries");
  const milestone = wallet.nextMilestone;
  const rows: [string, string][] = [
    [text("stats.level"), numbers.format(wallet.level)],
    [text("stats.next"), of(wallet.levelProgress)],
    [text("stats.diamonds"), numbers.format(wallet.diamonds)],
    [text("stats.coins"), numbers.format(wallet.coins)],
    [
      text("stats.milestone"),
      milestone ? text("stats.milestone-value", { ...milestone }) : text("stats.milestone-none"),
    ],
    ...CATEGORIES.map((category): [string, string] => {
      const { used, limit, bonus } = wallet.deliveries[category];
      const name = text(`quests:category.${category}`);
      const words = bonus > 0 ? "stats.of-bonus" : "stats.of";
      return [`${deliveries} · ${name}`, text(words, { gained: used, needed: limit, bonus })];
    }),
  ];
  return (
    <>
      <Rows className="stats" rows={rows} />
      <Strength level={wallet.level} />
      <section className="mastery">
        <h3>
          {text("stats.fishing.level", { level: fishing.level })}
          <small>{of(fishing)}</small>
        </h3>
        <p>
          {mastery.success >= 100
            ? text("stats.fishing.certain")
            : text("stats.fishing.zones", { success: mastery.success, safe: mastery.safe })}
        </p>
        {mastery.extra > 0 && <p>{text("stats.fishing.extra", { extra: mastery.extra })}</p>}
      </section>
      <section className="mastery">
        <h3>
          {text("stats.mining.level", { level: mining.level })}
          <small>{of(mining)}</small>
        </h3>
        <p>{text("stats.mining.strikes", { perfect: perfect / TICK_RATE, dash: dash / TICK_RATE })}</p>
        {hp > 0 && <p>{text("stats.mining.health", { hp })}</p>}
        {extra > 0 && <p>{text("stats.mining.extra", { extra })}</p>}
      </section>
      <section className="mastery">
        <h3>
          {text("stats.combat.level", { level: combat.level })}
          <small>{of(combat)}</small>
        </h3>
        <p>
          {damage + range > 0
            ? text("stats.combat.strength", { damage, range })
            : text("stats.combat.beginner")}
        </p>
        {boss > 0 && <p>{text("stats.combat.boss", { boss })}</p>}
      </section>
      <BossStats wallet={wallet} />
      <TotalRows />
    </>
  );
}
