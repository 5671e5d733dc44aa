import { memo } from "react";
import { useGame } from "../../../../core/app/game.ts";
import { SPEEDS, type Speed } from "./player.ts";

export interface ControlsProps {
  /** Minutes that the run has. */
  readonly minutes: number;
  /** The minute that is shown. */
  readonly minute: number;
  readonly isOver: boolean;
  /** The minute that is gone to, or null. */
  readonly seeking: number | null;
  readonly speed: Speed;
  readonly paused: boolean;
  readonly onSpeed: (speed: Speed) => void;
  readonly onPause: () => void;
  readonly onJump: (minute: number) => void;
}

/** Pause, pace, and the minutes to jump to; drawn anew only where one of them changes, as the run's numbers do all the time. */
export const Controls = memo(function Controls(props: ControlsProps) {
  const { minutes, minute, isOver, seeking, speed, paused, onSpeed, onPause, onJump } = props;
  const { text } = useGame();
  return (
    <footer className="watch-controls">
      <p role="status">
        {seeking !== null ? text("hero:watch.seeking") : isOver ? text("hero:watch.over") : ""}
      </p>
      <div className="watch-row">
        <button type="button" className="watch-play" data-way="pause" aria-pressed={paused} onClick={onPause}>
          <span aria-hidden="true">{paused ? "▶" : "❚❚"}</span>
          <span className="hidden-text">{text(paused ? "hero:watch.play" : "hero:watch.pause")}</span>
        </button>
        <fieldset aria-label={text("hero:watch.speed")}>
          {SPEEDS.map((each) => (
            <button
              key={each}
              type="button"
              data-speed={each}
              aria-pressed={speed === each}
              onClick={() => onSpeed(each)}
            >
              {text("hero:watch.times", { speed: each })}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="watch-row minutes">
        {Array.from({ length: minutes }, (_, each) => (
          <button
            key={each}
            type="button"
            data-minute={each}
            aria-current={minute === each ? "step" : undefined}
            aria-label={text("hero:watch.jump", { minute: each })}
            disabled={seeking !== null}
            onClick={() => onJump(each)}
          >
            {each}
          </button>
        ))}
      </div>
    </footer>
  );
});
