import { type Pose, robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { dress } from "@diamond-valley/art-kit/drawings/wardrobe/dress.ts";
import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon, Picture } from "../../core/hud/Picture.tsx";
import type { Character } from "./character.ts";
import { type Side, turned, viewOf } from "./turning.ts";

/** Ms of one walk frame; four make a stride. */
const FRAME = 130;
const STRIDE: readonly Pose["step"][] = [0, 1, 0, 3];
/** So far a finger goes for a quarter turn, px. */
const SWIPE = 42;

interface Props {
  readonly character: Character;
  readonly side: Side;
  readonly onTurn: (side: Side) => void;
}

/** The robot in large: it turns by its buttons or a swipe, and walks on the spot. */
export function Preview({ character: { look, outfit }, side, onTurn }: Props) {
  const { text } = useGame();
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [walks, setWalks] = useState(false);
  const [frame, setFrame] = useState(0);
  const swipe = useRef<number | null>(null);
  const worn = useMemo(() => dress(outfit), [outfit]);
  const { view, mirrored } = viewOf(side);
  const step = walks ? STRIDE[frame % STRIDE.length]! : 0;
  const picture = useMemo(() => robot(look, { view, step }, worn), [look, view, step, worn]);

  useEffect(() => {
    if (!walks) return;
    const timer = setInterval(() => setFrame((last) => last + 1), FRAME);
    return () => clearInterval(timer);
  }, [walks]);

  const drag = ({ clientX }: PointerEvent): void => {
    if (swipe.current === null) return;
    const far = clientX - swipe.current;
    if (Math.abs(far) < SWIPE) return;
    swipe.current = clientX;
    onTurn(turned(side, far > 0 ? -1 : 1));
  };
  const release = (): void => {
    swipe.current = null;
  };

  return (
    <div className="stage-box">
      <div
        className="turntable"
        data-side={side}
        onPointerDown={({ clientX, pointerId, currentTarget }) => {
          currentTarget.setPointerCapture(pointerId);
          swipe.current = clientX;
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <i className="disc" aria-hidden="true" />
        <Picture
          of={picture}
          size={190}
          alt={text("wardrobe:preview.name", { view: text(`wardrobe:preview.${side}`) })}
          className={mirrored ? "model mirrored" : "model"}
        />
      </div>
      <div className="turns">
        <button
          type="button"
          data-turn="left"
          aria-label={text("wardrobe:preview.turn-left")}
          onClick={() => onTurn(turned(side, 1))}
        >
          <i aria-hidden="true">↺</i>
        </button>
        {!still && (
          <button
            type="button"
            data-turn="walk"
            aria-pressed={walks}
            aria-label={text("wardrobe:preview.walk")}
            onClick={() => setWalks(!walks)}
          >
            <Icon name="person-running" size={24} />
          </button>
        )}
        <button
          type="button"
          data-turn="right"
          aria-label={text("wardrobe:preview.turn-right")}
          onClick={() => onTurn(turned(side, -1))}
        >
          <i aria-hidden="true">↻</i>
        </button>
      </div>
    </div>
  );
}
