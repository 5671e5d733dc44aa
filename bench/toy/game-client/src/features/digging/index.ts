import type { Feature } from "../../core/feature.ts";
import { DepthGauge } from "./DepthGauge.tsx";
import { diggingOf } from "./own-digging.ts";

/** Digging: press while the spade is at the depth that one wants. */
export const DIGGING: Feature = {
  name: "digging",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/digging.json"),
    en: () => import("@diamond-valley/schemas/locales/en/digging.json"),
  },
  hud: [{ slot: "overlay", Part: DepthGauge }],
  verbs: { dig: (game) => void diggingOf(game).dig() },
  scene: async () => (await import("./scene.ts")).scene,
};
