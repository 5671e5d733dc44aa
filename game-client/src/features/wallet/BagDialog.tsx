import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { FeatureTabs } from "../../core/dialogs/FeatureTabs.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import "./bag.css";

/** The bag, with the tabs that features add to it: what is in it, the main quests, the player's numbers (spec 2 §2). */
export function BagDialog({ tab }: { tab: string }) {
  const { text, stores } = useGame();
  const wallet = useStore(stores.$wallet);
  if (!wallet) return null;
  const title = text("bag.title");
  return (
    <Panel name="bag" shape="wide" title={title} onClose={() => stores.$dialog.set(null)}>
      <FeatureTabs
        dialog="bag"
        label={title}
        names="bag.tab"
        tab={tab}
        onChoose={(next) => stores.$dialog.set({ kind: "bag", tab: next })}
      />
    </Panel>
  );
}
