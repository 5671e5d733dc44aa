import type { HeroReward } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { useEffect, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { Icon } from "../../../core/hud/Picture.tsx";
import { numbersIn } from "../../../core/texts/numbers.ts";
import { rewardName } from "./rewards.ts";
import { SOUNDS } from "./sounds.ts";
import "./rewards.css";

/** From one star to the next, ms. */
const APART = 420;

/** What a run paid, one by one: a star for each flies to the sum, which counts up. Still: all at once. */
export function Rewards({ rewards }: { readonly rewards: readonly HeroReward[] }) {
  const { text, locale, sounds } = useGame();
  const [isStill] = useState(() => window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [landed, setLanded] = useState(isStill ? rewards.length : 0);
  const numbers = numbersIn(locale);
  const sum = (count: number): number =>
    rewards.slice(0, count).reduce((total, { diamonds }) => total + diamonds, 0);

  useEffect(() => {
    if (landed >= rewards.length) return;
    const timer = setTimeout(() => {
      sounds.play(SOUNDS.star);
      setLanded(landed + 1);
    }, APART);
    return () => clearTimeout(timer);
  }, [landed, rewards.length, sounds]);

  if (rewards.length === 0) return null;
  return (
    <section className="hero-rewards" aria-label={text("hero:result.rewards")}>
      <p className="sum" data-diamonds={sum(rewards.length)}>
        <Icon name="gem-stone" size={34} />
        <span aria-hidden="true" key={landed}>
          {text("hero:result.diamonds", { diamonds: numbers.format(sum(landed)) })}
        </span>
        <span className="hidden-text">
          {text("hero:result.diamonds", { diamonds: numbers.format(sum(rewards.length)) })}
        </span>
      </p>
      <ul>
        {rewards.map((reward, index) => {
          const { key, number } = rewardName(reward);
          return (
            <li key={reward.name} data-reward={reward.name} data-landed={index < landed}>
              <span>
                <Icon name="star" size={22} />
                {text(key, { goal: numbers.format(number), number })}
              </span>
              <b>+{reward.diamonds}</b>
              {!isStill && (
                <i className="flying" aria-hidden="true">
                  <Icon name="glowing-star" size={26} />
                </i>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
