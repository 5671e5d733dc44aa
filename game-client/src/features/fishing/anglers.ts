import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Sounds } from "../../core/sound/sounds.ts";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import { accent } from "../../core/world/camera.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import type { Catch, SharedPhase } from "./phases.ts";
import { SOUNDS } from "./sounds.ts";
import { FishingTackle } from "./tackle.ts";

/** How somebody fishes now: as the room's state shows it, or as the player's own attempt knows it. */
export interface ShownAttempt {
  readonly phase: SharedPhase;
  readonly spot: number;
  /** What came up, in the phase `caught`. */
  readonly items: readonly Catch[];
}

/** Draws how everybody at the lake fishes: each change of an angler's phase is shown once. */
export interface Anglers {
  /** `mine` marks the player's own figure. Call after the figures were moved; `delta` in ms. */
  update(figure: Figure, shown: ShownAttempt, mine: boolean, delta: number): void;
  forget(session: string): void;
}

interface AnglerParts {
  scene: SceneContext;
  sounds: Pick<Sounds, "play">;
  /** Where the bag's button is, as a point of the world: the own catch flies there. */
  bagAt: () => Point;
  /** Called when two fish came up at once. */
  onTwo: (angler: Figure) => void;
}

interface Drawn {
  tackle: FishingTackle;
  phase: SharedPhase;
}

export function createAnglers({ scene, sounds, bagAt, onTwo }: AnglerParts): Anglers {
  const drawn = new Map<string, Drawn>();

  const land = (tackle: FishingTackle, items: readonly Catch[], mine: boolean): void => {
    tackle.land(items, mine ? bagAt : undefined);
    if (!mine) return;
    const isFailed = items[0] === "failed";
    if (isFailed) sounds.play(SOUNDS.junk, "caption.junk");
    else sounds.play(SOUNDS.catch, "caption.catch");
    accent(scene, isFailed ? 0.6 : 1.2);
  };

  const enter = (tackle: FishingTackle, figure: Figure, shown: ShownAttempt, mine: boolean): void => {
    const spot = scene.map.spots.find(({ number }) => number === shown.spot);
    switch (shown.phase) {
      case "casting":
        if (spot) tackle.cast(spot.cast);
        if (mine) sounds.play(SOUNDS.cast);
        break;
      case "waiting":
        // Somebody who was fishing before we came: the cast itself was not seen.
        if (spot && figure.sprite.stance === "idle") tackle.cast(spot.cast);
        break;
      case "bite":
        tackle.bite();
        if (mine) sounds.play(SOUNDS.bite, "caption.bite");
        break;
      case "caught":
        land(tackle, shown.items, mine);
        if (shown.items.length > 1) onTwo(figure);
        break;
      case "missed":
        tackle.miss();
        if (mine) sounds.play(SOUNDS.miss, "caption.miss");
        break;
      case "idle":
        if (figure.sprite.stance === "hold" || figure.sprite.stance === "cast") tackle.stow();
    }
  };

  return {
    update(figure, shown, mine, delta) {
      let entry = drawn.get(figure.session);
      if (!entry) {
        entry = { tackle: new FishingTackle(scene, figure.sprite), phase: "idle" };
        drawn.set(figure.session, entry);
      }
      if (shown.phase !== entry.phase) {
        entry.phase = shown.phase;
        enter(entry.tackle, figure, shown, mine);
      }
      entry.tackle.update(delta);
    },
    forget(session) {
      drawn.get(session)?.tackle.destroy();
      drawn.delete(session);
    },
  };
}
