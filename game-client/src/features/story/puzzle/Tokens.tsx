import type { TokensView } from "@diamond-valley/schemas/story/puzzles/tokens.ts";
import { useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { ObjectPicture } from "../../../core/hud/ObjectPicture.tsx";
import { SOUNDS } from "../sounds.ts";
import type { Answering } from "./answering.ts";
import { useDrag } from "./drag.ts";
import { answerOf, emptySlots, firstEmpty, laid, type Slots, slotOf, taken } from "./laying.ts";
import { type Token, tokenDrawing, tokenName } from "./token-looks.ts";

/** Width of a token's picture, px. */
const SIZE = 44;

/** A token as it is seen, in its tray, in a slot and on its way. */
function TokenFace({ token }: { token: Token }) {
  const { text } = useGame();
  const drawing = tokenDrawing(token);
  const name = tokenName(text, token);
  return (
    <>
      {drawing && (
        <span className="picture">
          <ObjectPicture name={drawing} size={SIZE} />
        </span>
      )}
      <span className={drawing ? "name" : "name alone"}>{name}</span>
    </>
  );
}

/** Tokens are laid into slots: by a press, which takes the first empty slot or the one that was chosen, or by dragging. */
export function Tokens({ puzzle, answering }: { puzzle: TokensView; answering: Answering }) {
  const { text, sounds } = useGame();
  const { tokens, repeats, ordered, names } = puzzle;
  const [slots, setSlots] = useState<Slots>(() => emptySlots(puzzle.slots));
  const [aim, setAim] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const drag = useDrag();
  const { busy } = answering;
  const tokenOf = (id: string | null): Token | undefined => tokens.find((each) => each.id === id);
  const nameOf = (id: string): string => tokenName(text, tokenOf(id) ?? { id });
  const slotName = (at: number): string =>
    names[at] === undefined
      ? text(ordered ? "story-play:puzzle.slot" : "story-play:puzzle.slot-any", {
          slot: at + 1,
          slots: slots.length,
        })
      : text(names[at]);
  const lay = (id: string, at: number): void => {
    if (at < 0 || busy) return;
    setSlots(laid(slots, id, at, repeats));
    setAim(null);
    setSaid(text("story-play:puzzle.laid", { token: nameOf(id), slot: slotName(at) }));
    sounds.play(SOUNDS.lay);
  };
  const giveBack = (at: number): void => {
    const id = slots[at];
    if (!id || busy) return;
    setSlots(taken(slots, at));
    setSaid(text("story-play:puzzle.taken", { token: nameOf(id) }));
    sounds.play(SOUNDS.lay);
  };
  const press = (id: string): void => {
    if (drag.wasDrag()) return;
    const lies = repeats ? -1 : slotOf(slots, id);
    if (lies >= 0 && aim === null) giveBack(lies);
    else lay(id, aim ?? firstEmpty(slots));
  };
  const pressSlot = (at: number): void => {
    if (drag.wasDrag()) return;
    if (slots[at]) giveBack(at);
    else setAim(aim === at ? null : at);
  };
  const send = async (): Promise<void> => {
    const answer = answerOf(slots);
    if (answer !== null && !busy && (await answering.send(answer))) {
      setSlots(emptySlots(puzzle.slots));
      setSaid("");
    }
  };
  const floating = drag.dragged && tokenOf(drag.dragged.token);

  return (
    <>
      <ol className="slots" aria-label={text("story-play:puzzle.slots")}>
        {slots.map((id, at) => {
          const token = tokenOf(id);
          const content = token ? tokenName(text, token) : text("story-play:puzzle.empty");
          const handlers =
            token && drag.of(token.id, (slot) => (slot === null ? giveBack(at) : lay(token.id, slot)));
          return (
            <li key={at}>
              <button
                type="button"
                data-slot={at}
                data-filled={token !== undefined}
                aria-pressed={aim === at}
                aria-label={`${slotName(at)}: ${content}`}
                onClick={() => pressSlot(at)}
                {...handlers}
              >
                {token ? <TokenFace token={token} /> : <span aria-hidden="true">?</span>}
              </button>
              {names[at] !== undefined && <small aria-hidden="true">{slotName(at)}</small>}
            </li>
          );
        })}
      </ol>
      <ul className="tokens" aria-label={text("story-play:puzzle.tokens-list")}>
        {tokens.map((token) => {
          const lies = repeats ? -1 : slotOf(slots, token.id);
          const name = tokenName(text, token);
          return (
            <li key={token.id}>
              <button
                type="button"
                data-token={token.id}
                data-lies={lies >= 0}
                aria-label={
                  lies < 0 ? name : text("story-play:puzzle.lies", { token: name, slot: slotName(lies) })
                }
                onClick={() => press(token.id)}
                {...drag.of(token.id, (slot) => slot !== null && lay(token.id, slot))}
              >
                <TokenFace token={token} />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="hidden-text" aria-live="polite">
        {said}
      </p>
      <div className="buttons">
        <PanelButton
          className="call"
          data-way="try"
          off={answerOf(slots) === null || busy}
          onClick={() => void send()}
        >
          {text("story-play:puzzle.try")}
        </PanelButton>
      </div>
      {floating && drag.dragged && (
        <div
          className="floating"
          style={{ translate: `${drag.dragged.x}px ${drag.dragged.y}px` }}
          aria-hidden="true"
        >
          <TokenFace token={floating} />
        </div>
      )}
    </>
  );
}
