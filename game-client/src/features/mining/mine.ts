import { arenaScene } from "../../core/arena/arena-scene.ts";
import { DashButton } from "../../core/arena/DashButton.tsx";
import { HurtEdge } from "../../core/arena/HurtEdge.tsx";
import type { RoomFeature } from "../../core/feature.ts";
import { ExpeditionBar } from "./ExpeditionBar.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { ResultDialog } from "./ResultDialog.tsx";
import { MINE_SCENE } from "./scene.ts";
import { TroubleDialog } from "./TroubleDialog.tsx";

/** All that is fetched when a mine is entered. */
export const MINE: RoomFeature = {
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/mining.json"),
    en: () => import("@diamond-valley/schemas/locales/en/mining.json"),
  },
  hud: [
    { slot: "place", Part: ExpeditionBar },
    { slot: "action", Part: DashButton },
    { slot: "overlay", Part: HurtEdge },
  ],
  dialogs: { "mine-result": ResultDialog, "mine-leave": LeaveDialog, "mine-trouble": TroubleDialog },
  scene: arenaScene(MINE_SCENE),
};
