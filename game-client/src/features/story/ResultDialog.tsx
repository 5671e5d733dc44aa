import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Icon } from "../../core/hud/Picture.tsx";
import type { PartResult } from "../../core/story/part-end.ts";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import type { Text } from "../../core/texts/texts.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import "./result.css";

/** What is still to be had in a part: its diamonds, then its stars. Null where it never had any of either. */
function noteOf(text: Text, { gems, stars }: Pick<PartResult, "gems" | "stars">): string | null {
  if (gems.found < gems.count) return text("story-play:result.left", { count: gems.count - gems.found });
  if (stars.won < stars.count)
    return text("story-play:result.stars-left", { count: stars.count - stars.won });
  return gems.count + stars.count > 0 ? text("story-play:result.all") : null;
}

/** How a part of the story ended (spec 2 §2, §4): what it paid, how many of its diamonds were found, and what is left. */
export function ResultDialog({ part, diamonds, experience, gems, stars }: PartResult) {
  useTexts("story-play", PLAY_TEXTS);
  const { text, stores, locale } = useGame();
  const numbers = numbersIn(locale);
  const close = (): void => stores.$dialog.set(null);
  const { found, count } = gems;
  const note = noteOf(text, { gems, stars });
  const rows = [
    { icon: "gem-stone", name: "diamonds", value: `+${numbers.format(diamonds)}`, isShown: diamonds > 0 },
    {
      icon: "glowing-star",
      name: "experience",
      value: `+${numbers.format(experience)}`,
      isShown: experience > 0,
    },
    {
      icon: "sparkles",
      name: "gems",
      value: text("story-play:result.counted", { found, count }),
      isShown: count > 0,
    },
  ] as const;
  return (
    <Panel
      name="part-result"
      title={text("story-play:result.title")}
      hint={text("story-play:result.done", { part: text(`story:part.${part}`) })}
      onClose={close}
    >
      <dl className="part-result">
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ icon, name, value }) => (
            <div key={name} data-result={name}>
              <dt>
                <Icon name={icon} size={34} />
                {text(`story-play:result.${name}`)}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {note && <p className="note">{note}</p>}
      <div className="buttons">
        <button type="button" className="call" data-way="on" onClick={close}>
          {text("story-play:result.on")}
        </button>
      </div>
    </Panel>
  );
}
