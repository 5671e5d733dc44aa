import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { CHARACTERS, isCharacter } from "@diamond-valley/schemas/characters/characters.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import type { Offer } from "@diamond-valley/schemas/story/reaction.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import type { OpenDialog } from "../../core/dialogs/dialogs.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Picture } from "../../core/hud/Picture.tsx";
import { useWorn } from "../../core/looks/worn.ts";
import { openedBy } from "../../core/story/touch.ts";
import { useTexts } from "../../core/texts/use-texts.ts";
import { talk as talkTo } from "./talk.ts";
import { TALK_TEXTS } from "./texts.ts";

/** The dialog that each offer opens. */
const OPENS: Readonly<Record<Offer, OpenDialog>> = {
  "deliver-fish": { kind: "deliver", category: "fish" },
  "exchange-fish": { kind: "exchange", category: "fish" },
  "deliver-ore": { kind: "deliver", category: "ore" },
  "exchange-ore": { kind: "exchange", category: "ore" },
  "deliver-herbs": { kind: "deliver", category: "herbs" },
  "exchange-herbs": { kind: "exchange", category: "herbs" },
};

/** A character speaks, and so does a thing. What an answer of the player brings begins with its first line again. */
export function TalkDialog({ talk }: { talk: InteractAnswer }) {
  useTexts("hub", TALK_TEXTS);
  const { text, stores } = useGame();
  const place = useStore(stores.$place);
  const turn = useRef({ talk, count: 0 });
  if (turn.current.talk !== talk) turn.current = { talk, count: turn.current.count + 1 };
  const speaker = isCharacter(talk.target) ? `places:character.${talk.target}` : `places:place.${place}`;
  return (
    <Panel name="talk" shape="speech" title={text(speaker)} onClose={() => stores.$dialog.set(null)}>
      <Lines key={turn.current.count} talk={talk} />
    </Panel>
  );
}

/** What is said, line by line; after the last one come questions and offers. */
function Lines({ talk }: { talk: InteractAnswer }) {
  const game = useGame();
  const { text, stores } = game;
  const [line, setLine] = useState(0);
  const isLast = line >= talk.say.length - 1;
  const speaker = isCharacter(talk.target) ? CHARACTERS[talk.target] : null;
  const worn = useWorn(speaker?.outfit ?? 0);
  const opens = openedBy(talk);
  const readOn = (): void => {
    if (isLast) stores.$dialog.set(opens);
    else setLine(line + 1);
  };

  // The key that began the talk reads on, too; where the player has to choose it waits.
  const waits = isLast && talk.offers.length + talk.choices.length > 0;
  useEffect(() => {
    const onKey = ({ code, repeat }: KeyboardEvent): void => {
      if (code === "KeyX" && !repeat && !waits) readOn();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  return (
    <>
      {speaker && <Picture of={portrait(speaker.look, worn)} size={112} className="speaker" />}
      <p className="line" aria-live="polite" key={line}>
        {text(talk.say[line] ?? "", talk.values)}
      </p>
      <div className="buttons">
        {isLast &&
          talk.choices.map(({ id, text: key }) => (
            <button
              key={id}
              type="button"
              className="call"
              onClick={() => void talkTo(game, talk.target, id)}
            >
              {text(key, talk.values)}
            </button>
          ))}
        {isLast &&
          talk.offers.map((offer) => (
            <button
              key={offer}
              type="button"
              className="call"
              data-offer={offer}
              onClick={() => stores.$dialog.set(OPENS[offer])}
            >
              {text(`hub:offer.${offer}`)}
            </button>
          ))}
        <button
          type="button"
          className={waits ? "quiet" : "call"}
          data-next={!isLast}
          // The first thing wanted here is to read on.
          // biome-ignore lint/a11y/noAutofocus: the dialog has just opened and takes the focus anyway
          autoFocus
          onClick={readOn}
        >
          {text(isLast ? (isCharacter(talk.target) ? "talk.bye" : "frame.close") : "talk.next")}
        </button>
      </div>
    </>
  );
}
