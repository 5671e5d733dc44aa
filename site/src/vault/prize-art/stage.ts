import { type Drawing, drawing, ellipse, linear } from "@diamond-valley/art-kit/svg.ts";

/** Every prize stands on the same stage, px. */
export const STAGE = { width: 160, height: 140 } as const;

/** The parts of a prize over its soft shadow; `reach` is how wide the shadow lies, px. */
export const onStage = (reach: number, ...parts: readonly string[]): Drawing =>
  drawing(STAGE.width, STAGE.height, ellipse(84, 126, reach, 9, "#1B2A5C", { opacity: 0.22 }), ...parts);

/** A screen that shows the valley: sky, hills and a diamond. Uses the gradient ids `sky` and `hill`. */
export const valleyScreen = (): string =>
  linear("sky", "down", "#8FDBFF", "#D9F6FF") + linear("hill", "down", "#B9E878", "#57A94B");
