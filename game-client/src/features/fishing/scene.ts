import type { Angler } from "@diamond-valley/schemas/fishing/fishing.ts";
import { unpackCatch } from "@diamond-valley/schemas/fishing/shown-catch.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import type { Game } from "../../core/app/game.ts";
import type { RoomPart, RoomScene, SceneFeature } from "../../core/scene/scene-feature.ts";
import { createAnglers, type ShownAttempt } from "./anglers.ts";
import { clap } from "./clap.ts";
import { castOffers, freeSpot, spotsInReach, whileFishing } from "./offers.ts";
import { fishingOf, type OwnAttempt } from "./own-fishing.ts";
import { phaseName } from "./phases.ts";
import { addSpotMarkers, type SpotMarkers } from "./spot-markers.ts";

/** What the room's state says of fishing, where it is a lake's. */
const anglerOf = (walker: Walker): Angler | null => ("phase" in walker ? (walker as Angler) : null);

/** How another angler fishes, by the room's state. */
const sharedAttempt = ({ phase, spot, catch: caught }: Angler): ShownAttempt => ({
  phase: phaseName(phase),
  spot,
  items: unpackCatch(caught),
});

/** The own attempt, as it is drawn: a cast is drawn when the room shows it, a press changes nothing before its answer. */
const ownAttempt = ({ phase, spot, items }: OwnAttempt): ShownAttempt => ({
  phase: phase === "asked" ? "idle" : phase === "pressed" ? "bite" : phase,
  spot,
  items,
});

/** Markers at the spots of a lake, everybody's tackle, and what can be done at the water. */
export const scene: SceneFeature = {
  async build(context, game) {
    if (context.map.spots.length === 0) return null;
    const markers = await addSpotMarkers(context);
    return { enter: (room) => createFishingPart(room, markers, game) };
  },
};

function createFishingPart(
  { scene: context, ...room }: RoomScene,
  markers: SpotMarkers,
  game: Game,
): RoomPart {
  const fishing = fishingOf(game);
  const bagAt = () => {
    const box = document.querySelector("[data-opens=bag]")?.getBoundingClientRect();
    return box ? room.worldAt(box.x + box.width / 2, box.y + box.height / 2) : { x: 0, y: 0 };
  };
  const anglers = createAnglers({
    scene: context,
    sounds: game.sounds,
    bagAt,
    onTwo: (angler) => clap(context, room.figures(), angler),
  });
  const taken = new Set<number>();

  return {
    update(mine, delta) {
      taken.clear();
      for (const figure of room.figures()) {
        const angler = anglerOf(figure.walker);
        if (!angler) continue;
        if (figure === mine) fishing.follow(angler, performance.now());
        else if (angler.spot > 0) taken.add(angler.spot);
        const shown = figure === mine ? ownAttempt(fishing.$attempt.get()) : sharedAttempt(angler);
        anglers.update(figure, shown, figure === mine, delta);
      }
      const inReach = fishing.$attempt.get().phase === "idle" ? spotsInReach(context.map, mine.pose) : [];
      markers.show(new Set(inReach.map(({ number }) => number)), taken);
    },
    offers: (at) => castOffers(context.map, at, taken, game.text),
    whereIs: (object, at) => (object === "spot" ? freeSpot(context.map, at, taken) : undefined),
    lookAt() {
      const { phase, spot } = fishing.$attempt.get();
      if (phase === "idle" || phase === "asked" || phase === "caught") return undefined;
      return context.map.spots.find(({ number }) => number === spot)?.cast;
    },
    busy: () => whileFishing(fishing.$attempt.get(), game.text),
    left: (session) => anglers.forget(session),
  };
}
