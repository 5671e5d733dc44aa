import { type LightsView, rowsOf, SHINE } from "@diamond-valley/schemas/story/puzzles/lights.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { toneSound } from "../sounds.ts";
import { Begin } from "./Begin.tsx";
import { showRow } from "./row-shown.ts";
import { Shape } from "./Shape.tsx";
import { Stars } from "./Stars.tsx";
import { ToldLine } from "./ToldLine.tsx";
import { useTrying } from "./trial.ts";
import { Won } from "./Won.tsx";
import "./lights.css";

/** Before the first light of a row, ms. */
const BEFORE = 700;
/** How long a light that was pressed shines, ms. */
const PRESSED = 220;

/** Light memory: a row of lights is shown and repeated, and grows by one each time. Each light has its shape and its note. */
export function Lights({ target, puzzle }: { target: string; puzzle: LightsView }) {
  const { text, sounds, stores } = useGame();
  const { calm } = useStore(stores.settings.$settings);
  const slow = calm ? SHINE.calm : 1;
  const trying = useTrying<LightsView>(target);
  const { run } = trying;
  const { lights, star } = puzzle;
  const rows = run?.row ? rowsOf(run, run.row) : [];
  const [round, setRound] = useState(0);
  /** Which light shines. */
  const [lit, setLit] = useState<string | null>(null);
  const [showing, setShowing] = useState(false);
  const [done, setDone] = useState(0);
  const given = useRef<string[]>([]);
  const dark = useRef<ReturnType<typeof setTimeout>>(undefined);
  const row = rows[round] ?? [];
  const nameOf = (light: string): string => text(`story-play:shape.${light}`);
  const shine = (light: string): void => {
    setLit(light);
    sounds.play(toneSound(lights.indexOf(light)), `story-play:shape.${light}`);
  };

  useEffect(() => {
    given.current = [];
    setRound(0);
  }, [run]);

  useEffect(() => {
    if (!run) return;
    setShowing(true);
    setDone(0);
    setLit(null);
    const times = { before: BEFORE, lit: SHINE.lit * slow, dark: SHINE.dark * slow };
    return showRow(row.length, times, {
      on: (at) => shine(row[at]!),
      off: () => setLit(null),
      over: () => setShowing(false),
    });
  }, [run, round]);
  useEffect(() => () => clearTimeout(dark.current), []);

  const press = (light: string): void => {
    if (!run || showing || trying.busy || done >= row.length) return;
    clearTimeout(dark.current);
    shine(light);
    dark.current = setTimeout(() => setLit(null), PRESSED);
    given.current.push(light);
    const isRight = row[done] === light;
    setDone(done + 1);
    const isRowDone = done + 1 === row.length;
    if (isRight && isRowDone && round + 1 < rows.length) setTimeout(() => setRound(round + 1), PRESSED);
    else if (!isRight || isRowDone) void trying.give(given.current.join(","));
  };

  if (trying.won) return <Won trying={trying} />;
  return (
    <>
      <Stars won={star - 1} />
      <p className="turn" role="status" data-turn={!run ? "ready" : showing ? "watch" : "repeat"}>
        {!run
          ? text("story-play:puzzle.lights.ready", { from: puzzle.from, to: puzzle.to })
          : showing
            ? text("story-play:puzzle.lights.watch", { shape: lit ? nameOf(lit) : "…" })
            : text("story-play:puzzle.lights.repeat", { done, of: row.length })}
      </p>
      <div className="lights" data-lights={lights.length} data-round={round}>
        {lights.map((light) => (
          <button
            key={light}
            type="button"
            data-light={light}
            data-lit={lit === light}
            aria-disabled={!run || showing}
            aria-label={nameOf(light)}
            onClick={() => press(light)}
          >
            <Shape name={light} />
          </button>
        ))}
      </div>
      {run ? (
        <p className="row" aria-hidden="true">
          {"●".repeat(done) + "○".repeat(row.length - done)}
        </p>
      ) : (
        <Begin trying={trying} />
      )}
      <ToldLine told={trying.told} />
    </>
  );
}
