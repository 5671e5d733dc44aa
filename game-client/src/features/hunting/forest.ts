import { arenaScene } from "../../core/arena/arena-scene.ts";
import { HurtEdge } from "../../core/arena/HurtEdge.tsx";
import type { RoomFeature } from "../../core/feature.ts";
import { HuntBar } from "./HuntBar.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { ResultCard } from "./ResultCard.tsx";
import { FOREST_SCENE } from "./scene.ts";
import { TroubleDialog } from "./TroubleDialog.tsx";

/** All that is fetched when a forest is entered. */
export const FOREST: RoomFeature = {
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/hunting.json"),
    en: () => import("@diamond-valley/schemas/locales/en/hunting.json"),
  },
  hud: [
    { slot: "place", Part: HuntBar },
    { slot: "overlay", Part: HurtEdge },
    { slot: "overlay", Part: ResultCard },
  ],
  dialogs: { "hunt-leave": LeaveDialog, "hunt-trouble": TroubleDialog },
  scene: arenaScene(FOREST_SCENE),
};
