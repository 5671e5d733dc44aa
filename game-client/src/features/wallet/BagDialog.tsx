import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import type { BagTab } from "../../core/app/stores.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Tabs } from "../../core/dialogs/Tabs.tsx";
import { QuestLog } from "../quests/QuestLog.tsx";
import { Inventory } from "./Inventory.tsx";
import { Stats } from "./Stats.tsx";

const TABS: readonly BagTab[] = ["inventory", "quests", "stats"];

/** The bag: what is in it, the main quests, the player's numbers (spec 2 §2). */
export function BagDialog({ tab }: { tab: BagTab }) {
  const { text, stores } = useGame();
  const wallet = useStore(stores.$wallet);
  const close = (): void => stores.$dialog.set(null);
  if (!wallet) return null;
  return (
    <Panel name="bag" shape="wide" title={text("bag.title")} onClose={close}>
      <Tabs
        label={text("bag.title")}
        tabs={TABS.map((key) => ({ key, name: text(`bag.tab.${key}`) }))}
        chosen={tab}
        onChoose={(next) => stores.$dialog.set({ kind: "bag", tab: next })}
      >
        {tab === "inventory" && <Inventory wallet={wallet} />}
        {tab === "quests" && <QuestLog wallet={wallet} />}
        {tab === "stats" && <Stats wallet={wallet} />}
      </Tabs>
    </Panel>
  );
}
