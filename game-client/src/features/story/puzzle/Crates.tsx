import {
  type BoardState,
  cellAt,
  columnOf,
  moved,
  onMarks,
  readBoard,
  rowOf,
} from "@diamond-valley/schemas/story/puzzles/crates.ts";
import type { CratesPuzzle } from "@diamond-valley/schemas/story/puzzles/forms.ts";
import { type CSSProperties, type PointerEvent, useMemo, useRef, useState } from "react";
import { useGame } from "../../../core/app/game.ts";
import { PanelButton } from "../../../core/dialogs/PanelButton.tsx";
import { ObjectPicture } from "../../../core/hud/ObjectPicture.tsx";
import { SOUNDS } from "../sounds.ts";
import { useArrows, type Way } from "./arrows.ts";
import { Shape } from "./Shape.tsx";
import { Stars } from "./Stars.tsx";
import { ToldLine } from "./ToldLine.tsx";
import { useTrying } from "./trial.ts";
import { Won } from "./Won.tsx";
import "./crates.css";

/** Each star takes so many boards. */
const BOARDS_A_STAR = 2;
/** A finger that moves so far has swiped, px. */
const SWIPE = 22;
const PADS: readonly (readonly [Way, string])[] = [
  ["u", "▲"],
  ["l", "◀"],
  ["r", "▶"],
  ["d", "▼"],
];

interface Played {
  readonly moves: string;
  readonly states: readonly BoardState[];
}

const at = (cell: number) => ({ "--x": columnOf(cell), "--y": rowOf(cell) }) as CSSProperties;

/** Crate push: each crate onto a mark, by keys, swipes or buttons. Steps are taken back as one likes; the server walks the way again. */
export function Crates({ target, puzzle }: { target: string; puzzle: CratesPuzzle }) {
  const { text, sounds } = useGame();
  const { board, start } = useMemo(() => readBoard(puzzle), [puzzle]);
  const trying = useTrying<CratesPuzzle>(target);
  const beginning: Played = { moves: "", states: [start] };
  const [played, setPlayed] = useState(beginning);
  const [said, setSaid] = useState("");
  const swipe = useRef<{ x: number; y: number } | null>(null);
  const sent = useRef(false);
  const state = played.states.at(-1)!;
  const home = onMarks(board, state);
  const live = trying.won === null && !trying.busy;

  const go = (way: Way): void => {
    if (!live || sent.current) return;
    const next = moved(board, state, way);
    if (next === state) {
      sounds.play(SOUNDS.bump);
      setSaid(text("story-play:puzzle.crates.stuck"));
      return;
    }
    const pushes = next.crates !== state.crates;
    sounds.play(pushes ? SOUNDS.push : SOUNDS.lay);
    const moves = played.moves + way;
    setPlayed({ moves, states: [...played.states, next] });
    const onNow = onMarks(board, next);
    setSaid(
      text(pushes ? "story-play:puzzle.crates.pushed" : "story-play:puzzle.crates.walked", {
        way: text(`story-play:puzzle.way.${way}`),
        home: onNow,
        of: board.marks.size,
      }),
    );
    if (onNow > home) sounds.play(SOUNDS.pass);
    if (onNow < board.marks.size) return;
    sent.current = true;
    void trying.give(moves).then((verdict) => {
      sent.current = verdict === "solved";
    });
  };
  const undo = (): void => {
    if (!live || sent.current || played.states.length < 2) return;
    setPlayed({ moves: played.moves.slice(0, -1), states: played.states.slice(0, -1) });
    sounds.play(SOUNDS.lay);
    setSaid(text("story-play:puzzle.crates.undone"));
  };
  const restart = (): void => {
    if (live && !sent.current) setPlayed(beginning);
  };
  useArrows(trying.won === null, go, { KeyU: undo, KeyB: undo, Backspace: undo });
  const lift = ({ clientX, clientY }: PointerEvent): void => {
    const from = swipe.current;
    swipe.current = null;
    if (!from) return;
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE) return;
    go(Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? "l" : "r") : dy < 0 ? "u" : "d");
  };

  if (trying.won) return <Won trying={trying} />;
  const cells = Array.from({ length: board.width * board.height }, (_, index) =>
    cellAt(index % board.width, Math.floor(index / board.width)),
  );
  // Crates keep their elements as they move, so that they glide: the one that moved takes the place of the one that was there.
  const order = cratesInOrder(played.states);
  return (
    <>
      <Stars won={Math.floor((puzzle.number - 1) / BOARDS_A_STAR)} />
      <p className="turn" data-board={puzzle.number}>
        {text("story-play:puzzle.crates.board", {
          number: puzzle.number,
          of: puzzle.of,
          home,
          marks: board.marks.size,
        })}
      </p>
      <div
        className="board"
        data-sticks="arrows"
        data-moves={played.moves.length}
        style={{ "--columns": board.width, "--rows": board.height } as CSSProperties}
        role="img"
        aria-label={text("story-play:puzzle.crates.seen", { home, of: board.marks.size })}
        onPointerDown={({ clientX: x, clientY: y }) => {
          swipe.current = { x, y };
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          swipe.current = null;
        }}
      >
        {cells.map((cell) => (
          <i key={cell} className={board.walls.has(cell) ? "wall" : "floor"} style={at(cell)}>
            {board.marks.has(cell) && <Shape name="star" />}
          </i>
        ))}
        {order.map((cell, index) => (
          <b key={index} className="crate" data-home={board.marks.has(cell)} style={at(cell)}>
            <ObjectPicture name="crate" size={40} />
            {board.marks.has(cell) && <Shape name="star" />}
          </b>
        ))}
        <b className="robot" style={at(state.robot)}>
          <ObjectPicture name="minibot" size={38} />
        </b>
      </div>
      <div className="controls">
        <div className="pad">
          {PADS.map(([way, sign]) => (
            <button
              key={way}
              type="button"
              data-go={way}
              aria-label={text(`story-play:puzzle.way.${way}`)}
              onClick={() => go(way)}
            >
              <span aria-hidden="true">{sign}</span>
            </button>
          ))}
        </div>
        <div className="back">
          <PanelButton className="quiet" data-way="undo" off={played.moves === ""} onClick={undo}>
            {text("story-play:puzzle.crates.undo")}
          </PanelButton>
          <PanelButton className="quiet" data-way="restart" off={played.moves === ""} onClick={restart}>
            {text("story-play:puzzle.crates.restart")}
          </PanelButton>
        </div>
      </div>
      <p className="hidden-text" aria-live="polite">
        {said}
      </p>
      <ToldLine told={trying.told} />
    </>
  );
}

/** Where each crate lies, in the order in which they lay in the beginning. */
function cratesInOrder(states: readonly BoardState[]): number[] {
  const [first, ...later] = states;
  let order = [...(first?.crates ?? [])];
  for (const { crates } of later) {
    const [to] = [...crates].filter((cell) => !order.includes(cell));
    if (to !== undefined) order = order.map((cell) => (crates.has(cell) ? cell : to));
  }
  return order;
}
