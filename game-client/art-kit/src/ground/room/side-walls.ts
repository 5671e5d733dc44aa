import type { SideWall } from "./room-theme.ts";
import { blend, dot, evenly, type Face, patch, plate, type RoomBrush } from "./wall-tools.ts";

/** The Android Room: a board full of holes, tools that hang on it, and a striped rail of light. */
const pegboard = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  blend(brush, at, "down", face.hi, face.mid);
  for (let row = 0; row < 5; row += 1)
    for (let x = at.x + 8; x < at.x + at.width; x += 14)
      dot(brush, x, at.y + 18 + row * 11, 1.7, face.dark, 0.42);
  evenly(at, 92, (middle) => {
    const tool = Math.floor(brush.random() * 3);
    const [x, y] = [middle, at.y + 22];
    plate(brush, x - 2, y - 3, 4, 6, 2, trim.dark);
    if (tool === 0) {
      plate(brush, x - 3, y + 2, 6, 26, 3, trim.lo);
      plate(brush, x - 8, y + 22, 16, 12, 5, inlay.lo);
      plate(brush, x - 8, y + 22, 16, 4, 2, inlay.hi);
    } else if (tool === 1) {
      dot(brush, x, y + 12, 11, inlay.lo);
      dot(brush, x, y + 12, 7.5, face.mid);
      plate(brush, x - 3, y + 20, 6, 16, 3, inlay.lo);
    } else {
      plate(brush, x - 11, y + 4, 22, 22, 6, trim.lo);
      plate(brush, x - 8, y + 7, 16, 10, 3, inlay.dark);
      dot(brush, x - 3, y + 12, 1.8, inlay.hi);
      dot(brush, x + 3, y + 12, 1.8, inlay.hi);
    }
  });
  const rail = at.y + at.height - 26;
  plate(brush, at.x - 4, rail, at.width + 8, 14, 3, trim.dark);
  plate(brush, at.x - 4, rail, at.width + 8, 11, 3, trim.mid);
  for (let x = at.x + 6; x < at.x + at.width; x += 24) plate(brush, x, rail + 2, 12, 7, 3, inlay.mid);
  patch(brush, at.x, rail, at.width, 2.5, trim.hi, 0.8);
};

/** The Members' House: deep cloth with rings of brass that moons go round on, over a panel of dark wood. */
const orrery = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  const { canvas } = brush;
  blend(brush, at, "down", face.lo, face.mid, face.hi);
  for (let count = 0; count < at.width / 22; count += 1)
    dot(brush, at.x + brush.random() * at.width, at.y + 10 + brush.random() * 46, 1, inlay.hi, 0.7);
  evenly(at, 88, (middle, gap) => {
    const y = at.y + 34;
    canvas.strokeStyle = trim.mid;
    canvas.lineWidth = 1.6;
    for (const reach of [9, 17, 25]) {
      canvas.globalAlpha = reach === 25 ? 0.45 : 0.8;
      canvas.beginPath();
      canvas.ellipse(middle, y, Math.min(reach * 1.25, gap / 2 - 3), reach * 0.86, 0, 0, Math.PI * 2);
      canvas.stroke();
      canvas.globalAlpha = 1;
      const turn = brush.random() * Math.PI * 2;
      const [x, moonY] = [
        middle + Math.cos(turn) * Math.min(reach * 1.25, gap / 2 - 3),
        y + Math.sin(turn) * reach * 0.86,
      ];
      dot(brush, x, moonY, 3.2, trim.dark);
      dot(brush, x - 0.4, moonY - 0.5, 2.5, inlay.mid);
    }
    dot(brush, middle, y, 4.6, trim.lo);
    dot(brush, middle - 0.8, y - 0.9, 3.2, trim.hi);
  });
  const top = at.y + at.height - 34;
  blend(brush, { ...at, y: top, height: 34 }, "down", inlay.lo, inlay.dark);
  for (let x = at.x; x < at.x + at.width; x += 30) {
    plate(brush, x + 3, top + 7, 24, 20, 5, inlay.dark, 0.8);
    plate(brush, x + 5, top + 8, 20, 5, 2.5, inlay.mid, 0.35);
  }
  patch(brush, at.x, top - 4, at.width, 6, trim.lo);
  patch(brush, at.x, top - 5, at.width, 3, trim.hi);
};

export const SIDE_FACES: Readonly<Record<SideWall, (brush: RoomBrush, face: Face) => void>> = {
  pegboard,
  orrery,
};
