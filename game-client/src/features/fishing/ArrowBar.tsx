import { useStore } from "@nanostores/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import "./fishing.css";
import { arrowLeft, timeLeft, zonesOf } from "./arrow-view.ts";
import { fishingOf, type HookedBite } from "./own-fishing.ts";
import { pressesFor } from "./press-keys.ts";

/** While a fish bites: the arrow over its zones. Press X, space or enter, or tap anywhere. */
export function ArrowBar() {
  const { phase, bite } = useStore(fishingOf(useGame()).$attempt);
  return (
    <div className="fishing" data-fishing={phase}>
      {bite && <LiveArrow key={bite.attempt} bite={bite} frozen={phase === "pressed"} />}
    </div>
  );
}

function LiveArrow({ bite, frozen }: { bite: HookedBite; frozen: boolean }) {
  const { attempt, arrow, guided, at: begun } = bite;
  const game = useGame();
  const pointer = useRef<HTMLElement>(null);
  const time = useRef<HTMLElement>(null);

  const draw = useCallback(
    (elapsed: number): void => {
      if (pointer.current) pointer.current.style.left = `${arrowLeft(arrow, elapsed)}%`;
      if (time.current) time.current.style.scale = `${timeLeft(arrow, elapsed)} 1`;
    },
    [arrow],
  );

  useEffect(() => {
    if (frozen) return;
    let frame = requestAnimationFrame(function next(now) {
      draw(now - begun);
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [draw, frozen, begun]);

  /** `at` is the instant of the event itself, so that a busy page costs the player nothing. */
  const press = useCallback(
    (at: number): void => {
      if (frozen) return;
      const elapsed = Math.max(0, at - begun);
      draw(elapsed);
      void fishingOf(game).press(attempt, elapsed);
    },
    [game, attempt, begun, draw, frozen],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { code, repeat, ctrlKey, altKey, metaKey, target } = event;
      const inField = target instanceof HTMLElement && target.closest("input, textarea") !== null;
      if (!pressesFor(game, { code, repeat, ctrlKey, altKey, metaKey, inField })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      press(event.timeStamp);
    };
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, [game, press]);

  const { success, safe } = useMemo(() => zonesOf(arrow), [arrow]);
  return (
    <button
      type="button"
      className="press"
      data-frozen={frozen}
      data-guided={guided}
      aria-keyshortcuts="x"
      onPointerDown={(event) => press(event.timeStamp)}
      // A screen reader clicks without a pointer; after a pointer this does nothing.
      onClick={(event) => press(event.timeStamp)}
    >
      <span className="arrow-bar">
        <span className="press-words">
          <span className="key" aria-hidden="true">
            X
          </span>
          <Icon name="fishing-pole" size={26} />
          {game.text(guided ? "fishing:prompt.press-guided" : "fishing:prompt.press")}
        </span>
        {!guided && <i className="time" ref={time} />}
        <span className="track">
          <i className="safe" style={{ left: `${safe.left}%`, width: `${safe.width}%` }} />
          <i className="green" style={{ left: `${success.left}%`, width: `${success.width}%` }} />
          <i className="pointer" ref={pointer} />
        </span>
      </span>
    </button>
  );
}
