import { type PointerEvent, useRef, useState } from "react";
import { useGame } from "../app/game.ts";
import "./stick.css";

/** How far the knob goes, px. */
const REACH = 38;

/** The walking stick for touch screens: one pointer holds it, others are for the buttons. */
export function Stick() {
  const { text, controls } = useGame();
  const [knob, setKnob] = useState({ x: 0, y: 0 });
  const pointer = useRef<number | null>(null);

  const lean = (x: number, y: number): void => {
    setKnob({ x, y });
    controls.setStick(x, y);
  };
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    if (pointer.current !== event.pointerId) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.x) / (box.width / 2) - 1;
    const y = (event.clientY - box.y) / (box.height / 2) - 1;
    const over = Math.max(1, Math.hypot(x, y));
    lean(x / over, y / over);
  };
  const hold = (event: PointerEvent<HTMLDivElement>): void => {
    // A first finger is the only one: the end of the one before went unheard.
    if (pointer.current !== null && !event.isPrimary) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const letGo = (event: PointerEvent): void => {
    if (pointer.current !== event.pointerId) return;
    pointer.current = null;
    lean(0, 0);
  };

  return (
    <div
      className="stick"
      role="img"
      aria-label={text("hud.stick")}
      onPointerDown={hold}
      onPointerMove={follow}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <i style={{ transform: `translate(${knob.x * REACH}px, ${knob.y * REACH}px)` }} />
    </div>
  );
}
