import type { PartEntry, PartState } from "@diamond-valley/schemas/story/log.ts";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { PLAY_TEXTS } from "../../core/texts/later-files.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { useStoryLog } from "./use-story-log.ts";
import "./quest-log.css";

/** What each log calls the states of its parts (spec 2 §4). */
const STATES = {
  main: { open: "to-complete", "on-going": "on-going", done: "complete" },
  sub: { open: "not-achieved", "on-going": "on-going", done: "cleared" },
} as const satisfies Record<PartEntry["kind"], Record<PartState, string>>;

/** The acts of the story, or its halls, with their states and what was found in them. */
export function StoryLog({ kind }: { kind: PartEntry["kind"] }) {
  useTexts("story-play", PLAY_TEXTS);
  const { text } = useGame();
  const parts = useStoryLog().filter((part) => part.kind === kind);
  if (parts.length === 0)
    return kind === "sub" ? <p className="note">{text("story-play:log.sub-none")}</p> : null;
  return (
    <section data-log={kind}>
      <h3 className="quest-title">{text(`story-play:log.title.${kind}`)}</h3>
      <ul className="quest-log">
        {parts.map(({ part, state, gems, diamonds }) => {
          const word = STATES[kind][state];
          const { found, count } = gems;
          return (
            <li key={part} data-part={part} data-state={word}>
              <Icon name={state === "done" ? "trophy" : "star"} size={36} />
              <span>
                {text(`story:part.${part}`)}
                {count > 0 && <small>{text("story-play:log.gems", { found, count })}</small>}
                <small>{text("story-play:log.diamonds", diamonds)}</small>
              </span>
              <b className={`state ${state === "done" ? "complete" : state}`}>
                {text(`story-play:log.state.${word}`)}
              </b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
