import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { DialogHost } from "../dialogs/DialogHost.tsx";
import type { HudPart } from "../feature.ts";
import { Stick } from "../input/Stick.tsx";
import { ConnectionStatus } from "../status/ConnectionStatus.tsx";
import { Loading } from "../status/Loading.tsx";
import { TooSmall } from "../status/TooSmall.tsx";
import { ActionButton } from "./ActionButton.tsx";
import { Announcer, PlaceBanner, TravelBackdrop } from "./arrival.tsx";
import { Captions } from "./Captions.tsx";
import { Menu } from "./Menu.tsx";
import { MuteButton } from "./MuteButton.tsx";
import { useRoomFeatures } from "./room-features.ts";
import { HUD_SLOTS } from "./slots.ts";
import { ToastList } from "./ToastList.tsx";
import "./hud.css";

/** What core itself puts on the screen. */
const CORE_PARTS: readonly HudPart[] = [
  { slot: "place", Part: PlaceBanner },
  { slot: "menu", Part: Menu },
  { slot: "menu", Part: MuteButton },
  { slot: "stick", Part: Stick },
  { slot: "action", Part: ActionButton },
  { slot: "overlay", Part: Captions },
];

/** All that lies over the world. */
export function Hud() {
  const { stores, features } = useGame();
  const place = useStore(stores.$place);
  const parts = [...CORE_PARTS, ...[...features, ...useRoomFeatures()].flatMap(({ hud }) => hud ?? [])];
  return (
    <>
      <div className="hud" hidden={place === null}>
        {HUD_SLOTS.flatMap((slot) =>
          // By its place in the list: names of functions are not unique once the page is built.
          parts.map(({ slot: its, Part }, index) => its === slot && <Part key={`${slot}-${index}`} />),
        )}
        <Announcer />
      </div>
      <Loading />
      <div data-dialogs="" />
      <DialogHost />
      <ToastList />
      <ConnectionStatus />
      <TooSmall />
      <TravelBackdrop />
    </>
  );
}
