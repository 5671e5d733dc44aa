import type { HouseWall } from "./room-theme.ts";
import { blend, dot, evenly, type Face, patch, plate, type RoomBrush } from "./wall-tools.ts";

/** The lab: white plates with round corners, a strip of light, portholes full of bubbles. */
const lab = (brush: RoomBrush, at: Face): void => {
  const { face, inlay } = brush.room;
  blend(brush, at, "down", face.hi, face.mid, face.lo);
  evenly(at, 116, (middle, gap) => {
    const left = middle - gap / 2;
    plate(brush, left + 3, at.y + 15, gap - 6, 46, 10, face.dark, 0.3);
    plate(brush, left + 3, at.y + 14, gap - 6, 44, 10, face.hi);
    plate(brush, left + 12, at.y + 18, gap * 0.42, 3, 1.5, "#fff", 0.9);
    dot(brush, left + gap - 22, at.y + 36, 13, face.dark, 0.5);
    dot(brush, left + gap - 22, at.y + 35, 12, inlay.dark);
    dot(brush, left + gap - 22, at.y + 36, 9.5, inlay.mid);
    for (const [x, y, r] of [
      [-25, 39, 2.4],
      [-19, 34, 1.8],
      [-22, 29, 1.4],
    ] as const)
      dot(brush, left + gap + x, at.y + y, r, "#fff", 0.85);
    for (let line = 0; line < 3; line += 1)
      plate(brush, left + 14, at.y + 30 + line * 8, 30 - line * 8, 3, 1.5, face.lo, 0.8);
  });
  patch(brush, at.x, at.y + 66, at.width, 9, face.dark, 0.6);
  patch(brush, at.x, at.y + 62, at.width, 17, inlay.mid, 0.2);
  patch(brush, at.x, at.y + 68, at.width, 5, inlay.mid);
  patch(brush, at.x, at.y + 69, at.width, 2, inlay.hi);
};

/** The Manor: wine cloth with a woven crest over panels of dark wood. */
const salon = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  const { canvas } = brush;
  blend(brush, at, "down", face.hi, face.mid);
  for (let row = 0; row < 3; row += 1)
    for (let x = at.x + 16 + (row % 2) * 17; x < at.x + at.width; x += 34) {
      const y = at.y + 20 + row * 18;
      canvas.globalAlpha = 0.5;
      canvas.fillStyle = face.lo;
      canvas.beginPath();
      canvas.moveTo(x, y - 7);
      canvas.quadraticCurveTo(x + 8, y, x, y + 8);
      canvas.quadraticCurveTo(x - 8, y, x, y - 7);
      canvas.fill();
      canvas.globalAlpha = 1;
      dot(brush, x, y, 1.8, inlay.mid, 0.75);
    }
  const top = at.y + at.height - 42;
  blend(brush, { ...at, y: top, height: 42 }, "down", inlay.dark, inlay.lo);
  evenly(at, 74, (middle, gap) => {
    plate(brush, middle - gap / 2 + 7, top + 8, gap - 14, 22, 4, trim.lo, 0.75);
    plate(brush, middle - gap / 2 + 9, top + 10, gap - 18, 18, 3, inlay.dark);
    plate(brush, middle - gap / 2 + 9, top + 10, gap - 18, 5, 2.5, inlay.mid, 0.5);
  });
  patch(brush, at.x, top - 4, at.width, 6, trim.lo);
  patch(brush, at.x, top - 5, at.width, 3.5, trim.hi);
};

/** The mushroom house: the inside of a stalk, with gills above and doors of elves painted by children. */
const bark = (brush: RoomBrush, at: Face): void => {
  const { face, inlay } = brush.room;
  const { canvas } = brush;
  blend(brush, at, "down", face.lo, face.hi, face.mid);
  for (let x = at.x + 5; x < at.x + at.width; x += 17 + brush.random() * 9) {
    canvas.globalAlpha = 0.35;
    canvas.strokeStyle = face.lo;
    canvas.lineWidth = 2 + brush.random() * 2;
    canvas.beginPath();
    canvas.moveTo(x, at.y + 26);
    canvas.quadraticCurveTo(x + 5 - brush.random() * 10, at.y + 56, x, at.y + at.height);
    canvas.stroke();
    canvas.globalAlpha = 1;
  }
  blend(brush, { ...at, height: 30 }, "down", inlay.dark, inlay.mid);
  for (let x = at.x + 4; x < at.x + at.width; x += 11) plate(brush, x, at.y + 6, 4.5, 26, 2, inlay.hi, 0.6);
  evenly(at, 190, (middle, gap) => {
    const x = middle + (brush.random() - 0.5) * gap * 0.4;
    dot(brush, x, at.y + 56, 9, inlay.lo, 0.5);
    dot(brush, x + 22, at.y + 66, 5, inlay.lo, 0.4);
    plate(brush, x - 42, at.y + 58, 12, 18, 6, inlay.lo, 0.45);
  });
};

/** The lobby of Diamond Hero: dark plates, a skyline, and tubes of light that run around the room. */
const neon = (brush: RoomBrush, at: Face): void => {
  const { face, inlay } = brush.room;
  blend(brush, at, "down", face.dark, face.lo, inlay.dark);
  for (let x = at.x + 6; x < at.x + at.width - 6; ) {
    const wide = 22 + brush.random() * 30;
    const tall = 18 + brush.random() * 40;
    patch(brush, x, at.y + at.height - tall - 10, Math.min(wide, at.x + at.width - x), tall, face.mid, 0.55);
    for (let y = at.y + at.height - tall - 4; y < at.y + at.height - 18; y += 8)
      for (let window = x + 5; window < x + wide - 6 && window < at.x + at.width - 8; window += 9)
        if (brush.random() < 0.45)
          patch(brush, window, y, 4, 3.5, brush.random() < 0.5 ? inlay.mid : "#FFE48A", 0.85);
    x += wide + 5;
  }
  for (const [y, colour] of [
    [at.y + 22, inlay.hi],
    [at.y + at.height - 20, inlay.mid],
  ] as const) {
    patch(brush, at.x, y - 7, at.width, 17, colour, 0.14);
    patch(brush, at.x, y, at.width, 4, colour);
    patch(brush, at.x, y + 1.2, at.width, 1.6, "#fff", 0.85);
  }
};

/** The faces of these walls. */
export const HOUSE_FACES: Readonly<Record<HouseWall, (brush: RoomBrush, at: Face) => void>> = {
  lab,
  salon,
  bark,
  neon,
};
