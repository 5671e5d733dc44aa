import { useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { Beacon, MerkleTree, Sealed, Verified } from "./pictures.tsx";
import { DRAW_TEXTS } from "./texts.ts";
import "./draw-check.css";

/** The steps of a draw (design: commitment, Merkle root, seed, verification), each with its picture. */
const STEPS = [
  { name: "sealed", Picture: Sealed },
  { name: "root", Picture: MerkleTree },
  { name: "drawn", Picture: Beacon },
  { name: "checked", Picture: Verified },
] as const;

/** How a draw is checked, in four steps that one leafs through. */
export function DrawCheck() {
  useTexts("draws", DRAW_TEXTS);
  const { text, stores } = useGame();
  const [at, setAt] = useState(0);
  const close = (): void => stores.$dialog.set(null);
  const { name, Picture } = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  return (
    <Panel name="draw-check" shape="wide" title={text("draws:title")} onClose={close}>
      <div className="draw-check" data-step={name}>
        <ol className="lamps" aria-label={text("draws:steps")}>
          {STEPS.map((step, index) => (
            <li key={step.name}>
              <button
                type="button"
                data-lamp={step.name}
                data-lit={index <= at}
                aria-current={index === at ? "step" : undefined}
                onClick={() => setAt(index)}
              >
                <span aria-hidden="true">{index + 1}</span>
                <b>{text(`draws:${step.name}.title`)}</b>
              </button>
            </li>
          ))}
        </ol>
        <Picture key={name} />
        <div aria-live="polite">
          <h3>{text(`draws:${name}.title`)}</h3>
          <p>{text(`draws:${name}.how`)}</p>
          <p>{text(`draws:${name}.why`)}</p>
        </div>
        <div className="buttons">
          {at > 0 && (
            <button type="button" className="quiet" data-way="back" onClick={() => setAt(at - 1)}>
              {text("draws:back")}
            </button>
          )}
          <button
            type="button"
            className="call"
            data-way={isLast ? "done" : "next"}
            onClick={isLast ? close : () => setAt(at + 1)}
          >
            {text(isLast ? "draws:done" : "draws:next")}
          </button>
        </div>
      </div>
    </Panel>
  );
}
