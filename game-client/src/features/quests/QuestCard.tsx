import { useStore } from "@nanostores/react";
import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { nextStep } from "./quest.ts";
import "./quest-card.css";

/** Screens on which the card starts folded to a chip, so that it hides nothing. */
const CROWDED = "(max-width: 640px), (max-height: 500px)";

/** What to do next, with its progress; folds to a chip. */
export function QuestCard() {
  const { text, stores } = useGame();
  const wallet = useStore(stores.$wallet);
  const [folded, setFolded] = useState(() => window.matchMedia(CROWDED).matches);
  if (!wallet) return null;
  const { step, colour, count, target } = nextStep(wallet, "fish");
  const progress = text("quest.progress", { count, target });

  return (
    <section className={folded ? "quest folded" : "quest"} aria-label={text("quest.main")}>
      <button type="button" className="fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        <Icon name="star" size={20} />
        <span>{folded ? `${count} / ${target}` : text("quest.main")}</span>
        <span className="hidden-text">{text(folded ? "quest.unfold" : "quest.fold")}</span>
        <i className="chevron" />
      </button>
      {!folded && (
        <>
          <h2>{text("quest.fish.title")}</h2>
          <p>{text(`quest.fish.${step}`, { colour: text(`fishing:colour.${colour}`) })}</p>
          <div className="progress">
            <progress className="hidden-text" aria-label={text("quest.main")} max={target} value={count}>
              {progress}
            </progress>
            <div aria-hidden="true">
              <i style={{ width: `${(count / target) * 100}%` }} />
            </div>
            <small aria-hidden="true">
              {count} / {target}
            </small>
          </div>
        </>
      )}
    </section>
  );
}
