import {
  BELTS_RULES,
  type BeltsView,
  packed,
  type Row,
  WALK_START,
  type Walk,
  walked,
} from "@diamond-valley/schemas/story/puzzles/belts.ts";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { SOUNDS } from "../sounds.ts";
import { useArrows } from "./arrows.ts";
import { Begin } from "./Begin.tsx";
import { createBrushes, drawBelts, PICTURE } from "./belts-picture.ts";
import { Shape } from "./Shape.tsx";
import { Stars } from "./Stars.tsx";
import { ToldLine } from "./ToldLine.tsx";
import { useTrying } from "./trial.ts";
import { Won } from "./Won.tsx";
import "./belts.css";

/** Ticks after which a row is past, as it is told. */
const PAST = 3;

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Belt walk: forty seconds of crates; a step aside in time, by keys or by the two buttons. Walked here, and again by the server. */
export function Belts({ target, puzzle }: { target: string; puzzle: BeltsView }) {
  const { text, sounds } = useGame();
  const trying = useTrying<BeltsView>(target);
  const run = trying.run?.run ?? null;
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Steps that were asked for, and not yet made: one a tick. */
  const wanted = useRef<(-1 | 1)[]>([]);
  const [walk, setWalk] = useState<Walk>(WALK_START);
  const [left, setLeft] = useState(0);
  const [next, setNext] = useState<Row | null>(null);
  const step = (side: -1 | 1): void => {
    if (!run || wanted.current.length > 1) return;
    wanted.current.push(side);
    sounds.play(SOUNDS.lay);
  };
  useArrows(run !== null, (way, repeats) => {
    if (!repeats && (way === "l" || way === "r")) step(way === "l" ? -1 : 1);
  });

  useEffect(() => {
    const to = canvas.current?.getContext("2d");
    if (!run || !to) return;
    const { rows, tick: lasts } = run;
    const brushes = createBrushes();
    const still = isStill();
    const steps = new Map<number, -1 | 1>();
    const began = performance.now();
    wanted.current = [];
    let now = WALK_START;
    let tick = 0;
    let seen: number = now.lane;
    let frame = requestAnimationFrame(draw);
    setWalk(now);
    function draw(at: number): void {
      const time = Math.max(0, (at - began) / lasts);
      // A page that slept catches up: time does not wait for it here or on the server.
      for (; tick < Math.min(BELTS_RULES.ticks, Math.floor(time)) && now.lives > 0; tick += 1) {
        const side = wanted.current.shift();
        if (side) steps.set(tick, side);
        const before = now;
        now = walked(rows, now, tick, side ?? 0);
        if (now.lives < before.lives) sounds.play(SOUNDS.bump, "story:caption.bump");
        if (now.lives !== before.lives || now.lane !== before.lane) setWalk(now);
        const passed = rows.find((row) => row.at === tick);
        if (passed && now.lives === before.lives) sounds.play(SOUNDS.tick);
        // What is free next is said once the last row is really past.
        if (tick === 0 || rows.some((row) => row.at + PAST === tick))
          setNext(rows.find((row) => row.at > tick) ?? null);
        if (tick % 20 === 0) setLeft(Math.ceil(((BELTS_RULES.ticks - tick) * lasts) / 1_000));
      }
      seen = still ? now.lane : seen + (now.lane - seen) * 0.4;
      drawBelts(to!, brushes, rows, now, { time, lane: seen, still });
      if (tick < BELTS_RULES.ticks && now.lives > 0) frame = requestAnimationFrame(draw);
      else void trying.give(packed(steps));
    }
    return () => cancelAnimationFrame(frame);
  }, [run]);

  if (trying.won) return <Won trying={trying} />;
  const lanes = Array.from({ length: BELTS_RULES.lanes }, (_, lane) => lane);
  const free = next?.crates
    ? lanes.filter((lane) => !next.crates.includes(lane)).map((lane) => lane + 1)
    : [];
  return (
    <>
      <Stars won={puzzle.star - 1} />
      {run ? (
        <>
          <p className="turn" data-lane={walk.lane} data-lives={walk.lives}>
            <span
              className="lives"
              role="img"
              aria-label={text("story-play:puzzle.belts.lives", { lives: walk.lives })}
            >
              {lanes.slice(0, BELTS_RULES.lives).map((each) => (
                <i key={each} data-left={each < walk.lives}>
                  <Shape name="heart" />
                </i>
              ))}
            </span>
            {text("story-play:puzzle.belts.left", { seconds: left })}
          </p>
          <canvas
            ref={canvas}
            {...PICTURE}
            data-sticks="arrows"
            role="img"
            aria-label={text("story-play:puzzle.belts.seen", { lane: walk.lane + 1 })}
            onPointerDown={({ currentTarget, clientX }) => {
              const box = currentTarget.getBoundingClientRect();
              step(clientX < box.left + box.width / 2 ? -1 : 1);
            }}
          />
          <p className="hidden-text" aria-live="assertive">
            {next?.push
              ? text(`story-play:puzzle.belts.cross-${next.push < 0 ? "l" : "r"}`)
              : text("story-play:puzzle.belts.free", { lanes: free.join(", "), lane: walk.lane + 1 })}
          </p>
          <div className="sides">
            {([-1, 1] as const).map((side) => (
              <button
                key={side}
                type="button"
                data-go={side < 0 ? "l" : "r"}
                aria-label={text(`story-play:puzzle.way.${side < 0 ? "l" : "r"}`)}
                onPointerDown={() => step(side)}
                onClick={({ detail }) => detail === 0 && step(side)}
              >
                <span aria-hidden="true">{side < 0 ? "◀" : "▶"}</span>
              </button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p className="turn" role="status">
            {text("story-play:puzzle.belts.ready")}
          </p>
          <Begin trying={trying} />
        </>
      )}
      <ToldLine told={trying.told} />
    </>
  );
}
