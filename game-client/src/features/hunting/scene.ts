import type { ArenaRules } from "@diamond-valley/schemas/arena/rules.ts";
import { healthPercent, PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { HUNTER_POSES, type Hunter, type HuntingState } from "@diamond-valley/schemas/hunting/hunting.ts";
import { OWN, PHASES } from "@diamond-valley/schemas/hunting/own.ts";
import { huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import { outingOf } from "@diamond-valley/schemas/hunting/setup.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { type HuntView, viewHunt } from "@diamond-valley/schemas/hunting/view.ts";
import type { GameMap, Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance, nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Arena, ArenaGame, ArenaPart } from "../../core/arena/arena-scene.ts";
import { bagPlace } from "../../core/arena/bag-place.ts";
import { askingDoor } from "../../core/arena/doors.ts";
import { keep } from "../../core/arena/fighter.ts";
import { createHandTools } from "../../core/arena/hand-tools.ts";
import { showFallen } from "../../core/arena/own-figure.ts";
import type { DrawRow } from "../../core/arena/rows.ts";
import { createWeaponArt } from "../../core/looks/weapon-art.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import { ROBOT_SCALE } from "../../core/world/character-sprite.ts";
import { createApproach } from "./approach.ts";
import { buildForest } from "./forest-air.ts";
import { addArt, FOREST_ART } from "./forest-art.ts";
import { createHappenings } from "./happenings.ts";
import { drawGlob, drawHerb } from "./herbs.ts";
import { huntOf } from "./hunt.ts";
import { motionOf } from "./motion.ts";
import { beginOffer, clearingInReach, freeClearing, isFree, slimeOffers, swingOffer } from "./offers.ts";
import { createSlimeFigure, type SlimeFigure } from "./slime-figure.ts";
import { createSlimes } from "./slimes.ts";
import { createWarnings } from "./warnings.ts";

/** A slime that is nearer than this (px) is struck at, whatever door one stands in. */
const AT_HAND = 150;

const rules = new WeakMap<GameMap, ArenaRules>();

/** The rules on a map, which are made once. */
function rulesOn(map: GameMap): ArenaRules {
  const made = rules.get(map) ?? huntingRules(map);
  rules.set(map, made);
  return made;
}

/** The forest as it is drawn and played. */
export const FOREST_SCENE: ArenaGame = {
  rulesOf: (version, map) => (version === HUNTING.rules ? rulesOn(map) : undefined),
  async build(context) {
    await FOREST_ART.draw(context);
    buildForest(context);
    return createForest;
  },
};

const isFighting = (view: HuntView | null): boolean =>
  view !== null && (view.phase === PHASES.fight || view.phase === PHASES.gather);

function createForest(arena: Arena): ArenaPart {
  const { game, scene, room, client, fighter, juice } = arena;
  const { clearings } = scene.map;
  const { $dialog, $place, settings } = game.stores;
  const hunt = huntOf(game);
  const state = room.room.state as unknown as HuntingState;
  const slimes = createSlimes(scene, clearings);
  const warnings = createWarnings(scene);
  const beaters = createHandTools(
    scene,
    () => addArt(scene, "beater", 0, 0, ROBOT_SCALE).setOrigin(0.47, 0.92),
    createWeaponArt(scene),
  );
  /** Px; where the player stood in the last frame, and the slime. */
  let at: Point = { x: 0, y: 0 };
  let slimeAt: Point = at;
  let view: HuntView | null = null;
  let own: SlimeFigure | null = null;
  /** Fights that were over in the own world when it was last looked at; -1 before. */
  let ended = -1;
  const striking = new Set<string>();

  const states = () => state.slimes ?? [];
  const colourOf = (number: number) => COLOURS[(states()[number - 1]?.colour ?? 3) - 1]!;
  const happened = createHappenings(arena, {
    slime: { colour: () => colourOf(view?.slime?.number ?? 0), hit: () => own?.hit() },
    beaters,
  });
  const inReach = () =>
    view?.phase === PHASES.walk && hunt.$phase.get() === "running" && hunt.mayFight()
      ? clearingInReach(clearings, states(), at)
      : undefined;

  /** A press outside of a fight asks for the slime in reach; in one the input itself strikes. */
  const ask = (): void => {
    const clearing = inReach();
    if (clearing && isFree(states()[clearing.number - 1])) void hunt.fight(clearing.number);
  };
  const approach = createApproach(clearings);
  /** Walking right up to one asks for it too (spec 2 §4). */
  const approached = (): void => {
    if (isFighting(view)) {
      // Nobody approaches anything meanwhile, however far the fight leads.
      if (view?.slime) approach.fought(view.slime.number);
      return;
    }
    const isBetween = hunt.$phase.get() === "running" && hunt.mayFight() && $dialog.get() === null;
    const clearing = approach.reached(at, (slime) => isBetween && isFree(states()[slime - 1]));
    if (clearing) void hunt.fight(clearing.number);
  };
  const refuse = (): void => game.sounds.play(EFFECTS.refuse, "caption.refuse");
  const stops = [
    fighter.onChange((button, down) => button === "attack" && down && ask()),
    hunt.attach(room.room),
    // What is fought is seen behind trees as its hunter is.
    scene.roofs.reveal(() => (own ? slimeAt : null)),
    hunt.$result.listen((result) => {
      if (!result) return;
      for (const item of new Set(result.items))
        juice.shards(
          at,
          () => addArt(scene, `herb-${item}`, at.x, at.y, 0.5),
          () => bagPlace(room),
          3,
        );
    }),
  ];

  const drawSlime: DrawRow = (_, row, world) => {
    const king = world.own[OWN.king] === 1;
    const figure = createSlimeFigure(scene, { colour: colourOf(world.own[OWN.slime]!), king });
    own = figure;
    return {
      update(place, now, delta) {
        slimeAt = place;
        const { slime } = viewHunt(scene.map, now);
        const health = slime ? healthPercent(slime.hp, slime.hpMax) : 0;
        figure.update(place, motionOf(now, row), health, delta);
      },
      destroy() {
        figure.destroy();
        if (own === figure) own = null;
      },
    };
  };
  const showOthers = (mine: Figure, delta: number): void => {
    for (const figure of room.figures()) {
      const isMine = figure === mine;
      const { pose, slime } = figure.walker as Hunter;
      if (!isMine) {
        showFallen(figure, pose === HUNTER_POSES.out);
        const strikes = pose === HUNTER_POSES.striking;
        if (strikes && !striking.has(figure.session)) beaters.swing(figure);
        if (strikes) striking.add(figure.session);
        else striking.delete(figure.session);
      }
      const towards = isMine ? (own ? slimeAt.x : undefined) : states()[slime - 1]?.x;
      const working = isMine ? isFighting(view) : slime > 0;
      beaters.update(figure, { working, isMine, towards }, delta);
    }
  };
  const showFight = (now: HuntView): void => {
    if (!isFighting(now)) {
      hunt.$shown.set(null);
      return;
    }
    const { calm, fight } = HUNTING;
    const whole = client.world && outingOf(client.world.setup).calm ? calm.ticks : fight.ticks;
    keep(hunt.$shown, {
      phase: now.phase === PHASES.fight ? "fight" : "gather",
      left: Math.ceil(now.left / TICK_RATE),
      share: Math.round((now.left / whole) * 50) / 50,
      slime: now.slime ? healthPercent(now.slime.hp, now.slime.hpMax) : 0,
      herbs: now.taken.length,
      isOutside: now.ring?.isOutside === true,
    });
  };
  const follow = (world: World): void => {
    const count = world.own[OWN.ended]!;
    if (ended >= 0 && count > ended) hunt.expectResult();
    ended = count;
  };
  /** Whoever has come in sets out; who changes the way to play sets out anew, between two fights. */
  const setOut = (): void => {
    if ($place.get() === null) return;
    const phase = hunt.$phase.get();
    if (phase === "none") void hunt.begin();
    else if (phase === "running" && client.world && view?.phase === PHASES.walk && hunt.asked === 0)
      if (outingOf(client.world.setup).calm !== settings.$settings.get().calm) void hunt.begin();
  };

  return {
    mob: drawSlime,
    shot: drawGlob(scene),
    pickup: drawHerb(scene, () => slimeAt),
    began: () => {
      ended = -1;
    },
    stepped(_, events) {
      for (const event of events) happened(event);
    },
    update(mine, delta) {
      at = mine.pose;
      hunt.framed(delta);
      const { world } = client;
      view = world ? viewHunt(scene.map, world) : null;
      setOut();
      if (world && view) {
        follow(world);
        warnings.draw(world, view);
        showFight(view);
        approached();
      }
      slimes.update(states(), view?.slime?.number ?? 0, inReach()?.number ?? 0, delta);
      showOthers(mine, delta);
    },
    offers(here) {
      const { text } = game;
      if (hunt.$phase.get() === "stuck") return [beginOffer(text, () => void hunt.begin())];
      if (!isFighting(view)) {
        const clearing = inReach();
        const here_ = { at: here, text, strike: fighter.strike, refuse };
        return slimeOffers(clearing, states()[(clearing?.number ?? 0) - 1], here_);
      }
      const isNear = own !== null && distance(slimeAt, here) < AT_HAND;
      return [
        swingOffer(text, fighter.strike),
        ...(isNear ? [] : askingDoor(scene.map, here, "leave-hunt", text("hunting:prompt.leave"))),
      ];
    },
    whereIs(object, here) {
      if (object !== "slime") return undefined;
      if (!isFighting(view)) return freeClearing(clearings, states(), here);
      const herbs = (view?.lying ?? []).filter(({ failed }) => !failed);
      return (
        nearestTo(
          herbs.map(({ x, y }) => ({ x: x / PX, y: y / PX })),
          here,
        ) ?? slimeAt
      );
    },
    left(session) {
      beaters.forget(session);
      striking.delete(session);
    },
    end() {
      for (const stop of stops) stop();
      warnings.destroy();
      slimes.destroy();
      beaters.clear();
      hunt.reset();
    },
  };
}
