import { useEffect, useRef } from "react";
import { useGame } from "../../core/app/game.ts";
import { type GoalView, goalViewOf } from "./guide.ts";
import { arrowPlace, type Box, isIn } from "./on-screen.ts";
import "./goal-pointer.css";

/** What of the screen is not for the arrow: looked at so often, ms, as it seldom changes. */
const PARTS = ".hud button, .hud .stick, .hud .me, .hud .quest, .hint-card";
const EVERY = 900;

/** So far from the edge of the screen a goal is seen as a whole, CSS px. */
const ROOM = 36;

const within = ({ left, top, right, bottom }: Box, room: number): Box => ({
  left: left + room,
  top: top + room,
  right: right - room,
  bottom: bottom - room,
});

function boxesOfParts(): Box[] {
  return [...document.querySelectorAll(PARTS)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Remembers what was written, and writes only what is another value: reading it back would cost as much as writing. */
function createWriter(): (name: string, value: string, write: (value: string) => void) => void {
  const written = new Map<string, string>();
  return (name, value, write) => {
    if (written.get(name) === value) return;
    written.set(name, value);
    write(value);
  };
}

/** An arrow at the edge of the screen that points to the goal, or a marker over the goal when it is in view. */
export function GoalPointer() {
  const game = useGame();
  const pointer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const put = createWriter();
    let parts: Box[] = [];
    let screen: Box = { left: 0, top: 0, right: 0, bottom: 0 };
    let lookedAt = Number.NEGATIVE_INFINITY;
    const show = (view: GoalView | null): void => {
      const element = pointer.current;
      if (!element) return;
      put("hidden", String(view === null), () => {
        element.hidden = view === null;
      });
      if (!view) return;
      const now = performance.now();
      if (now - lookedAt > EVERY) {
        parts = boxesOfParts();
        screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
        lookedAt = now;
      }
      const isSeen =
        view.inView && isIn(within(screen, ROOM), view) && !parts.some((part) => isIn(part, view));
      const centre = { x: screen.right / 2, y: screen.bottom / 2 };
      const { x, y, angle } = isSeen
        ? { ...view, angle: 90 }
        : arrowPlace(centre, view, screen, [...parts, view.me]);
      // Each frame shows it, and each change makes the browser work out styles anew.
      put("goal", isSeen ? "in-view" : "edge", (value) => element.setAttribute("data-goal", value));
      put("ahead", `${Math.round(view.ahead.x)},${Math.round(view.ahead.y)}`, (value) =>
        element.setAttribute("data-ahead", value),
      );
      put("translate", `${Math.round(x)}px ${Math.round(y)}px`, (value) => {
        element.style.translate = value;
      });
      put("rotate", `${Math.round(angle)}deg`, (value) => {
        element.style.rotate = value;
      });
    };
    return goalViewOf(game).subscribe(show);
  }, [game]);

  return (
    <div className="goal-pointer" ref={pointer} hidden aria-hidden="true">
      <svg viewBox="-32 -32 64 64" width="64" height="64" aria-hidden="true">
        <path d="M-22-18 26 0-22 18-12 0z" />
      </svg>
    </div>
  );
}
