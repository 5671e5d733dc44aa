import { useGame } from "../app/game.ts";
import { Panel } from "../dialogs/Panel.tsx";

interface Props {
  readonly name: string;
  /** Where its texts stand: `title`, `message`, `kept`, `stay` and `go`. */
  readonly texts: string;
  /** Which of the texts below `kept` is shown, where there are several. */
  readonly kept?: string;
  readonly onLeave: () => void;
}

/** Asks before an attempt ends at the door (spec 2 §4, §8). */
export function LeavePanel({ name, texts, kept, onLeave }: Props) {
  const { text, stores } = useGame();
  const stay = (): void => stores.$dialog.set(null);
  return (
    <Panel name={name} title={text(`${texts}.title`)} hint={text(`${texts}.message`)} onClose={stay}>
      <p className="note">{text(kept ? `${texts}.kept.${kept}` : `${texts}.kept`)}</p>
      <div className="buttons">
        <button type="button" className="quiet" onClick={stay}>
          {text(`${texts}.stay`)}
        </button>
        <button
          type="button"
          className="call"
          data-way="leave"
          onClick={() => {
            stay();
            onLeave();
          }}
        >
          {text(`${texts}.go`)}
        </button>
      </div>
    </Panel>
  );
}
