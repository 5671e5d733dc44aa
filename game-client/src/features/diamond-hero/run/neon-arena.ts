import { arenaScene } from "../../../core/arena/arena-scene.ts";
import { HurtEdge } from "../../../core/arena/HurtEdge.tsx";
import type { RoomFeature } from "../../../core/feature.ts";
import { CardsDialog } from "./CardsDialog.tsx";
import { LeaveButton } from "./LeaveButton.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { PrismFrame } from "./PrismFrame.tsx";
import { RunBar } from "./RunBar.tsx";
import { RUN_SCENE } from "./scene.ts";
import { TroubleDialog } from "./TroubleDialog.tsx";

/** All that is fetched when the arena is entered. */
export const NEON_ARENA: RoomFeature = {
  hud: [
    { slot: "place", Part: RunBar },
    { slot: "switches", Part: LeaveButton },
    { slot: "overlay", Part: HurtEdge },
    { slot: "overlay", Part: PrismFrame },
  ],
  dialogs: {
    "hero-cards": CardsDialog,
    "hero-leave": LeaveDialog,
    "hero-trouble": TroubleDialog,
  },
  scene: arenaScene(RUN_SCENE),
};
