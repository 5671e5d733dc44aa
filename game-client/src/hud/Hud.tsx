import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { ArrowBar } from "../fishing/ArrowBar.tsx";
import { CalmSwitch } from "../fishing/CalmSwitch.tsx";
import { TalkDialog } from "../hub/TalkDialog.tsx";
import { BagFullDialog } from "../quests/BagFullDialog.tsx";
import { DeliverDialog } from "../quests/DeliverDialog.tsx";
import { ExchangeDialog } from "../quests/ExchangeDialog.tsx";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import { BagDialog } from "../wallet/BagDialog.tsx";
import { ActionButton } from "./ActionButton.tsx";
import { Announcer } from "./Announcer.tsx";
import { BagButton } from "./BagButton.tsx";
import { HowToPlay } from "./dialogs/HowToPlay.tsx";
import { MapDialog } from "./dialogs/MapDialog.tsx";
import { EmoteBar, EmoteButton, EmoteWheel } from "./Emotes.tsx";
import { ConnectionFace } from "./faces/ConnectionFace.tsx";
import { Loading } from "./faces/Loading.tsx";
import { TooSmall } from "./faces/TooSmall.tsx";
import { Me } from "./Me.tsx";
import { Menu } from "./Menu.tsx";
import { PlaceBanner } from "./PlaceBanner.tsx";
import { QuestCard } from "./QuestCard.tsx";
import { Stick } from "./Stick.tsx";
import { ToastList } from "./ToastList.tsx";

/** All that lies over the world. */
export function Hud() {
  const place = useStore(useGame().stores.$place);
  return (
    <>
      <div className="hud" hidden={place === null}>
        <Me />
        <PlaceBanner />
        <Menu />
        <QuestCard />
        <CalmSwitch />
        <Stick />
        <EmoteBar />
        <EmoteButton />
        <BagButton />
        <ActionButton />
        <EmoteWheel />
        <ArrowBar />
        <Announcer />
      </div>
      <Loading />
      <div data-dialogs="" />
      <Dialogs />
      <ToastList />
      <ConnectionFace />
      <TooSmall />
    </>
  );
}

function Dialogs() {
  const dialog = useStore(useGame().stores.$dialog);
  switch (dialog?.kind) {
    case "bag":
      return <BagDialog tab={dialog.tab} />;
    case "map":
      return <MapDialog />;
    case "settings":
      return <SettingsDialog />;
    case "how-to-play":
      return <HowToPlay />;
    case "talk":
      return <TalkDialog talk={dialog.talk} />;
    case "deliver":
      return <DeliverDialog category={dialog.category} />;
    case "exchange":
      return <ExchangeDialog category={dialog.category} />;
    case "bag-full":
      return <BagFullDialog />;
    default:
      return null;
  }
}
