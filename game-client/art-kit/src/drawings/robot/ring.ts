import { circle, ellipse, path, stroke } from "../../svg.ts";
import { OUTLINE, type Pose, type RobotTones } from "./pose.ts";

/** What looks out of the ring: an eye that follows the view, shut where it blinks and none from behind. */
const eye = ({ view, mood }: Pose, { eyes }: RobotTones): string => {
  if (view === "up") return circle(60, 70, 5, eyes, { opacity: 0.4 });
  const x = view === "side" ? 68 : 60;
  if (mood === "blink") return stroke(`M${x - 15} 70q15 9 30 0`, eyes, 5);
  const wide = mood === "surprised" ? 17 : 14;
  return (
    ellipse(x, 69, wide, wide + 1, eyes) +
    ellipse(x, 70, wide - 7, wide - 5, "#0E1B44") +
    circle(x - 5, 63, 4, "#fff") +
    (mood === "happy" ? stroke(`M${x - 15} 80q15 9 30 0`, eyes, 4) : "")
  );
};

/** A ring that floats over its own light: what a look with the head `ring` is, from crown to foot. */
export const ring = (pose: Pose, tones: RobotTones): string => {
  const { shell, accent, eyes } = tones;
  const lift = pose.step % 2 === 1 ? 3 : 0;
  const turn = (at: number): readonly [number, number] => [
    60 + Math.cos((at * Math.PI) / 180) * 44,
    68 - lift + Math.sin((at * Math.PI) / 180) * 44,
  ];
  return (
    ellipse(60, 128, 30, 7, eyes, { opacity: 0.35 }) +
    path("M46 116L60 124L74 116L60 132z", eyes, { opacity: 0.55 }) +
    circle(60, 68 - lift, 52, shell.lo, OUTLINE) +
    path(`M12 ${62 - lift}A50 50 0 0 1 58 ${18 - lift}Q30 ${30 - lift} 24 ${70 - lift}z`, shell.hi, {
      opacity: 0.8,
    }) +
    circle(60, 68 - lift, 36, "#0E1B44", OUTLINE) +
    circle(60, 68 - lift, 30, "none", { stroke: eyes, "stroke-width": 2, opacity: 0.5 }) +
    [45, 135, 225, 315].map((at) => circle(...turn(at), 5, accent, OUTLINE)).join("") +
    eye(pose, tones)
  );
};
