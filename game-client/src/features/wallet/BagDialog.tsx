import { useStore } from "@nanostores/react";
import { Suspense } from "react";
import { useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Tabs } from "../../core/dialogs/Tabs.tsx";
import "./bag.css";

/** The bag, with the tabs that features add to it: what is in it, the main quests, the player's numbers (spec 2 §2). */
export function BagDialog({ tab }: { tab: string }) {
  const { text, stores, features } = useGame();
  const wallet = useStore(stores.$wallet);
  const close = (): void => stores.$dialog.set(null);
  const tabs = features
    .flatMap((feature) => feature.tabs ?? [])
    .filter(({ dialog }) => dialog === "bag")
    .sort((a, b) => a.order - b.order);
  const chosen = tabs.find(({ key }) => key === tab) ?? tabs[0];
  if (!wallet || !chosen) return null;
  return (
    <Panel name="bag" shape="wide" title={text("bag.title")} onClose={close}>
      <Tabs
        label={text("bag.title")}
        tabs={tabs.map(({ key }) => ({ key, name: text(`bag.tab.${key}`) }))}
        chosen={chosen.key}
        onChoose={(next) => stores.$dialog.set({ kind: "bag", tab: next })}
      >
        {/* What a tab fetches yet leaves the dialog as it is. */}
        <Suspense fallback={<p className="note">{text("loading.hint")}</p>}>
          <chosen.Tab wallet={wallet} />
        </Suspense>
      </Tabs>
    </Panel>
  );
}
