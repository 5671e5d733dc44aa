import { useStore } from "@nanostores/react";
import { type ComponentType, Suspense } from "react";
import { useGame } from "../app/game.ts";
import { useRoomFeatures } from "../hud/room-features.ts";
import { DialogLoading } from "./DialogLoading.tsx";
import type { OpenDialog } from "./dialogs.ts";
import { FetchGuard } from "./FetchGuard.tsx";
import { lazily } from "./lazily.ts";
import { toOpen } from "./to-open.ts";

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
  const close = (): void => stores.$dialog.set(null);
  const onMissing = (): void => {
    close();
    const again = { key: "refusal.again", run: toOpen({ stores }, open) };
    stores.toasts.show({ tone: "warn", key: "refusal.not-fetched", actions: [again] });
  };
  return (
    // Most are fetched when they are first opened, and the line may be down then.
    <FetchGuard key={kind} onMissing={onMissing}>
      <Suspense fallback={<DialogLoading onClose={close} />}>
        <Dialog {...(properties as object)} />
      </Suspense>
    </FetchGuard>
  );
}
