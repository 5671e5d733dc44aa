import type { PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { type Angler, FISHING_PHASES } from "@diamond-valley/schemas/fishing/fishing.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Sounds } from "../../core/sound/sounds.ts";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import { accent } from "../../core/world/camera.ts";
import type { Place } from "../../core/world/scene-context.ts";
import { type Catch, FishingTackle } from "./tackle.ts";

/** How long a catch waits for the answer that says what and how many came up, ms. */
const ANSWER_WAIT = 400;

/** Draws how everybody at the lake fishes: each change of an angler's phase is shown once. */
export interface Anglers {
  /** `mine` marks the player's own figure. Call after the figures were moved. */
  update(figure: Figure, angler: Angler, mine: boolean, delta: number): void;
  /** The answer to the player's own press: all that came up, where others see the first. */
  landed(answer: PressAnswer): void;
  forget(session: string): void;
}

interface AnglerParts {
  place: Place;
  sounds: Sounds;
  /** Where the bag is on the screen, as a point of the world. */
  bagAt: () => { x: number; y: number };
  onCaught: () => void;
}

interface Drawn {
  tackle: FishingTackle;
  phase: number;
  /** When the own catch is shown without waiting longer for its answer, ms on the scene's clock. */
  waitsUntil: number | null;
}

export function createAnglers({ place, sounds, bagAt, onCaught }: AnglerParts): Anglers {
  const drawn = new Map<string, Drawn>();
  let answer: PressAnswer | null = null;

  const caughtBy = (angler: Angler): Catch[] => {
    if (angler.catch === 0) return [];
    return [COLOURS[angler.catch - 1] ?? "failed"];
  };

  const land = (entry: Drawn, items: readonly Catch[], mine: boolean): void => {
    entry.waitsUntil = null;
    entry.tackle.land(items, mine ? bagAt : undefined);
    if (!mine) return;
    sounds.play(items[0] === "failed" ? "junk" : "catch");
    accent(place.scene, items[0] === "failed" ? 0.6 : 1.2);
    onCaught();
  };

  const enter = (entry: Drawn, figure: Figure, angler: Angler, mine: boolean): void => {
    const { tackle } = entry;
    const spot = place.map.spots.find(({ number }) => number === angler.spot);
    switch (angler.phase) {
      case FISHING_PHASES.casting:
        answer = mine ? null : answer;
        if (spot) tackle.cast(spot.cast);
        if (mine) sounds.play("cast");
        break;
      case FISHING_PHASES.waiting:
        // Somebody who was fishing before we came: the cast itself was not seen.
        if (spot && figure.sprite.stance === "idle") tackle.cast(spot.cast);
        break;
      case FISHING_PHASES.bite:
        tackle.bite();
        if (mine) sounds.play("bite");
        break;
      case FISHING_PHASES.caught:
        if (!mine) land(entry, caughtBy(angler), false);
        else if (answer) land(entry, answer.items, true);
        else entry.waitsUntil = place.scene.time.now + ANSWER_WAIT;
        break;
      case FISHING_PHASES.missed:
        tackle.miss();
        if (mine) sounds.play("miss");
        break;
      default:
        if (figure.sprite.stance === "hold" || figure.sprite.stance === "cast") tackle.stow();
    }
  };

  return {
    update(figure, angler, mine, delta) {
      let entry = drawn.get(figure.session);
      if (!entry) {
        const tackle = new FishingTackle(place, figure.sprite);
        entry = { tackle, phase: FISHING_PHASES.idle, waitsUntil: null };
        drawn.set(figure.session, entry);
      }
      if (angler.phase !== entry.phase) {
        entry.phase = angler.phase;
        enter(entry, figure, angler, mine);
      }
      if (entry.waitsUntil !== null && (answer || place.scene.time.now > entry.waitsUntil))
        land(entry, answer?.items ?? caughtBy(angler), mine);
      entry.tackle.update(delta);
    },
    landed(news) {
      answer = news;
    },
    forget(session) {
      drawn.get(session)?.tackle.destroy();
      drawn.delete(session);
    },
  };
}
