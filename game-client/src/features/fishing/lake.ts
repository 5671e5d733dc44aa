import type { RoomFeature } from "../../core/feature.ts";
import { ArrowBar } from "./ArrowBar.tsx";
import { CalmSwitch } from "./CalmSwitch.tsx";
import { scene } from "./scene.ts";

/** All that is fetched when a lake is entered. */
export const LAKE: RoomFeature = {
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/fishing.json"),
    en: () => import("@diamond-valley/schemas/locales/en/fishing.json"),
  },
  hud: [
    { slot: "switches", Part: CalmSwitch },
    { slot: "overlay", Part: ArrowBar },
  ],
  scene,
};
