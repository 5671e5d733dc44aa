import { type Angler, FISHING_PHASES, type PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { createAnglers } from "../../features/fishing/anglers.ts";
import type { SpotMarkers } from "../../features/fishing/spot-markers.ts";
import type { Stores } from "../app/stores.ts";
import type { Controls } from "../input/controls.ts";
import type { PlaceRoom } from "../net/places.ts";
import type { Sounds } from "../sound/sounds.ts";
import type { Text } from "../texts/texts.ts";
import { predictWalkers } from "../walking/predicted-walkers.ts";
import { isSamePrompt, promptAt, spotsInReach } from "../walking/prompt.ts";
import { createWalkerSprites } from "../walking/walker-sprites.ts";
import { celebrate } from "../world/bursts.ts";
import { accent } from "../world/camera.ts";
import type { Place } from "../world/scene-context.ts";

/** Frames in which the camera finds the player, and what it sees is brought in. */
const SETTLING = 14;

/** One joined room, shown in its place until it is over. */
export interface Visit {
  /** `time` is the frame's time, `delta` since the last one, both ms. */
  update(time: number, delta: number): void;
  /** Resolves when the player is found and all that is in view around is drawn. */
  readonly settled: Promise<void>;
  /** Where the player stands, once it is known. */
  position(): Point | null;
  landed(answer: PressAnswer): void;
  /** Rays, sparks and a hop for a new level. */
  celebrate(): void;
  end(): void;
}

export interface VisitParts {
  place: Place;
  room: PlaceRoom;
  stores: Stores;
  text: Text;
  controls: Controls;
  sounds: Sounds;
  markers: SpotMarkers | null;
  bagAt: () => Point;
  /** Called each frame with the own angler, at a lake. */
  follow: ((angler: Angler) => void) | null;
}

/** What the room's state says of fishing, where it is a lake's. */
const anglerOf = (walker: object): Angler | null => ("phase" in walker ? (walker as Angler) : null);

export function createVisit(parts: VisitParts): Visit {
  const { place, room, stores, text, controls, sounds, markers } = parts;
  const walkers = predictWalkers(room, place.map, controls);
  const anglers = createAnglers({
    place,
    sounds,
    bagAt: parts.bagAt,
    onCaught: () => stores.$bagPulse.set(stores.$bagPulse.get() + 1),
  });
  const sprites = createWalkerSprites({
    place,
    room,
    walkers,
    nameOf: (walker, own) => (own ? text("hud.you") : nameOf(walker)),
    onGone: (session) => anglers.forget(session),
  });
  const settling = Promise.withResolvers<void>();
  let frames = 0;
  let steps = 0;

  const nameOf = (walker: Walker): string => walker.name || text("player:unnamed");

  const introduce = (walker: Walker): void => {
    const { name, packed } = stores.$me.get();
    if (name === nameOf(walker) && packed === walker.look) return;
    stores.$me.set({ name: nameOf(walker), look: unpackLook(walker.look), packed: walker.look });
  };

  const footsteps = (walking: boolean, delta: number): void => {
    steps = walking ? steps + delta : 0;
    if (steps < 290) return;
    steps = 0;
    sounds.play("step");
  };

  const offer = (at: Point, angler: Angler | null): void => {
    const others = new Set<number>();
    for (const { session, walker } of sprites.figures()) {
      const spot = session === room.sessionId ? 0 : (anglerOf(walker)?.spot ?? 0);
      if (spot > 0) others.add(spot);
    }
    const fishes = angler !== null && angler.phase !== FISHING_PHASES.idle;
    const canReelIn = fishes && angler.phase < FISHING_PHASES.bite;
    const whileFishing = canReelIn ? ({ act: "reel-in" } as const) : null;
    const prompt = fishes ? whileFishing : promptAt(place.map, at, others);
    if (!isSamePrompt(prompt, stores.$prompt.get())) stores.$prompt.set(prompt);
    const inReach = fishes ? [] : spotsInReach(place.map, at);
    markers?.show(new Set(inReach.map(({ number }) => number)), others);
  };

  return {
    update(time, delta) {
      walkers.tick(time);
      sprites.update(delta);
      for (const figure of sprites.figures()) {
        const angler = anglerOf(figure.walker);
        if (angler) anglers.update(figure, angler, figure.session === room.sessionId, delta);
      }
      const mine = sprites.mine();
      if (!mine) return;
      const poses = [...sprites.figures()].map(({ pose }) => pose);
      place.veils.update(
        poses.filter(({ x, y }) => place.visibility.sees(x, y)),
        delta,
      );
      place.tags.update(delta);
      frames += 1;
      if (frames === SETTLING) settling.resolve();
      const angler = anglerOf(mine.walker);
      if (angler) parts.follow?.(angler);
      offer(mine.pose, angler);
      footsteps(mine.sprite.walking, delta);
      introduce(mine.walker);
    },
    settled: settling.promise,
    position: () => sprites.mine()?.pose ?? null,
    landed: (answer) => anglers.landed(answer),
    celebrate() {
      const mine = sprites.mine();
      if (!mine) return;
      celebrate(place, mine.pose.x, mine.pose.y - 70, 1.6);
      mine.sprite.jump(34);
      accent(place.scene, 1.4);
    },
    end() {
      sprites.dispose();
      walkers.dispose();
      stores.$prompt.set(null);
    },
  };
}
