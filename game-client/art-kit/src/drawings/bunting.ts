import { RAMPS } from "../palette.ts";
import { type Drawing, drawing, path, repeat, stroke } from "../svg.ts";

/** How far the middle of the line hangs down, px. */
const SAG = 24;
const FLAGS = [RAMPS.coral.mid, RAMPS.gold.mid, RAMPS.teal.mid, RAMPS.violet.mid, "#FFFFFF"];

/** A garland of flags, `span` px wide. */
export const bunting = (span: number): Drawing => {
  const count = Math.round(span / 26);
  const flag = (index: number): string => {
    const share = (index + 0.5) / count;
    const [x, y] = [12 + share * span, 6 + Math.sin(share * Math.PI) * SAG];
    return (
      path(`M${x - 9} ${y + 3}h18l-9 20z`, "#2B2A5A", { opacity: 0.18 }) +
      path(`M${x - 9} ${y}h18l-9 20z`, FLAGS[index % FLAGS.length]!) +
      path(`M${x - 9} ${y}h8l1 18z`, "#fff", { opacity: 0.3 })
    );
  };
  return drawing(
    span + 24,
    SAG + 36,
    stroke(`M12 6Q${12 + span / 2} ${6 + SAG * 2} ${12 + span} 6`, RAMPS.iron.lo, 3),
    repeat(count, flag),
  );
};
