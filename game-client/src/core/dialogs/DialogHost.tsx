import { useStore } from "@nanostores/react";
import { type ComponentType, Suspense } from "react";
import { useGame } from "../app/game.ts";
import { useRoomFeatures } from "../hud/room-features.ts";
import type { OpenDialog } from "./dialogs.ts";
import { lazily } from "./lazily.ts";

const SettingsDialog = lazily(async () => (await import("../settings/SettingsDialog.tsx")).SettingsDialog);

/** The dialog that is open, of whichever feature it is. */
export function DialogHost() {
  const { stores, features } = useGame();
  const open = useStore(stores.$dialog);
  const ofRoom = useRoomFeatures();
  if (open === null) return null;
  const { kind, ...properties }: OpenDialog = open;
  const known: Readonly<Record<string, ComponentType<object>>> = Object.assign(
    { settings: SettingsDialog },
    ...[...features, ...ofRoom].map(({ dialogs }) => dialogs),
  );
  const Dialog = known[kind];
  if (!Dialog) return null;
  return (
    // Most are fetched when they are first opened.
    <Suspense>
      <Dialog {...(properties as object)} />
    </Suspense>
  );
}
