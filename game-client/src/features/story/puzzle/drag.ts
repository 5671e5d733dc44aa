import { type PointerEvent, useRef, useState } from "react";

/** What is pressed is dragged from so far on, px: a finger trembles. */
const FROM = 8;

/** A token on its way: where the pointer is, px of the window. */
export interface Dragged {
  readonly token: string;
  readonly x: number;
  readonly y: number;
}

export interface Drag {
  readonly dragged: Dragged | null;
  /** The handlers of what can be dragged. */
  of(token: string, drop: (slot: number | null) => void): DragHandlers;
  /** Whether the click that follows belongs to a drag, and means nothing. */
  wasDrag(): boolean;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
}

/** The slot under a point of the window; null beside all of them. */
function slotAt(x: number, y: number): number | null {
  const slot = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && "slot" in element.dataset);
  return slot ? Number(slot.dataset.slot) : null;
}

/** Drags tokens by mouse or finger; a press that does not move stays a click. */
export function useDrag(): Drag {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef<{ x: number; y: number; pointer: number } | null>(null);
  const moved = useRef(false);
  const end = (): void => {
    start.current = null;
    setDragged(null);
  };
  return {
    dragged,
    wasDrag() {
      const was = moved.current;
      moved.current = false;
      return was;
    },
    of: (token, drop) => ({
      onPointerDown({ button, clientX, clientY, currentTarget, pointerId, isPrimary }) {
        // A second finger, or a palm, takes nothing out of the first one's hand.
        if (button !== 0 || (start.current && !isPrimary)) return;
        moved.current = false;
        start.current = { x: clientX, y: clientY, pointer: pointerId };
        currentTarget.setPointerCapture(pointerId);
      },
      onPointerMove({ clientX: x, clientY: y, pointerId }) {
        const from = start.current;
        if (from?.pointer !== pointerId) return;
        if (!moved.current && Math.hypot(x - from.x, y - from.y) < FROM) return;
        moved.current = true;
        setDragged({ token, x, y });
      },
      onPointerUp({ clientX, clientY, pointerId }) {
        if (start.current?.pointer !== pointerId) return;
        if (moved.current) drop(slotAt(clientX, clientY));
        end();
      },
      onPointerCancel({ pointerId }) {
        if (start.current?.pointer === pointerId) end();
      },
    }),
  };
}
