import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Tabs } from "../../core/dialogs/Tabs.tsx";
import { useReading } from "../../core/reading/use-reading.ts";
import { Waiting } from "../../core/reading/Waiting.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { Board } from "./Board.tsx";
import { type BoardName, KINDS, type KindOf, readingOf } from "./kinds.ts";
import { BOARD_TEXTS } from "./texts.ts";
import "./boards.css";

const NAMES = Object.keys(KINDS) as BoardName[];

/** The boards of players: whose deliveries, and whose score against the boss. */
export function BoardsDialog() {
  useTexts("boards", BOARD_TEXTS);
  const { text, stores } = useGame();
  const [name, show] = useState<BoardName>("kind");
  const close = (): void => stores.$dialog.set(null);
  const tabs = NAMES.map((key) => ({ key, name: text(`boards:tab.${key}`) }));
  return (
    <Panel name="boards" shape="wide" title={text("boards:title")} onClose={close}>
      <Tabs label={text("boards:boards")} tabs={tabs} chosen={name} onChoose={show}>
        <Kinds key={name} name={name} />
      </Tabs>
      <CloseButton onClose={close} />
    </Panel>
  );
}

/** A board of one of its kinds, and the buttons that choose which. */
function Kinds({ name }: { readonly name: BoardName }) {
  const { text } = useGame();
  const [kind, choose] = useState<KindOf>(KINDS[name][0]);
  return (
    <div className="player-boards" data-board={name} data-kind={kind}>
      <p className="hint">{text(`boards:${name}.hint`)}</p>
      <fieldset className="kinds">
        <legend className="hidden-text">{text(`boards:tab.${name}`)}</legend>
        {KINDS[name].map((each) => (
          <button
            key={each}
            type="button"
            className="quiet"
            data-kind={each}
            aria-pressed={each === kind}
            onClick={() => choose(each)}
          >
            {text(`boards:${name}.${each}`)}
          </button>
        ))}
      </fieldset>
      <Shown key={kind} name={name} kind={kind} />
    </div>
  );
}

function Shown({ name, kind }: { readonly name: BoardName; readonly kind: KindOf }) {
  const reading = readingOf(useGame())(name, kind);
  const read = useReading(reading);
  if (!read.value) return <Waiting words="boards" reading={reading} read={read} />;
  return <Board name={name} board={read.value} />;
}
