import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { crowdOf } from "./crowd.ts";
import "./people-button.css";

/** How many play now, in the village and everywhere; it opens who is here, and the friends. */
export function PeopleButton() {
  const game = useGame();
  const { text, stores, locale } = game;
  const counts = useStore(crowdOf(game).$counts);
  const numbers = new Intl.NumberFormat(locale);
  return (
    <button
      type="button"
      className="people-button"
      data-opens="people"
      data-village={counts?.village}
      data-world={counts?.world}
      aria-keyshortcuts="f"
      onClick={() => stores.$dialog.set({ kind: "people", tab: counts ? "here" : "friends" })}
    >
      <Icon name="robot" size={22} />
      <span className="hidden-text">{text("hud.people")} </span>
      {counts && (
        <span>
          {text("hud.people-count", {
            village: numbers.format(counts.village),
            world: numbers.format(counts.world),
          })}
        </span>
      )}
    </button>
  );
}
