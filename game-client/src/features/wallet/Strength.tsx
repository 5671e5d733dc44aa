import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { hasTierBonus, STATS, statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Rows } from "../../core/hud/Rows.tsx";

/** Health, damage and speed at this level, and whether the login tier adds to them, and where (spec 2 §3, §6, §9). */
export function Strength({ level }: { readonly level: number }) {
  const { text, stores } = useGame();
  const membership = useStore(stores.$membership) ?? NO_MEMBERSHIP;
  const { hp, damage, speed } = statsOf(level, membership);
  const { tierBonus, pxPerSpeed } = STATS;
  const rows = [
    [text("stats.hp"), hp],
    [text("stats.damage"), damage],
    [text("stats.speed"), speed / pxPerSpeed],
  ] as const;
  const hasBonus = hasTierBonus(membership);
  return (
    <section className="mastery">
      <h3>{text("stats.strength")}</h3>
      <Rows className="stats" rows={rows} />
      <p data-bonus={hasBonus}>
        {text(hasBonus ? "stats.bonus" : "stats.bonus-none", {
          hp: tierBonus.hp,
          damage: tierBonus.damage,
          speed: tierBonus.speed,
        })}
      </p>
    </section>
  );
}
