import { useGame } from "../../core/app/game.ts";
import { CloseButton } from "../../core/dialogs/CloseButton.tsx";
import { FeatureTabs } from "../../core/dialogs/FeatureTabs.tsx";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { useTexts } from "../../core/texts/use-texts.ts";
import { PEOPLE_TEXTS } from "./texts.ts";

/** Who plays, in tabs: who is in the own area, and what features add. */
export function PeopleDialog({ tab }: { tab: string }) {
  useTexts("people", PEOPLE_TEXTS);
  const { text, stores } = useGame();
  const close = (): void => stores.$dialog.set(null);
  const title = text("people:title");
  return (
    <Panel name="people" shape="wide" title={title} onClose={close}>
      <FeatureTabs
        dialog="people"
        label={title}
        names="people:tab"
        tab={tab}
        onChoose={(next) => stores.$dialog.set({ kind: "people", tab: next })}
      />
      <CloseButton onClose={close} />
    </Panel>
  );
}
