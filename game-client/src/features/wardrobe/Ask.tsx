import { useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";

interface Props {
  /** Asked before saving, or before leaving with changes. */
  readonly about: "confirm" | "leave";
  /** What was only tried on, in words; empty for nothing. */
  readonly tried: string;
  readonly onSave: () => void;
  readonly onBack: () => void;
  readonly onDiscard: () => void;
}

/** The prompts over the customiser (spec 2 §2): to save, and to update before leaving with changes. */
export function Ask({ about, tried, onSave, onBack, onDiscard }: Props) {
  const { text } = useGame();
  const save = useRef<HTMLButtonElement>(null);
  // Whoever pressed Save wants to go on; whoever leaves is not to lose anything by one press too many.
  useEffect(() => {
    if (about === "confirm") save.current?.focus();
  }, [about]);
  return (
    <Panel
      name={`wardrobe-${about}`}
      title={text(`wardrobe:${about}.title`)}
      hint={text(`wardrobe:${about}.message`)}
      onClose={onBack}
    >
      {tried !== "" && <p className="note">{text("wardrobe:confirm.without", { pieces: tried })}</p>}
      <div className="buttons">
        <button type="button" className="quiet" data-way="back" onClick={onBack}>
          {text(`wardrobe:${about}.back`)}
        </button>
        {about === "leave" && (
          <button type="button" className="quiet" data-way="discard" onClick={onDiscard}>
            {text("wardrobe:leave.discard")}
          </button>
        )}
        <button type="button" className="call" data-way="save" ref={save} onClick={onSave}>
          {text(`wardrobe:${about}.save`)}
        </button>
      </div>
    </Panel>
  );
}
