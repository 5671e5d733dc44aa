import { smallHand, standingStone } from "@diamond-valley/art-kit/drawings/circle.ts";
import { golem } from "@diamond-valley/art-kit/drawings/golem.ts";
import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { objectDrawing } from "@diamond-valley/art-kit/object-drawing.ts";
import { type Drawing, dataUrl } from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { type CSSProperties, useMemo } from "react";
import type { Piece, Run, Shot } from "./scene.ts";

const LOOKS: Readonly<Record<string, CharacterLook>> = CHARACTER_LOOKS;
const ROBOT = "robot:";

/** What stands in the circle, where the fight draws it by itself. */
const OF_THE_CIRCLE: Readonly<Record<string, () => Drawing>> = {
  "small-hand": smallHand,
  "standing-stone": standingStone,
  golem: () => golem("stone", "idle"),
};

/** The drawing of a piece; `you` is the player. Null for somebody who is not in the game yet. */
export function pieceDrawing(draw: string, you: CharacterLook): Drawing | null {
  if (draw === "you") return robot(you, { gesture: "cheer", mood: "happy" });
  if (!draw.startsWith(ROBOT)) return (OF_THE_CIRCLE[draw] ?? (() => objectDrawing(draw)))();
  const look = LOOKS[draw.slice(ROBOT.length)];
  return look ? robot(look, { gesture: "cheer", mood: "happy" }) : null;
}

function PiecePicture({ piece, you }: { piece: Piece; you: CharacterLook }) {
  const { draw, x, y, width, motion, after = 0 } = piece;
  const drawing = useMemo(() => pieceDrawing(draw, you), [draw, you]);
  if (!drawing) return null;
  const style = { left: `${x}%`, bottom: `${100 - y}%`, width: `${width}%` };
  return (
    <span className="piece" style={style}>
      <img
        src={dataUrl(drawing)}
        alt=""
        data-motion={motion}
        style={{ animationDelay: `${after}ms` }}
        draggable={false}
      />
    </span>
  );
}

function RunningLight({ run: { from, to, y, colour, after = 0 } }: { run: Run }) {
  const style: CSSProperties = {
    left: `${Math.min(from, to)}%`,
    width: `${Math.abs(to - from)}%`,
    top: `${y}%`,
    color: colour,
    transformOrigin: to > from ? "left" : "right",
    animationDelay: `${after}ms`,
  };
  return <i className="run" style={style} />;
}

/** One picture of a scene. It moves only for those who did not ask for less motion. */
export function ScenePicture({ shot, you }: { shot: Shot; you: CharacterLook }) {
  const { wall, floor, horizon, pieces, runs = [] } = shot;
  const background = `linear-gradient(${wall[0]}, ${wall[1]} ${horizon}%, ${floor[0]} ${horizon}%, ${floor[1]})`;
  return (
    <div className="scene-picture" style={{ background }} aria-hidden="true">
      {runs.map((run) => (
        <RunningLight key={`${run.from}-${run.to}`} run={run} />
      ))}
      {pieces.map((piece) => (
        <PiecePicture key={`${piece.draw}-${piece.x}`} piece={piece} you={you} />
      ))}
    </div>
  );
}
