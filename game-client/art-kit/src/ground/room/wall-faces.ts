import { HOUSE_FACES } from "./house-walls.ts";
import type { WallStyle } from "./room-theme.ts";
import { SIDE_FACES } from "./side-walls.ts";
import { blend, dot, evenly, type Face, patch, plate, type RoomBrush } from "./wall-tools.ts";

const CORNICE = 11;
const SKIRTING = 12;

const bricks = (brush: RoomBrush, { x, y, width, height }: Face): void => {
  const { face } = brush.room;
  patch(brush, x, y, width, height, face.dark);
  for (let row = 0; row * 15 < height; row += 1)
    for (let at = x - (row % 2) * 19; at < x + width; at += 38) {
      const tone = brush.random();
      const colour = tone < 0.18 ? face.hi : tone < 0.36 ? face.lo : face.mid;
      plate(brush, at + 1, y + row * 15 + 1, 36, 13, 3, colour);
      plate(brush, at + 3, y + row * 15 + 2, 22, 2.5, 1, face.hi, 0.45);
    }
  patch(brush, x, y, width, height, face.dark, 0.12);
};

const stripes = (brush: RoomBrush, at: Face): void => {
  const { face, inlay } = brush.room;
  blend(brush, at, "down", face.hi, face.mid);
  for (let x = at.x + 12; x < at.x + at.width; x += 36) patch(brush, x, at.y, 14, at.height, face.lo, 0.28);
  for (let x = at.x + 37; x < at.x + at.width - 6; x += 36)
    for (let y = at.y + 24; y < at.y + at.height - 40; y += 22)
      dot(brush, x, y + ((x / 36) % 2) * 8, 2.2, inlay.mid, 0.55);
};

const wainscot = (brush: RoomBrush, { x, y, width, height }: Face, rise: number): void => {
  const { trim } = brush.room;
  const top = y + height - rise;
  blend(brush, { x, y: top, width, height: rise }, "down", trim.hi, trim.mid);
  patch(brush, x, top - 3, width, 5, trim.lo);
  patch(brush, x, top - 4, width, 3, trim.hi);
  evenly({ x, y, width, height }, 62, (middle, gap) => {
    plate(brush, middle - gap / 2 + 7, top + 8, gap - 14, rise - 24, 4, trim.lo, 0.8);
    plate(brush, middle - gap / 2 + 8.5, top + 10, gap - 17, rise - 27, 3, trim.mid);
  });
};

const damask = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  blend(brush, at, "down", face.hi, face.mid);
  evenly(at, 150, (middle, gap) => {
    const [left, top, width, height] = [middle - gap / 2 + 17, at.y + 19, gap - 34, at.height - 43];
    plate(brush, left - 4, top - 3, width + 8, height + 8, 6, trim.lo);
    plate(brush, left - 4, top - 4, width + 8, height + 7, 6, trim.mid);
    plate(brush, left - 2.5, top - 3, width + 3, 2, 1, trim.hi);
    plate(brush, left, top, width, height, 4, inlay.mid);
    for (let x = left + 14; x < left + width - 6; x += 26)
      for (let y = top + 12; y < top + height - 4; y += 22) {
        plate(brush, x - 4, y - 6, 8, 12, 4, inlay.hi, 0.4);
        plate(brush, x - 7, y - 2, 14, 4, 2, inlay.hi, 0.3);
      }
    plate(brush, left, top, width, 9, 4, inlay.dark, 0.35);
    // The pilaster to the left of each panel; the first one is half in the corner.
    const post = middle - gap / 2;
    plate(brush, post - 8, at.y, 16, at.height, 2, face.lo);
    plate(brush, post - 8, at.y, 12, at.height, 2, face.hi);
    plate(brush, post - 10, at.y + 10, 20, 6, 3, trim.mid);
  });
};

const nightGlass = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  blend(brush, at, "down", inlay.dark, inlay.lo, inlay.mid);
  for (let count = 0; count < at.width / 9; count += 1) {
    const [x, y] = [at.x + brush.random() * at.width, at.y + 8 + brush.random() * (at.height - 30)];
    dot(
      brush,
      x,
      y,
      0.7 + brush.random() * 1.3,
      brush.random() < 0.2 ? "#FFF3B0" : "#FFFFFF",
      0.5 + brush.random() * 0.5,
    );
  }
  const { canvas } = brush;
  canvas.fillStyle = inlay.hi;
  canvas.globalAlpha = 0.3;
  canvas.beginPath();
  canvas.moveTo(at.x, at.y + at.height);
  for (let x = at.x; x <= at.x + at.width + 40; x += 40)
    canvas.lineTo(x, at.y + at.height - 24 - ((x * 7) % 23));
  canvas.lineTo(at.x + at.width, at.y + at.height);
  canvas.fill();
  canvas.globalAlpha = 1;
  evenly(at, 118, (middle, gap) => {
    const post = middle - gap / 2;
    plate(brush, post - 8, at.y, 16, at.height, 3, face.lo);
    plate(brush, post - 8, at.y, 11, at.height, 3, face.mid);
    plate(brush, post - 6, at.y + 6, 3.5, at.height - 16, 2, face.hi);
    canvas.globalAlpha = 0.1;
    canvas.fillStyle = "#fff";
    canvas.beginPath();
    canvas.moveTo(middle - 14, at.y);
    canvas.lineTo(middle + 12, at.y);
    canvas.lineTo(middle - 18, at.y + at.height);
    canvas.lineTo(middle - 44, at.y + at.height);
    canvas.fill();
    canvas.globalAlpha = 1;
    plate(brush, middle - gap / 2 + 8, at.y + at.height - 26, gap - 16, 4, 2, trim.mid, 0.7);
  });
};

const hull = (brush: RoomBrush, at: Face): void => {
  const { face, inlay } = brush.room;
  blend(brush, at, "down", face.mid, face.lo);
  evenly(at, 92, (middle, gap) => {
    const left = middle - gap / 2;
    plate(brush, left + 2, at.y + 14, gap - 4, 34, 6, face.dark, 0.55);
    plate(brush, left + 3, at.y + 13, gap - 6, 33, 6, face.mid);
    plate(brush, left + 7, at.y + 15, gap * 0.5, 3, 1.5, face.hi, 0.8);
    plate(brush, left + 2, at.y + 62, gap - 4, 24, 6, face.dark, 0.55);
    plate(brush, left + 3, at.y + 61, gap - 6, 22, 6, face.lo);
    for (const x of [left + 9, left + gap - 9]) {
      dot(brush, x, at.y + 40, 2.4, face.dark);
      dot(brush, x - 0.5, at.y + 39.3, 1.5, face.hi);
    }
    for (let slit = 0; slit < 3; slit += 1)
      plate(brush, middle - 14, at.y + 66 + slit * 5, 28, 2.5, 1, face.dark, 0.8);
  });
  patch(brush, at.x, at.y + 49, at.width, 11, face.dark);
  patch(brush, at.x, at.y + 44, at.width, 21, inlay.mid, 0.16);
  patch(brush, at.x, at.y + 51, at.width, 6, inlay.mid);
  patch(brush, at.x, at.y + 52, at.width, 2.5, inlay.hi);
};

const plaza = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  blend(brush, at, "down", inlay.dark, inlay.lo, inlay.mid, inlay.hi);
  for (let count = 0; count < at.width / 26; count += 1)
    dot(
      brush,
      at.x + brush.random() * at.width,
      at.y + brush.random() * at.height * 0.4,
      0.8 + brush.random(),
      "#FFF6DC",
      0.8,
    );
  const { canvas } = brush;
  for (let x = at.x; x < at.x + at.width; x += 46) {
    const tall = 22 + brush.random() * 26;
    canvas.globalAlpha = 0.55;
    canvas.fillStyle = inlay.dark;
    canvas.beginPath();
    canvas.ellipse(x + 20, at.y + at.height - 32, 34, tall, 0, Math.PI, 0);
    canvas.fill();
    canvas.globalAlpha = 1;
  }
  const top = at.y + at.height - 44;
  patch(brush, at.x, top + 10, at.width, 34, inlay.dark, 0.45);
  for (let x = at.x + 6; x < at.x + at.width - 8; x += 22) {
    plate(brush, x, top + 8, 12, 30, 5, face.dark);
    plate(brush, x, top + 8, 9, 30, 4, face.mid);
    plate(brush, x + 2, top + 12, 3, 18, 1.5, face.hi);
  }
  plate(brush, at.x, top + 2, at.width, 10, 3, trim.dark);
  plate(brush, at.x, top, at.width, 9, 3, trim.mid);
  patch(brush, at.x, top, at.width, 3.5, trim.hi);
};

/** Cream boards, and in a band of glass the lamps of a line that somebody is talking on. */
const exchange = (brush: RoomBrush, at: Face): void => {
  const { face, trim, inlay } = brush.room;
  blend(brush, at, "down", face.hi, face.mid);
  for (let x = at.x; x < at.x + at.width; x += 22) patch(brush, x, at.y, 2, at.height, face.lo, 0.6);
  const top = at.y + 26;
  plate(brush, at.x - 4, top - 4, at.width + 8, 30, 4, trim.dark);
  plate(brush, at.x - 4, top - 4, at.width + 8, 27, 4, trim.mid);
  plate(brush, at.x - 4, top, at.width + 8, 19, 3, inlay.dark);
  for (let x = at.x + 10; x < at.x + at.width - 4; x += 15) {
    const colour = brush.random() < 0.42 ? inlay.hi : brush.random() < 0.3 ? inlay.mid : inlay.lo;
    dot(brush, x, top + 9.5, 4.2, trim.dark, 0.8);
    dot(brush, x - 0.4, top + 9, 3, colour);
  }
  wainscot(brush, at, 34);
};

/** Cushions from end to end, so that no sound comes through. */
const quilted = (brush: RoomBrush, at: Face): void => {
  const { face, inlay } = brush.room;
  const { canvas } = brush;
  blend(brush, at, "down", face.mid, face.lo);
  for (let row = 0; row * 20 < at.height + 20; row += 1)
    for (let x = at.x - 26 + (row % 2) * 26; x < at.x + at.width + 26; x += 52) {
      const y = at.y + row * 20;
      canvas.fillStyle = face.mid;
      canvas.beginPath();
      canvas.moveTo(x, y - 18);
      canvas.lineTo(x + 24, y);
      canvas.lineTo(x, y + 18);
      canvas.lineTo(x - 24, y);
      canvas.fill();
      canvas.globalAlpha = 0.75;
      canvas.fillStyle = face.hi;
      canvas.beginPath();
      canvas.moveTo(x, y - 16);
      canvas.lineTo(x + 12, y - 7);
      canvas.lineTo(x - 4, y + 2);
      canvas.lineTo(x - 21, y);
      canvas.fill();
      canvas.globalAlpha = 1;
      dot(brush, x + 26, y, 2.6, face.dark, 0.9);
      dot(brush, x + 25.5, y - 0.6, 1.7, inlay.hi);
    }
};

const FACES: Readonly<Record<WallStyle, (brush: RoomBrush, face: Face) => void>> = {
  plaster(brush, face) {
    stripes(brush, face);
    wainscot(brush, face, 36);
  },
  brick: bricks,
  panels(brush, face) {
    stripes(brush, face);
    wainscot(brush, face, 42);
  },
  damask,
  night: nightGlass,
  hull,
  plaza,
  exchange,
  quilted,
  ...HOUSE_FACES,
  ...SIDE_FACES,
};

/** One wall's face, with cornice, skirting and the shade in its corners. */
export const paintFace = (brush: RoomBrush, face: Face): void => {
  const { canvas, room } = brush;
  const { x, y, width, height } = face;
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, y, width, height);
  canvas.clip();
  FACES[room.wall](brush, face);
  if (room.wall !== "plaza") {
    patch(brush, x, y, width, CORNICE + 6, room.face.dark, 0.22);
    patch(brush, x, y, width, CORNICE, room.trim.lo);
    patch(brush, x, y, width, CORNICE - 3, room.trim.mid);
    patch(brush, x, y + 1.5, width, 2.5, room.trim.hi);
    for (let at = x + 9; room.wall === "brick" && at < x + width; at += 34)
      dot(brush, at, y + 5.5, 2.2, room.trim.hi);
  }
  patch(brush, x, y + height - SKIRTING, width, SKIRTING, room.trim.dark);
  patch(brush, x, y + height - SKIRTING, width, SKIRTING - 4, room.trim.lo);
  patch(brush, x, y + height - SKIRTING, width, 2.5, room.trim.hi, 0.8);
  blend(brush, { x, y, width: 34, height }, "right", "rgba(24,30,80,.34)", "rgba(24,30,80,0)");
  blend(brush, { x: x + width - 46, y, width: 46, height }, "right", "rgba(24,30,80,0)", "rgba(24,30,80,.4)");
  blend(
    brush,
    { x, y: y + height * 0.5, width, height: height * 0.5 },
    "down",
    "rgba(24,30,80,0)",
    "rgba(24,30,80,.16)",
  );
  canvas.restore();
};
