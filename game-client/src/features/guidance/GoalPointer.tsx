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

/** Sets a property where it is another one now. */
function put<Name extends string>(of: { [Key in Name]?: string }, name: Name, value: string): void {
  if (of[name] !== value) of[name] = value;
}

/** An arrow at the edge of the screen that points to the goal, or a marker over the goal when it is in view. */
export function GoalPointer() {
  const game = useGame();
  const pointer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let parts: Box[] = [];
    let lookedAt = Number.NEGATIVE_INFINITY;
    const show = (view: GoalView | null): void => {
      const element = pointer.current;
      if (!element) return;
      element.hidden = view === null;
      if (!view) return;
      const now = performance.now();
      if (now - lookedAt > EVERY) {
        parts = boxesOfParts();
        lookedAt = now;
      }
      const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
      const isSeen =
        view.inView && isIn(within(screen, ROOM), view) && !parts.some((part) => isIn(part, view));
      const centre = { x: screen.right / 2, y: screen.bottom / 2 };
      const { x, y, angle } = isSeen
        ? { ...view, angle: 90 }
        : arrowPlace(centre, view, screen, [...parts, view.me]);
      // Each frame shows it, and each change makes the browser work out styles anew.
      put(element.dataset, "goal", isSeen ? "in-view" : "edge");
      put(element.dataset, "ahead", `${Math.round(view.ahead.x)},${Math.round(view.ahead.y)}`);
      put(element.style, "translate", `${Math.round(x)}px ${Math.round(y)}px`);
      put(element.style, "rotate", `${Math.round(angle)}deg`);
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
