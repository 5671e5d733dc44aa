import { arenaScene } from "../../core/arena/arena-scene.ts";
import { DashButton } from "../../core/arena/DashButton.tsx";
import { HurtEdge } from "../../core/arena/HurtEdge.tsx";
import type { RoomFeature } from "../../core/feature.ts";
import { FlightBar } from "./FlightBar.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { ResultDialog } from "./ResultDialog.tsx";
import { HALL_SCENE } from "./scene.ts";
import { TroubleDialog } from "./TroubleDialog.tsx";
import { DEEP_TEXTS } from "./texts.ts";

/** All that is fetched when the hall is entered. */
export const HALL: RoomFeature = {
  texts: DEEP_TEXTS,
  hud: [
    { slot: "place", Part: FlightBar },
    { slot: "action", Part: DashButton },
    { slot: "overlay", Part: HurtEdge },
  ],
  dialogs: {
    "deep-result": ResultDialog,
    "deep-leave": LeaveDialog,
    "deep-trouble": TroubleDialog,
  },
  scene: arenaScene(HALL_SCENE),
};
