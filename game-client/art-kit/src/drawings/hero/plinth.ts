import { type Drawing, drawing, ellipse, path } from "../../svg.ts";

/** A round plinth with a tube of neon around it; `glows` where somebody on it is ready to run. */
export const plinth = (glows: boolean): Drawing => {
  const tube = glows ? "#5FE8FF" : "#5A5490";
  return drawing(
    64,
    40,
    ellipse(33, 30, 29, 9, "#120C38", { opacity: 0.55 }),
    path("M4 15V25Q4 35 32 35T60 25V15z", "#2E2472"),
    path("M4 15V25Q4 31 14 33V19z", "#4A3C9C"),
    ellipse(32, 15, 28, 10, "#5646B0"),
    ellipse(32, 14, 22, 7, glows ? "#8A78F0" : "#3F3292"),
    ellipse(32, 15, 28, 10, "none", { stroke: tube, "stroke-width": 6, opacity: 0.25 }),
    ellipse(32, 15, 28, 10, "none", { stroke: tube, "stroke-width": 2.6 }),
  );
};
