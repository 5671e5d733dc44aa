import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { numbersIn } from "../../core/texts/numbers.ts";
import { crowdOf } from "./crowd.ts";
import "./people-button.css";

/** In the village: how many play now, there and everywhere; it opens who is here, and the friends. */
export function PeopleButton() {
  const game = useGame();
  const { text, stores, locale } = game;
  const counts = useStore(crowdOf(game).$counts);
  const place = useStore(stores.$place);
  // Elsewhere other things stand there: a key and the settings lead to the friends.
  if (place === null || PLACES[place].room !== "hub") return null;
  const numbers = numbersIn(locale);
  return (
    <button
      type="button"
      className="people-button"
      data-opens="people"
      data-village={counts?.village}
      data-world={counts?.world}
      aria-keyshortcuts="f"
      onClick={() => stores.$dialog.set({ kind: "people", tab: "here" })}
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
