import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { GemPaid } from "@diamond-valley/schemas/deep/deep.ts";
import { DEEP_RULES } from "@diamond-valley/schemas/deep/rules.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { type DeepView, viewDeep } from "@diamond-valley/schemas/deep/view.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { Arena, ArenaGame, ArenaPart } from "../../core/arena/arena-scene.ts";
import { askingDoor } from "../../core/arena/doors.ts";
import { keep } from "../../core/arena/fighter.ts";
import { closedReason } from "../../core/story/gates.ts";
import { situationOf } from "../../core/story/situation.ts";
import { counterAt } from "../../core/world/diamond-counter.ts";
import { flyingGem } from "../../core/world/flying-gem.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addArt, DEEP_ART } from "./deep-art.ts";
import { createEyes } from "./eyes.ts";
import { createHappenings } from "./happenings.ts";
import { beginOffer, plateOffers } from "./offers.ts";
import { flightOf } from "./own-flight.ts";
import { drawGem, drawShot } from "./pieces.ts";
import { createShutters } from "./shutters.ts";
import { sightOf } from "./sight.ts";
import { SOUNDS } from "./sounds.ts";
import { createWarnings } from "./warnings.ts";

/** The place behind the upper door. */
const BEYOND = "deep-core";
/** Ticks in which a flight has only just begun. */
const NEW = 10;

/** The hall as it is drawn and played. */
export const HALL_SCENE: ArenaGame = {
  rulesOf: (version) => (version === DEEP_RULES.version ? DEEP_RULES : undefined),
  async build(context) {
    await DEEP_ART.draw(context);
    addArt(context, "plate", DEEP.plate.x, DEEP.plate.y).setDepth(LAYER.flat - 1);
    return createHall;
  },
};

function createHall(arena: Arena): ArenaPart {
  const { game, scene, room, client } = arena;
  const { $place, $announced } = game.stores;
  const $situation = situationOf(game.stores);
  const flight = flightOf(game);
  const eyes = createEyes(scene);
  const warnings = createWarnings(scene);
  const shutters = createShutters(scene);
  const happened = createHappenings(arena);
  let view: DeepView | null = null;
  let ended = 0;

  const isFlying = (): boolean =>
    flight.$phase.get() === "flying" && view !== null && view.isFlight && view.end === 0;
  const isOpen = (): boolean => closedReason(BEYOND, $situation.get(), Date.now()) === null;

  /** A diamond is paid: it flies to the counter; still: the counters alone say so, for a toast would hide shots. */
  const paid = ({ x, y, answer }: GemPaid): void => {
    const values = {
      diamonds: answer.granted?.diamonds ?? 0,
      found: flight.found(),
      count: DEEP.gem.count,
    };
    $announced.set(game.text("story:gem.counted", values));
    if (!scene.still) flyingGem(scene, { x, y: y - 40 }, 0, () => counterAt(room));
  };
  const stops = [flight.attach(room.room as never, paid)];

  const follow = (now: DeepView): void => {
    if (now.end === ended) return;
    ended = now.end;
    if (ended !== 0) flight.expectResult();
  };
  const show = (now: DeepView): void => {
    if (!isFlying()) {
      flight.$shown.set(null);
      return;
    }
    keep(flight.$shown, {
      stage: now.stage,
      left: Math.ceil(now.left / TICK_RATE),
      run: Math.round((1 - now.left / DEEP.ticks) * 100),
      gems: now.taken.length,
    });
  };
  /** Whoever has come in walks about; nobody moves before the room has begun that. */
  const setOut = (): void => {
    if ($place.get() !== null && flight.$phase.get() === "none") void flight.begin(false);
  };

  return {
    shot: drawShot(scene),
    pickup: drawGem(scene),
    began(world: World) {
      ended = 0;
      flight.$sight.set(() => {
        if (!client.world) return null;
        const seen = viewDeep(client.world);
        return seen.isFlight && seen.end === 0 ? sightOf(client.world) : null;
      });
      if (!viewDeep(world).isFlight || world.clock.tick[0]! >= NEW) return;
      arena.juice.ring({ x: DEEP.plate.x, y: DEEP.plate.y }, 0x62e6ff, 110);
      arena.juice.shake(4, 200);
      game.sounds.play(SOUNDS.wake, "deep:caption.wake");
      $announced.set(game.text("deep:said.begun"));
    },
    stepped(_, events) {
      for (const event of events) happened(event);
    },
    update(_, delta) {
      const { world } = client;
      view = world ? viewDeep(world) : null;
      setOut();
      if (world && view) {
        follow(view);
        show(view);
      }
      if (world && isFlying()) warnings.draw(world);
      else warnings.clear();
      eyes.update(world, delta);
      shutters.show(isFlying());
    },
    offers(at) {
      const { text } = game;
      const phase = flight.$phase.get();
      if (isFlying()) return askingDoor(scene.map, at, "leave-flight", text("deep:prompt.leave"));
      if (phase === "stuck") return [beginOffer(text, () => void flight.begin(false))];
      if (phase !== "walking") return [];
      const isMissing = flight.found() < DEEP.gem.count;
      return plateOffers(at, { isOpen: isOpen(), isMissing }, text, () => void flight.begin(true));
    },
    end() {
      for (const stop of stops) stop();
      eyes.destroy();
      warnings.destroy();
      shutters.destroy();
      flight.reset();
    },
  };
}
