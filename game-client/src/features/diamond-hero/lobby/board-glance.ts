import type { HeroBoardLine } from "@diamond-valley/schemas/diamond-hero/account.ts";
import type { Numbers } from "../../../core/texts/numbers.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import { createSign, SIGN_FONT } from "./sign.ts";

/** Lines of the board on the wall. */
const LINES = 4;
/** Height of a line, and where the first one's middle is, px. */
const LINE = 13;
const FIRST = 10;
/** The glass of the board over the foot of its drawing, px. */
const GLASS = { dx: -62, dy: -80, width: 124, height: 54 } as const;
/** Room for a name, px. */
const NAME = 60;
const METALS = ["#FFD84A", "#E9F0FF", "#FFB27A", "#5FE8FF"] as const;

/** A text cut to a width, px. */
function cut(pen: CanvasRenderingContext2D, words: string, width: number): string {
  if (pen.measureText(words).width <= width) return words;
  const signs = [...words];
  while (signs.length > 1 && pen.measureText(`${signs.join("")}…`).width > width) signs.pop();
  return `${signs.join("")}…`;
}

/** Writes the best names onto the board of the lobby; nothing where nobody has run. Answers how to write them. */
export function boardGlance(
  context: SceneContext,
  numbers: Numbers,
  unnamed: string,
): (top: readonly HeroBoardLine[]) => void {
  const board = context.map.scenery.find(({ type, variant }) => type === "score-board" && variant === "");
  if (!board) return () => {};
  const { dx, dy, ...size } = GLASS;
  const sign = createSign(
    context,
    "hero-board-glance",
    { x: board.x + dx, y: board.y + dy, ...size },
    board.y + 1,
  );
  return (top) => {
    if (top.length === 0) return;
    const font = `11px ${SIGN_FONT}`;
    const write = (): void =>
      sign.paint((pen) => {
        pen.fillStyle = "#171338";
        pen.fillRect(0, 0, size.width, size.height);
        pen.font = font;
        pen.textBaseline = "middle";
        for (const [index, { rank, name, score }] of top.slice(0, LINES).entries()) {
          const y = FIRST + index * LINE;
          pen.fillStyle = METALS[index] ?? "#fff";
          pen.textAlign = "left";
          pen.fillText(String(rank), 4, y);
          pen.fillStyle = "#fff";
          pen.fillText(cut(pen, name || unnamed, NAME), 18, y);
          pen.textAlign = "right";
          pen.fillStyle = "#FF9FE0";
          pen.fillText(numbers.format(score), size.width - 4, y);
        }
      });
    // A name may be in letters that are not fetched yet.
    document.fonts.load(font, top.map(({ name }) => name).join("")).then(write, write);
  };
}
