import { useGame } from "../app/game.ts";
import type { Read, Reading } from "./reading.ts";
import "./waiting.css";

interface Props<Value> {
  /** Keys of its texts: `loading`, `failed` and `again` below this one. */
  readonly words: string;
  readonly reading: Reading<Value>;
  readonly read: Read<Value>;
}

/** In the place of what is not read yet: that it comes, or that it did not and may be asked for again. */
export function Waiting<Value>({ words, reading, read }: Props<Value>) {
  const { text } = useGame();
  return (
    <div className="waiting" data-state={read.isFailed ? "failed" : "loading"}>
      <p role="status">{text(`${words}.${read.isFailed ? "failed" : "loading"}`)}</p>
      {read.isFailed && (
        <div className="buttons">
          <button type="button" className="call" data-way="retry" onClick={() => void reading.refresh()}>
            {text(`${words}.again`)}
          </button>
        </div>
      )}
    </div>
  );
}
