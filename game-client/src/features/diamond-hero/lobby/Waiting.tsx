import { useGame } from "../../../core/app/game.ts";
import type { Read, Reading } from "./reading.ts";

interface Props<Value> {
  readonly reading: Reading<Value>;
  readonly read: Read<Value>;
}

/** In the place of what is not read yet: that it comes, or that it did not and may be asked for again. */
export function Waiting<Value>({ reading, read }: Props<Value>) {
  const { text } = useGame();
  return (
    <div className="hero-waiting" data-state={read.isFailed ? "failed" : "loading"}>
      <p role="status">{text(read.isFailed ? "hero:lobby.failed" : "hero:lobby.loading")}</p>
      {read.isFailed && (
        <div className="buttons">
          <button type="button" className="call" data-way="retry" onClick={() => void reading.refresh()}>
            {text("hero:lobby.again")}
          </button>
        </div>
      )}
    </div>
  );
}
