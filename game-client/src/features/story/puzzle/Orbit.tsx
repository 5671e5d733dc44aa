import { degreesAt, isHit, type OrbitView } from "@diamond-valley/schemas/story/puzzles/orbit.ts";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { SOUNDS } from "../sounds.ts";
import { Shape } from "./Shape.tsx";
import { useStrikes } from "./strikes.ts";
import { ToldLine } from "./ToldLine.tsx";
import { useTrying } from "./trial.ts";
import { Won } from "./Won.tsx";
import "./orbit.css";

/** Who asked for less motion sees the icons step by so many degrees: one that is seen at the top is within any window. */
const STEP = 30;
/** Two presses sooner than this are one hand that trembles, ms. */
const APART = 150;

const isStill = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Icons circle; the bell is struck as the one that is asked for passes the top. Each has its shape, and a note as it passes. */
export function Orbit({ target, puzzle }: { target: string; puzzle: OrbitView }) {
  const { text, sounds } = useGame();
  const { icons, presses } = puzzle;
  const trying = useTrying<OrbitView>(target);
  const run = trying.run?.run ?? null;
  const ring = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const [struck, setStruck] = useState(0);
  const [said, setSaid] = useState<"hit" | "miss" | null>(null);
  const play = useRef({ began: 0, struck: 0, last: 0, over: true });
  const nameOf = (icon: string): string => text(`story-play:shape.${icon}`);

  useEffect(() => {
    if (!run || !ring.current) return;
    const began = performance.now();
    play.current = { began, struck: 0, last: 0, over: false };
    setStruck(0);
    setSaid(null);
    bell.current?.focus();
    const seats = [...ring.current.querySelectorAll<HTMLElement>("[data-icon]")];
    const before = icons.map((_, icon) => degreesAt(run, icons.length, icon, 0));
    const still = isStill();
    let frame = requestAnimationFrame(draw);
    function draw(now: number): void {
      frame = requestAnimationFrame(draw);
      const elapsed = Math.max(0, now - began);
      for (const [icon, seat] of seats.entries()) {
        const degrees = degreesAt(run!, icons.length, icon, elapsed);
        const shown = still ? Math.round(degrees / STEP) * STEP : degrees;
        seat.style.transform = `rotate(${shown}deg)`;
        seat.style.setProperty("--back", `${-shown}deg`);
        const passes = before[icon]! < 0 && degrees >= 0 && degrees < 90;
        before[icon] = degrees;
        if (!passes) continue;
        const isAsked = icons[icon] === run!.asked[play.current.struck];
        sounds.play(isAsked ? SOUNDS.pass : SOUNDS.tick);
      }
    }
    return () => cancelAnimationFrame(frame);
  }, [run]);

  useStrikes(bell, run !== null, (at) => {
    const now = play.current;
    if (!run || now.over || at - now.last < APART) return;
    const elapsed = Math.max(0, at - now.began);
    const hit = isHit(puzzle, run, now.struck, elapsed);
    Object.assign(now, { last: at, struck: now.struck + 1, over: !hit || now.struck + 1 >= presses });
    // The answer follows; what is seen and heard does not wait for it.
    setSaid(hit ? "hit" : "miss");
    if (hit) {
      setStruck(now.struck);
      sounds.play(SOUNDS.strike);
    }
    void trying.give(elapsed.toFixed(1));
  });

  if (trying.won) return <Won trying={trying} />;
  const asked = run?.asked[Math.min(struck, presses - 1)];
  return (
    <>
      <div className="sky" data-said={said} data-run={run !== null}>
        <svg className="track" viewBox="-100 -100 200 200" aria-hidden="true">
          <circle r="78" />
          {run && <path d={arc(run.window)} />}
        </svg>
        <i className="notch" aria-hidden="true" />
        <div className="ring" ref={ring} aria-hidden="true">
          {icons.map((icon, at) => (
            <span key={icon} data-icon={icon} style={seatOf((-at * 360) / icons.length)}>
              <b>
                <Shape name={icon} />
              </b>
            </span>
          ))}
        </div>
        <div className="asked" data-asked={asked}>
          {asked && <Shape name={asked} />}
        </div>
      </div>
      <p className="turn" role="status" aria-live="assertive">
        {asked
          ? text("story-play:puzzle.orbit.asked", { shape: nameOf(asked), at: struck + 1, of: presses })
          : text("story-play:puzzle.orbit.ready", { of: presses })}
      </p>
      <ol className="pips puzzle-pips" aria-hidden="true">
        {Array.from({ length: presses }, (_, at) => (
          <li key={at} data-done={run !== null && at < struck}>
            <Shape name="star" />
          </li>
        ))}
      </ol>
      <div className="buttons">
        {run ? (
          // Two buttons, and not one that changes under the finger that strikes: its lift would begin the next try.
          <button key="strike" type="button" className="call bell" data-way="strike" ref={bell}>
            {text("story-play:puzzle.orbit.strike")}
          </button>
        ) : (
          <PanelButton
            key="begin"
            className="call"
            data-way="begin"
            off={trying.busy}
            onClick={() => void trying.begin()}
          >
            {text(trying.told ? "story-play:puzzle.again" : "story-play:puzzle.begin")}
          </PanelButton>
        )}
      </div>
      <ToldLine told={trying.told} />
    </>
  );
}

/** An icon so many degrees past the top, upright. */
const seatOf = (degrees: number) =>
  ({ transform: `rotate(${degrees}deg)`, "--back": `${-degrees}deg` }) as CSSProperties;

/** The part of the track in which a press counts: so many degrees on either side of the top. */
function arc(window: number): string {
  const [x, y] = [78 * Math.sin((window * Math.PI) / 180), -78 * Math.cos((window * Math.PI) / 180)];
  return `M${-x} ${y}A78 78 0 0 1 ${x} ${y}`;
}
