import { type ArenaRules, OUTCOMES } from "@diamond-valley/schemas/arena/rules.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { MINER_POSES, type Miner, type MiningState } from "@diamond-valley/schemas/mining/mining.ts";
import { miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { type ExpeditionView, viewExpedition } from "@diamond-valley/schemas/mining/view.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { Arena, ArenaGame, ArenaPart } from "../../core/arena/arena-scene.ts";
import { askingDoor } from "../../core/arena/doors.ts";
import { keep } from "../../core/arena/fighter.ts";
import { createHandTools } from "../../core/arena/hand-tools.ts";
import { showFallen } from "../../core/arena/own-figure.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import { ROBOT_SCALE } from "../../core/world/character-sprite.ts";
import { addLightMap, type Light } from "../../core/world/light-map.ts";
import { buildCave } from "./cave.ts";
import { addArt, CAVE_ART } from "./cave-art.ts";
import { expeditionOf } from "./expedition.ts";
import { createHappenings } from "./happenings.ts";
import { createHaul } from "./haul.ts";
import { caveLights, DARK, HAZARD_LIGHT, minerLight } from "./lights.ts";
import { freeVein, isFree, restingOffer, veinInReach, veinOffers } from "./offers.ts";
import { createRing } from "./ring.ts";
import { ringLook } from "./ring-look.ts";
import { SOUNDS } from "./sounds.ts";
import { addVeins, VEIN_HEART, type Veins } from "./veins.ts";

const rules = new WeakMap<GameMap, ArenaRules>();

/** The rules on a map: finding its free places takes a while, and is done once. */
function rulesOn(map: GameMap): ArenaRules {
  const made = rules.get(map) ?? miningRules(map);
  rules.set(map, made);
  return made;
}

/** The mine as it is drawn and played. */
export const MINE_SCENE: ArenaGame = {
  rulesOf: (version, map) => (version === MINING.rules ? rulesOn(map) : undefined),
  async build(context) {
    await CAVE_ART.draw(context);
    buildCave(context);
    const veins = addVeins(context);
    const dark = addLightMap(context, DARK);
    const fixed = caveLights(context);
    return (arena) =>
      createMine(arena, veins, (moving) => dark.show([...fixed, ...veins.lights(), ...moving]));
  },
};

/** The vein that another miner strikes at, 0 for none. */
function workingAt({ walker }: Figure): number {
  const miner = walker as Miner;
  return miner.pose === MINER_POSES.striking ? miner.vein : 0;
}

function createMine(arena: Arena, veins: Veins, light: (moving: readonly Light[]) => void): ArenaPart {
  const { game, scene, room, client, fighter } = arena;
  const { map } = scene;
  const { $place, $dialog } = game.stores;
  const expedition = expeditionOf(game);
  const state = room.room.state as unknown as MiningState;
  const ring = createRing(scene);
  const pickaxes = createHandTools(scene, () =>
    addArt(scene, "pickaxe", 0, 0, ROBOT_SCALE).setOrigin(0.47, 0.92),
  );
  const haul = createHaul(arena);
  const happened = createHappenings(arena, { veins, pickaxes, haul });
  /** Px; where the player stood in the last frame. */
  let at: Point = { x: 0, y: 0 };
  let view: ExpeditionView | null = null;

  const states = () => state.veins ?? [];
  const heart = (number: number): Point | null => {
    const vein = map.veins[number - 1];
    return vein ? { x: vein.x, y: vein.y - VEIN_HEART } : null;
  };
  const isRunning = (): boolean =>
    expedition.$phase.get() === "running" && view?.outcome === OUTCOMES.running;
  const own = (): number => (isRunning() ? (view?.vein ?? 0) : 0);
  const inReach = () => (isRunning() ? veinInReach(map.veins, states(), at, own()) : undefined);

  /** A press: at the own vein the input itself strikes; another one is asked for. */
  const strike = (): void => {
    const mine = room.mine();
    const vein = inReach();
    if (!mine || !vein) return;
    pickaxes.swing(mine);
    game.sounds.play(SOUNDS.swing);
    if (own() === vein.number || expedition.asked !== 0 || !isFree(states()[vein.number - 1])) return;
    void expedition.take(vein.number);
  };
  const refuse = (): void => game.sounds.play(EFFECTS.refuse, "caption.refuse");
  /** Whoever is between two expeditions looks at the result again, or tries again what failed. */
  const goOn = (): void => {
    if (expedition.$phase.get() === "running") void expedition.finish();
    else if (expedition.$result.get()) $dialog.set({ kind: "mine-result" });
    else void expedition.begin();
  };
  const stops = [
    fighter.onChange((button, down) => button === "attack" && down && strike()),
    expedition.attach(room.room, (burst) => haul.show(burst, heart(burst.vein) ?? at)),
  ];

  const lights = (mine: Figure): Light[] => {
    const found: Light[] = [...room.figures()].map(({ pose, session }) =>
      minerLight(pose, session === mine.session),
    );
    const hazards = client.world?.hazards;
    for (let row = 0; hazards && row < hazards.capacity; row += 1)
      if (hazards.kind[row] !== 0)
        found.push({ x: hazards.x[row]! / PX, y: hazards.y[row]! / PX, radius: HAZARD_LIGHT });
    return found;
  };
  const show = (mine: Figure, delta: number): void => {
    const share = client.world ? client.timeAt(performance.now()) - client.world.clock.tick[0]! : 0;
    if (view) {
      const { left, depth, vein, ring: now } = view;
      const beat = now !== null && !now.pressed && ringLook(now, share).now;
      keep(expedition.$shown, { left: Math.ceil(left / TICK_RATE), depth, vein, beat });
    }
    ring.draw(heart(own()), isRunning() ? view : null, share);
    veins.show(states(), inReach()?.number ?? 0);
    for (const figure of room.figures()) {
      const isMine = figure === mine;
      const vein = isMine ? own() : workingAt(figure);
      pickaxes.update(
        figure,
        { working: vein > 0, isMine, towards: map.veins[vein - 1]?.x, rhythmic: true },
        delta,
      );
      if (!isMine) showFallen(figure, (figure.walker as Miner).pose === MINER_POSES.out);
    }
    light(lights(mine));
  };

  return {
    stepped(_, events) {
      for (const event of events) happened(event);
    },
    update(mine, delta) {
      at = mine.pose;
      view = client.world ? viewExpedition(map, client.world) : null;
      // Whoever has come in sets out, once nothing lies over the cave.
      if (expedition.$phase.get() === "none" && $place.get() !== null && $dialog.get() === null)
        void expedition.begin();
      show(mine, delta);
    },
    offers(here) {
      const phase = expedition.$phase.get();
      if (phase === "none" || phase === "asked" || phase === "ending") return [];
      if (!isRunning()) return view || phase === "over" ? [restingOffer(game.text, goOn)] : [];
      const vein = inReach();
      const now = { at: here, own: own(), text: game.text, strike: fighter.strike, refuse };
      return [
        ...askingDoor(map, here, "leave-mine", game.text("mining:prompt.leave")),
        ...veinOffers(vein, states()[(vein?.number ?? 0) - 1], now),
      ];
    },
    whereIs(object, here) {
      if (object !== "vein") return undefined;
      // Whoever works at one is where it wants to be.
      return own() > 0 ? here : freeVein(map.veins, states(), here);
    },
    left: (session) => pickaxes.forget(session),
    end() {
      for (const stop of stops) stop();
      ring.destroy();
      pickaxes.clear();
      expedition.$shown.set(null);
      expedition.reset();
    },
  };
}
