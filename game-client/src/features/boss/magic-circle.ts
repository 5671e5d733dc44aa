import { arenaScene } from "../../core/arena/arena-scene.ts";
import { DashButton } from "../../core/arena/DashButton.tsx";
import { HurtEdge } from "../../core/arena/HurtEdge.tsx";
import type { RoomFeature } from "../../core/feature.ts";
import { BossBar } from "./BossBar.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { LeaveButton } from "./LeaveButton.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { PeaceDialog } from "./PeaceDialog.tsx";
import { ResultDialog } from "./ResultDialog.tsx";
import { CIRCLE_SCENE } from "./scene.ts";
import { TroubleDialog } from "./TroubleDialog.tsx";
import { BOSS_TEXTS } from "./texts.ts";

/** All that is fetched when the circle is entered. */
export const CIRCLE: RoomFeature = {
  texts: BOSS_TEXTS,
  hud: [
    { slot: "place", Part: BossBar },
    { slot: "switches", Part: LeaveButton },
    { slot: "action", Part: DashButton },
    { slot: "overlay", Part: HurtEdge },
  ],
  dialogs: {
    "boss-entry": EntryDialog,
    "boss-peace": PeaceDialog,
    "boss-result": ResultDialog,
    "boss-leave": LeaveDialog,
    "boss-trouble": TroubleDialog,
  },
  scene: arenaScene(CIRCLE_SCENE),
};
