import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { createOwnAngling, type OwnAngling } from "../../features/fishing/own-angling.ts";
import { nextStep } from "../../features/quests/quest.ts";
import type { Engine } from "../engine/engine.ts";
import type { Controls } from "../input/controls.ts";
import type { Calls } from "../net/calls.ts";
import type { PlaceRoom } from "../net/places.ts";
import type { Visit } from "../scene/room-view.ts";
import { browserShelf } from "../settings/settings.ts";
import type { Sounds } from "../sound/sounds.ts";
import type { Text } from "../texts/texts.ts";
import { NOT_FISHING, type Stores } from "./stores.ts";

/** Set on this device once how to play was shown. */
const GREETED = "how_to_play_seen";

/** The room that is joined now, with what belongs to it. */
export interface Live {
  readonly room: PlaceRoom;
  /** Null until the place is drawn. */
  visit: Visit | null;
  /** Null away from the lake. */
  readonly angling: OwnAngling | null;
}

export interface LiveRoomParts {
  stores: Stores;
  text: Text;
  calls: Calls;
  controls: Controls;
  sounds: Sounds;
  /** Resolves when the engine's code is there. */
  engine: Promise<Engine>;
  tell: (news: WalletUpdate) => void;
  /** Called when a place can't be shown. */
  crash: () => void;
}

/** Brings each joined room onto the screen. */
export interface LiveRoom {
  /** The room that is joined now, or null on the way. */
  current(): Live | null;
  /** Shows a joined room; the answer takes it off again. */
  arrive(place: PlaceName, room: PlaceRoom): () => void;
}

export function createLiveRoom(parts: LiveRoomParts): LiveRoom {
  const { stores, text, calls, controls, sounds, tell, crash } = parts;
  const { $place, $wallet, $loaded, $travelling, $angling } = stores;
  let live: Live | null = null;
  let world: Engine | null = null;

  /** Where the bag's button is, in the world: catches fly there. */
  const bagAt = () => {
    const box = document.querySelector("[data-opens=bag]")?.getBoundingClientRect();
    const middle = box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
    return world?.worldAt(middle.x, middle.y) ?? middle;
  };

  const markDelivery = (): void => {
    const wallet = $wallet.get();
    world?.setDeliveryReady(wallet !== null && nextStep(wallet, "fish").step === "deliver");
  };
  $wallet.listen(markDelivery);

  const show = async (place: PlaceName, mine: Live): Promise<void> => {
    world = await parts.engine;
    await world.show(place);
    if (live !== mine) return;
    const { angling, room } = mine;
    const follow = angling?.follow ?? null;
    const visit = await world.visit(place, { room, stores, text, controls, sounds, bagAt, follow });
    if (live !== mine) return world.endVisit(place, visit);
    mine.visit = visit;
    markDelivery();
    await visit.settled;
    if (live !== mine) return;
    $loaded.set(1);
    $place.set(place);
    $travelling.set(null);
    sounds.theme(place);
    greet(stores);
  };

  return {
    current: () => live,
    arrive(place, room) {
      const landed: Visit["landed"] = (answer) => live?.visit?.landed(answer);
      const angling = place === "lake" ? createOwnAngling({ room, stores, text, landed }) : null;
      const mine: Live = { room, visit: null, angling };
      live = mine;
      $angling.set(NOT_FISHING);
      room.onMessage("wallet", (news: WalletUpdate) => tell(news));
      // What a newer server may say is none of this page's business.
      room.onMessage("*", () => {});
      void calls.wallet().then(
        (wallet) => $wallet.set(wallet),
        () => {},
      );
      show(place, mine).catch(crash);
      return () => {
        if (live === mine) live = null;
        if (mine.visit) world?.endVisit(place, mine.visit);
        $angling.set(NOT_FISHING);
      };
    },
  };
}

/** The first visit on this device begins with how to play. */
function greet({ $dialog }: Stores): void {
  const shelf = browserShelf();
  if (shelf === null || shelf.getItem(GREETED) !== null) return;
  shelf.setItem(GREETED, "true");
  $dialog.set({ kind: "how-to-play" });
}
