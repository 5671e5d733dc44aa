import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { Objective } from "@diamond-valley/schemas/quests/objective.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { ItemPicture } from "../../core/hud/ItemPicture.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import { unlockWords } from "../../core/hud/unlock-words.ts";
import type { Text } from "../../core/texts/texts.ts";
import { goalViewOf, guideOf } from "./guide.ts";
import "./objective-card.css";

const ICONS: Readonly<Record<Objective["step"], IconName>> = {
  "meet-mayor": "speech-balloon",
  "meet-tock": "scroll",
  favour: "red-heart",
  "favour-ask": "red-heart",
  "meet-fisher": "speech-balloon",
  "first-catch": "fishing-pole",
  collect: "fishing-pole",
  deliver: "backpack",
  "collect-ore": "hammer-and-wrench",
  "deliver-ore": "backpack",
  "collect-herbs": "herb",
  "deliver-herbs": "backpack",
  trade: "backpack",
  "trade-ore": "backpack",
  "trade-herbs": "backpack",
  "done-today": "check-mark-button",
  "join-team": "waving-hand",
  "meet-elder": "speech-balloon",
  "fight-golem": "crossed-swords",
  "thank-elder": "speech-balloon",
  "story-step": "star",
  "story-gems": "gem-stone",
  "story-stars": "glowing-star",
  "story-out": "door",
  "story-next": "star",
};

/** The steps that count something. */
const COUNTED: readonly Objective["step"][] = [
  "collect",
  "deliver",
  "collect-ore",
  "deliver-ore",
  "collect-herbs",
  "deliver-herbs",
  "done-today",
  "story-step",
  "story-gems",
  "story-stars",
  "favour",
];

/** What an objective says. */
function wordsOf(text: Text, { words, part, count, needed }: Objective): string {
  return text(words, { count, needed, part: part === null ? "" : text(`story:part.${part}`) });
}

/** What to do next, with its progress, and what the next level opens; folds to a chip. */
export function ObjectiveCard() {
  const game = useGame();
  const { text } = game;
  const { $objective, $instead, turn, $unlock } = guideOf(game);
  const objective = useStore($objective);
  const instead = useStore($instead);
  const unlock = useStore($unlock);
  const [folded, setFolded] = useState(false);
  if (!objective) return null;
  const { step, count, needed, colour, category } = objective;
  const isCounted = COUNTED.includes(step) && needed > 0;
  const shown = Math.min(count, needed);

  return (
    <section
      className="quest"
      data-step={step}
      data-words={objective.words}
      data-folded={folded}
      aria-label={text("quest.main")}
    >
      <button type="button" className="fold" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {step === "collect" && count > 0 ? (
          <ItemPicture item={colour} category={category} size={34} />
        ) : (
          <Icon name={ICONS[step]} size={28} />
        )}
        {!folded && (
          <span className="next" aria-live="polite">
            {wordsOf(text, objective)}
          </span>
        )}
        {isCounted && (
          <b>
            {shown} / {needed}
          </b>
        )}
        <span className="hidden-text">{text(folded ? "quest.unfold" : "quest.fold")}</span>
        <i className="chevron" aria-hidden="true" />
      </button>
      <WhereTo />
      {!folded && isCounted && (
        <progress aria-label={text("quest.main")} max={needed} value={shown}>
          {objective.part === null
            ? text("quest.progress", { count: shown, target: needed })
            : `${shown} / ${needed}`}
        </progress>
      )}
      {!folded && instead && (
        <button type="button" className="instead" data-instead={instead.step} onClick={turn}>
          <Icon name={ICONS[instead.step]} size={18} />
          <span>{text("guide.instead", { what: wordsOf(text, instead) })}</span>
        </button>
      )}
      {!folded && unlock && objective.part === null && (
        <p className="unlock">
          <Icon name="gem-stone" size={16} />
          <span>
            {text("unlock.next", { level: unlock.level, what: unlockWords(text, unlock).join(", ") })}
          </span>
        </p>
      )}
    </section>
  );
}

/** Eight directions, clockwise from the right. */
const DIRECTIONS = ["right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right"] as const;
type Direction = (typeof DIRECTIONS)[number];

/** The direction of a way on the screen. */
function directionOf({ x, y }: { x: number; y: number }): Direction {
  const eighth = Math.round(Math.atan2(y, x) / (Math.PI / 4));
  return DIRECTIONS[(eighth + 8) % 8] ?? "right";
}

/** In which direction to walk now, for those who don't see the arrow. Read with the objective, never by itself. */
function WhereTo() {
  const game = useGame();
  const [direction, setDirection] = useState<Direction | null>(null);
  useEffect(
    () => goalViewOf(game).subscribe((view) => setDirection(view && directionOf(view.ahead))),
    [game],
  );
  return direction && <span className="hidden-text">{game.text(`guide.direction.${direction}`)}</span>;
}
