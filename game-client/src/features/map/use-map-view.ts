import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { dragged, held, type MapView, WHOLE, zoomedAt } from "./view.ts";

/** Px that a finger may stray and still tap. */
const TAP = 8;
/** How much closer one tap, one press of a button or one notch of a wheel goes. */
const STEP = 2;
const NOTCH = 1.25;
/** Shares of the sheet that an arrow key moves it by. */
const KEY_MOVE = 0.15;

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [KEY_MOVE, 0],
  ArrowRight: [-KEY_MOVE, 0],
  ArrowUp: [0, KEY_MOVE],
  ArrowDown: [0, -KEY_MOVE],
};

/** The view of a map sheet, with what a finger, two fingers, a wheel and keys do to it. */
export function useMapView(sheet: React.RefObject<HTMLElement | null>) {
  const [view, setView] = useState<MapView>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Point | null>(null);

  const shareOf = ({ x, y }: Point): Point => {
    const box = sheet.current?.getBoundingClientRect();
    return box ? { x: (x - box.left) / box.width, y: (y - box.top) / box.height } : { x: 0.5, y: 0.5 };
  };

  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    const [from, to] = [shareOf(before), shareOf(now)];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      pressed.current = null;
      const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
      const middle = shareOf({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      setView((was) => zoomedAt(was, apart(now) / Math.max(1, apart(before)), middle));
    } else setView((was) => dragged(was, to.x - from.x, to.y - from.y));
  };

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    const start = pressed.current;
    pressed.current = null;
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) > TAP) return;
    const at = shareOf({ x: event.clientX, y: event.clientY });
    setView((was) => (was.zoom > 1 ? WHOLE : zoomedAt(was, STEP, at)));
  };

  // React listens to wheels passively: then the dialog would scroll, too.
  useEffect(() => {
    const element = sheet.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = element?.getBoundingClientRect();
      if (!box) return;
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      setView((was) => zoomedAt(was, event.deltaY < 0 ? NOTCH : 1 / NOTCH, at));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [sheet]);

  return {
    view,
    closer: () => setView((was) => zoomedAt(was, STEP, { x: 0.5, y: 0.5 })),
    farther: () => setView((was) => zoomedAt(was, 1 / STEP, { x: 0.5, y: 0.5 })),
    /** Brings a point (shares of the map) into the middle. */
    lookAt: ({ x, y }: Point) => setView((was) => held({ zoom: Math.max(was.zoom, STEP), x, y })),
    handlers: {
      onPointerDown(event: PointerEvent): void {
        if ((event.target as HTMLElement).closest("button")) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        pressed.current = fingers.current.size === 0 ? at : null;
        fingers.current.set(event.pointerId, at);
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel(event: PointerEvent): void {
        fingers.current.delete(event.pointerId);
        pressed.current = null;
      },
      onKeyDown(event: React.KeyboardEvent): void {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        setView((was) => dragged(was, ...arrow));
      },
    },
  };
}
