import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { TalkAnswer } from "@diamond-valley/schemas/hub/characters.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { useEffect, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Picture } from "../../core/hud/Picture.tsx";

const LOOKS: Readonly<Record<string, Parameters<typeof portrait>[0]>> = CHARACTER_LOOKS;

/** A character speaks line by line; after the last one come the offers. */
export function TalkDialog({ talk }: { talk: TalkAnswer }) {
  const { text, stores } = useGame();
  const [line, setLine] = useState(0);
  const isLast = line >= talk.lines.length - 1;
  const look = LOOKS[talk.character];
  const close = (): void => stores.$dialog.set(null);

  // The key that began the talk reads on, too; at the last line it waits for a choice.
  useEffect(() => {
    const readOn = ({ code, repeat }: KeyboardEvent): void => {
      if (code === "KeyX" && !repeat && !isLast) setLine((now) => now + 1);
    };
    window.addEventListener("keydown", readOn);
    return () => window.removeEventListener("keydown", readOn);
  }, [isLast]);

  return (
    <Panel name="talk" shape="speech" title={text(`places:character.${talk.character}`)} onClose={close}>
      {look && <Picture of={portrait(look)} size={112} className="speaker" />}
      <p className="line" aria-live="polite" key={line}>
        {text(`hub:${talk.lines[line]}`, talk.values)}
      </p>
      <div className="buttons">
        {isLast &&
          talk.offers.map((offer) => (
            <button
              key={offer}
              type="button"
              className="call"
              data-offer={offer}
              onClick={() =>
                stores.$dialog.set({
                  kind: offer === "deliver-fish" ? "deliver" : "exchange",
                  category: "fish",
                })
              }
            >
              {text(`hub:offer.${offer}`)}
            </button>
          ))}
        <button
          type="button"
          className={isLast ? "quiet" : "call"}
          data-next={!isLast}
          // The first thing wanted here is to read on.
          // biome-ignore lint/a11y/noAutofocus: the dialog has just opened and takes the focus anyway
          autoFocus
          onClick={() => (isLast ? close() : setLine(line + 1))}
        >
          {text(isLast ? "talk.bye" : "talk.next")}
        </button>
      </div>
    </Panel>
  );
}
