import { useGame } from "../../../../core/app/game.ts";
import { SPEEDS, type Speed } from "./player.ts";
import type { ShownView } from "./Shown.tsx";

interface Props {
  /** Minutes that the run has. */
  readonly minutes: number;
  readonly view: ShownView;
  readonly speed: Speed;
  readonly paused: boolean;
  readonly onSpeed: (speed: Speed) => void;
  readonly onPause: () => void;
  readonly onJump: (minute: number) => void;
}

/** Pause, pace, and the minutes to jump to. */
export function Controls({ minutes, view, speed, paused, onSpeed, onPause, onJump }: Props) {
  const { text } = useGame();
  const { minute, isOver, seeking } = view;
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
}
