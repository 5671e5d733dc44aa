import { useStore } from "@nanostores/react";
import { TalkDialog } from "../../features/characters/TalkDialog.tsx";
import { EmoteBar, EmoteButton, EmoteWheel } from "../../features/emotes/Emotes.tsx";
import { ArrowBar } from "../../features/fishing/ArrowBar.tsx";
import { CalmSwitch } from "../../features/fishing/CalmSwitch.tsx";
import { HowToPlay } from "../../features/help/HowToPlay.tsx";
import { MapDialog } from "../../features/map/MapDialog.tsx";
import { DeliverDialog } from "../../features/quests/DeliverDialog.tsx";
import { ExchangeDialog } from "../../features/quests/ExchangeDialog.tsx";
import { QuestCard } from "../../features/quests/QuestCard.tsx";
import { BagButton } from "../../features/wallet/BagButton.tsx";
import { BagDialog } from "../../features/wallet/BagDialog.tsx";
import { BagFullDialog } from "../../features/wallet/BagFullDialog.tsx";
import { useGame } from "../app/game.ts";
import { Stick } from "../input/Stick.tsx";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import { ConnectionFace } from "../status/ConnectionStatus.tsx";
import { Loading } from "../status/Loading.tsx";
import { TooSmall } from "../status/TooSmall.tsx";
import { ActionButton } from "./ActionButton.tsx";
import { Announcer } from "./Announcer.tsx";
import { Me } from "./Me.tsx";
import { Menu } from "./Menu.tsx";
import { PlaceBanner } from "./PlaceBanner.tsx";
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
