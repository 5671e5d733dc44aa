import { useStore } from "@nanostores/react";
import { Suspense } from "react";
import { useGame } from "../app/game.ts";
import type { Dialogs } from "./dialogs.ts";
import { Tabs } from "./Tabs.tsx";

interface Props {
  /** The dialog whose tabs they are. */
  readonly dialog: keyof Dialogs;
  readonly label: string;
  /** Keys of the tabs' names stand below this one. */
  readonly names: string;
  /** The key of the chosen tab; the first one where it is none. */
  readonly tab: string;
  readonly onChoose: (tab: string) => void;
}

/** The tabs that features add to a dialog. Nothing before the wallet is known. */
export function FeatureTabs({ dialog, label, names, tab, onChoose }: Props) {
  const { text, stores, features } = useGame();
  const wallet = useStore(stores.$wallet);
  const tabs = features
    .flatMap((feature) => feature.tabs ?? [])
    .filter((each) => each.dialog === dialog)
    .sort((a, b) => a.order - b.order);
  const chosen = tabs.find(({ key }) => key === tab) ?? tabs[0];
  if (!wallet || !chosen) return null;
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ key }) => ({ key, name: text(`${names}.${key}`) }))}
      chosen={chosen.key}
      onChoose={onChoose}
    >
      {/* What a tab fetches yet leaves the dialog as it is. */}
      <Suspense fallback={<p className="note">{text("loading.hint")}</p>}>
        <chosen.Tab wallet={wallet} />
      </Suspense>
    </Tabs>
  );
}
