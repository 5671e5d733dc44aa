import { seededRandom } from "@diamond-valley/schemas/random.ts";

/** Edge of the piece of floor that repeats, px: four of them are as wide as the field, so that it joins where it wraps. */
export const NEON_FLOOR = 1_000;
/** Edge of a slab, px. */
const SLAB = 125;

type Pen = CanvasRenderingContext2D;
type Line = (pen: Pen) => void;

/** Draws over the edges too, so that what leaves on one side comes in on the other: at most two pieces long. */
function around(pen: Pen, draw: Line): void {
  const pieces = [-2 * NEON_FLOOR, -NEON_FLOOR, 0, NEON_FLOOR];
  for (const dx of pieces)
    for (const dy of pieces) {
      pen.save();
      pen.translate(dx, dy);
      draw(pen);
      pen.restore();
    }
}

/** A tube of light in the floor: a wide glow, a line, and a bright core. */
function tube(pen: Pen, colour: string, trace: Line): void {
  for (const [width, style, alpha] of [
    [46, colour, 0.05],
    [26, colour, 0.09],
    [13, "#150D3C", 0.55],
    [7, colour, 0.85],
    [2.4, "#FFFFFF", 0.75],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.lineCap = "round";
    pen.beginPath();
    trace(pen);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function pool(pen: Pen, x: number, y: number, radius: number, rgb: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius);
  light.addColorStop(0, `rgba(${rgb},${strength})`);
  light.addColorStop(1, `rgba(${rgb},0)`);
  pen.fillStyle = light;
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Slabs that differ a little, with joints between them. */
function slabs(pen: Pen): void {
  const random = seededRandom(41);
  for (let y = 0; y < NEON_FLOOR; y += SLAB)
    for (let x = 0; x < NEON_FLOOR; x += SLAB) {
      const tone = random();
      pen.fillStyle = tone < 0.34 ? "#332668" : tone < 0.7 ? "#372A70" : "#3B2D76";
      pen.fillRect(x, y, SLAB, SLAB);
      pen.fillStyle = "rgba(255,255,255,.035)";
      pen.fillRect(x + 3, y + 3, SLAB - 6, 3);
      pen.fillStyle = "rgba(16,9,52,.34)";
      pen.fillRect(x, y, SLAB, 2);
      pen.fillRect(x, y, 2, SLAB);
      if (random() < 0.16) {
        pen.fillStyle = "rgba(16,9,52,.3)";
        for (const [dx, dy] of [
          [14, 14],
          [SLAB - 18, 14],
          [14, SLAB - 18],
          [SLAB - 18, SLAB - 18],
        ] as const)
          pen.fillRect(x + dx, y + dy, 5, 5);
      }
    }
}

/**
 * A piece of the arena's floor at dusk: dark slabs, tubes of pink and cyan that cross it and bend, and pools of their light. It
 * is dark and even where one fights, so that whatever moves is seen on it.
 */
export function paintNeonFloor(pen: Pen): void {
  slabs(pen);
  around(pen, (each) => {
    pool(each, 250, 250, 420, "255,120,190", 0.16);
    pool(each, 760, 700, 440, "90,150,255", 0.17);
    pool(each, 740, 180, 300, "150,90,255", 0.16);
    pool(each, 200, 780, 300, "255,150,110", 0.1);
  });
  around(pen, (each) => {
    tube(each, "#FF6FD0", (line) => {
      line.moveTo(812, 250);
      line.lineTo(1_375, 250);
      line.quadraticCurveTo(1_437, 250, 1_437, 312);
      line.lineTo(1_437, 562);
      line.quadraticCurveTo(1_437, 625, 1_500, 625);
      line.lineTo(2_187, 625);
    });
    tube(each, "#57DFFF", (line) => {
      line.moveTo(750, 812);
      line.lineTo(750, 1_375);
      line.quadraticCurveTo(750, 1_437, 687, 1_437);
      line.lineTo(625, 1_437);
    });
    tube(each, "#57DFFF", (line) => {
      line.moveTo(125, 812);
      line.lineTo(312, 812);
      line.quadraticCurveTo(375, 812, 375, 875);
      line.lineTo(375, 1_125);
    });
  });
}
