import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { expeditionOf } from "./expedition.ts";

/** Asks before an expedition ends at the door (spec 2 §4, §8). */
export function LeaveDialog() {
  const game = useGame();
  const { text, stores } = game;
  const stay = (): void => stores.$dialog.set(null);
  const leave = (): void => {
    stores.$dialog.set(null);
    void expeditionOf(game).finish();
  };
  return (
    <Panel
      name="mine-leave"
      title={text("mining:leave.title")}
      hint={text("mining:leave.message")}
      onClose={stay}
    >
      <p className="note">{text("mining:leave.kept")}</p>
      <div className="buttons">
        <button type="button" className="quiet" onClick={stay}>
          {text("mining:leave.stay")}
        </button>
        <button type="button" className="call" data-way="leave" onClick={leave}>
          {text("mining:leave.go")}
        </button>
      </div>
    </Panel>
  );
}
