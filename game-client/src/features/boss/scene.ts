import { EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import { healthPercent, PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { GOLEM } from "@diamond-valley/schemas/boss/golem.ts";
import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { ENDS } from "@diamond-valley/schemas/boss/own.ts";
import { BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import { fightOf as setupOf } from "@diamond-valley/schemas/boss/setup.ts";
import { strengthOf } from "@diamond-valley/schemas/boss/tuning.ts";
import { type BossView, viewBoss } from "@diamond-valley/schemas/boss/view.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { golemFacts } from "@diamond-valley/schemas/story/golem.ts";
import { computed } from "nanostores";
import type { Arena, ArenaGame, ArenaPart } from "../../core/arena/arena-scene.ts";
import { askingDoor } from "../../core/arena/doors.ts";
import { keep } from "../../core/arena/fighter.ts";
import { createHandTools } from "../../core/arena/hand-tools.ts";
import type { DrawRow } from "../../core/arena/rows.ts";
import { createWeaponArt } from "../../core/looks/weapon-art.ts";
import { situationOf } from "../../core/story/situation.ts";
import { ROBOT_SCALE } from "../../core/world/character-sprite.ts";
import { addLightMap, type Light } from "../../core/world/light-map.ts";
import { addArt, CIRCLE_ART, GOLEM_ART } from "./circle-art.ts";
import { buildCircle, type CirclePlace, DUSK, MIDDLE } from "./circle-place.ts";
import { showBeaten } from "./farewell.ts";
import { createGolemFigure, type GolemFigure } from "./golem-figure.ts";
import { createHappenings } from "./happenings.ts";
import { motionOf } from "./motion.ts";
import { faceOffer, swingOffer } from "./offers.ts";
import { fightOf } from "./own-fight.ts";
import { drawHeart, drawPebble } from "./pieces.ts";
import { sightOf } from "./sight.ts";
import { createSleeper, type Waiting } from "./sleeper.ts";
import { SOUNDS } from "./sounds.ts";
import { createWarnings } from "./warnings.ts";

/** How long somebody who has just come in may look around before it is asked what to fight, ms. */
const LOOK_AROUND = 1_200;
/** The camera leans towards a golem that is nearer than this, px: farther away the player would leave a narrow screen. */
const LEAN = 380;
/** Px between two steps of the golem. */
const STRIDE = 26;
/** In calm mode one hand is enough: a golem that is nearer than this (px) is struck at in this rhythm, ms. */
const AT_HAND = 112;
const RHYTHM = 420;
/** Ticks in which a golem still comes out of the ground. */
const NEW = 10;

/** The circle as it is drawn and played. */
export const CIRCLE_SCENE: ArenaGame = {
  rulesOf: (version) => (version === BOSS_RULES.version ? BOSS_RULES : undefined),
  async build(context) {
    await Promise.all([CIRCLE_ART, GOLEM_ART.story, GOLEM_ART.weekly].map((art) => art.draw(context)));
    const place = buildCircle(context);
    const dusk = addLightMap(context, DUSK);
    return (arena) => createCircle(arena, place, (moving) => dusk.show([...place.lights, ...moving]));
  },
};

function createCircle(
  arena: Arena,
  place: CirclePlace,
  light: (moving: readonly Light[]) => void,
): ArenaPart {
  const { game, scene, room, client, fighter } = arena;
  const { $place, $dialog } = game.stores;
  const $facts = computed(situationOf(game.stores), (situation) => situation && golemFacts(situation));
  const fight = fightOf(game);
  const sleeper = createSleeper(scene);
  const warnings = createWarnings(scene);
  const beaters = createHandTools(
    scene,
    () => addArt(scene, "beater", 0, 0, ROBOT_SCALE).setOrigin(0.47, 0.92),
    createWeaponArt(scene),
  );
  let view: BossView | null = null;
  let own: GolemFigure | null = null;
  let golemAt: Point = MIDDLE;
  let beaten: ReturnType<typeof showBeaten> | null = null;
  let ended = 0;
  let wasDazed = false;
  let here = 0;
  let sinceBlow = 0;

  const happened = createHappenings(arena, { golem: () => own, beaters });
  const kindOf = (world: World): Kind => setupOf(world.setup).kind;
  const isFighting = (): boolean => fight.$phase.get() === "fighting" && view !== null && view.end === 0;
  // Kept while the circle is shown: a frame asks for them.
  const stops = [
    fight.attach(room.room as never),
    $facts.listen(() => {}),
    // Who is fought is seen behind trees as its fighter is.
    scene.roofs.reveal(() => (own ? golemAt : null)),
  ];

  const drawGolem: DrawRow = (_, row, world) => {
    const figure = createGolemFigure(scene, kindOf(world), world.clock.tick[0]! < NEW);
    figure.crack(viewBoss(world).golem.phase);
    own = figure;
    let last: Point = MIDDLE;
    let walked = 0;
    let left = false;
    return {
      update(at, now, delta) {
        const way = Math.hypot(at.x - last.x, at.y - last.y);
        walked += way;
        last = golemAt = at;
        const { mobs } = now;
        const heading = mobs.heading[row]!;
        // It keeps its side while it looks up or down.
        if (heading > 80 && heading < 176) left = true;
        else if (heading < 48 || heading > 208) left = false;
        const walks = way > 0.25 && mobs.state[row] === MOB_STATES.approach;
        figure.update(at, motionOf(now, row, walks, Math.floor(walked / STRIDE)), left, delta);
        figure.setVisible(view?.end !== ENDS.won);
      },
      destroy() {
        figure.destroy();
        if (own === figure) own = null;
      },
    };
  };

  /** Who looks out of the middle while nobody fights. */
  const waiting = (): Waiting | null => {
    if (view !== null && (view.end === 0 || beaten)) return null;
    const facts = $facts.get();
    if (!facts) return null;
    if (facts["golem.story"] > 0) return "story";
    return facts["golem.weekly"] > 0 ? "weekly" : facts.peace > 0 ? "peace" : null;
  };
  const follow = (world: World, now: BossView): void => {
    if (now.end === ended) return;
    ended = now.end;
    if (ended === 0) return;
    fight.expectResult();
    const mine = room.mine();
    if (ended === ENDS.won && mine)
      beaten = showBeaten(scene, kindOf(world), golemAt, () => room.mine()?.pose ?? MIDDLE);
  };
  const show = (world: World, now: BossView): void => {
    if (now.end !== 0) {
      fight.$shown.set(null);
      return;
    }
    const { golem, left, closeCalls } = now;
    keep(fight.$shown, {
      kind: kindOf(world),
      phase: golem.phase,
      marks: strengthOf(setupOf(world.setup)).phases.slice(1).join(" "),
      golem: healthPercent(golem.hp, golem.hpMax),
      left: Math.ceil(left / TICK_RATE),
      attack: golem.attack,
      isOpen: golem.isOpen,
      closeCalls,
    });
  };
  const lights = (mine: Point): Light[] => {
    const found: Light[] = [{ x: mine.x, y: mine.y - 40, radius: 210, strength: 0.9 }];
    if (own) found.push({ x: golemAt.x, y: golemAt.y - 40, radius: 230, strength: 0.9 });
    const hazards = client.world?.hazards;
    for (let row = 0; hazards && row < hazards.capacity; row += 1)
      if (hazards.kind[row] !== 0)
        found.push({
          x: hazards.x[row]! / PX,
          y: hazards.y[row]! / PX,
          radius: Math.min(400, 90 + hazards.size[row]! / PX),
          strength: 0.8,
        });
    return found;
  };
  /** In calm mode blows fall by themselves, as far as the golem is at hand. */
  const strikeCalmly = (world: World, at: Point, delta: number): void => {
    sinceBlow += delta;
    if (!setupOf(world.setup).calm || !own || distance(at, golemAt) > AT_HAND || sinceBlow < RHYTHM) return;
    sinceBlow = 0;
    fighter.strike();
  };
  /** Whoever has come in is asked what to fight, once nothing lies over the circle. */
  const ask = (delta: number): void => {
    if ($place.get() === null || fight.$phase.get() !== "none" || $dialog.get() !== null) return;
    if (here > LOOK_AROUND) return;
    here += delta;
    const who = waiting();
    if (here > LOOK_AROUND && who !== null && who !== "peace") $dialog.set({ kind: "boss-entry" });
  };

  return {
    mob: drawGolem,
    shot: drawPebble(scene),
    pickup: drawHeart(scene),
    began(world) {
      beaten?.destroy();
      beaten = null;
      ended = 0;
      wasDazed = false;
      fight.$sight.set(() =>
        client.world && viewBoss(client.world).end === 0 ? sightOf(client.world) : null,
      );
      if (world.clock.tick[0]! < NEW) {
        arena.juice.dust(MIDDLE, "dot-white", 16);
        game.sounds.play(SOUNDS.wake, "boss:caption.wake");
        game.stores.$announced.set(game.text("boss:said.begun"));
      }
    },
    stepped(world, events) {
      for (const event of events) happened(event);
      const isDazed = world.mobs.kind[GOLEM] !== 0 && world.mobs.state[GOLEM] === MOB_STATES.dazed;
      if (isDazed && !wasDazed) {
        game.sounds.play(SOUNDS.dazed, "boss:caption.dazed");
        // It ran into the wall.
        if (!events.some(({ code }) => code === EVENTS.lands)) arena.juice.shake(6, 200);
      }
      wasDazed = isDazed;
    },
    update(mine, delta) {
      const { world } = client;
      view = world ? viewBoss(world) : null;
      ask(delta);
      if (world && view) {
        follow(world, view);
        show(world, view);
        warnings.draw(world);
        if (isFighting() && $dialog.get() === null) strikeCalmly(world, mine.pose, delta);
      }
      place.glow(isFighting() ? 0.75 + 0.08 * (view?.golem.phase ?? 0) : 0.6);
      sleeper.update(waiting(), delta);
      beaten?.update(delta);
      beaters.update(
        mine,
        { working: isFighting(), isMine: true, towards: own ? golemAt.x : undefined },
        delta,
      );
      light(lights(mine.pose));
    },
    offers(at) {
      const { text } = game;
      const phase = fight.$phase.get();
      if (isFighting())
        return [
          swingOffer(text, fighter.strike),
          ...askingDoor(scene.map, at, "leave-fight", text("boss:prompt.leave")),
        ];
      return phase === "none" || phase === "over" ? [faceOffer(text, waiting() === "peace")] : [];
    },
    lookAt() {
      if (!isFighting()) return waiting() ? MIDDLE : undefined;
      const mine = room.mine();
      return mine && distance(mine.pose, golemAt) < LEAN ? golemAt : undefined;
    },
    whereIs: (object) => (object === "golem" ? golemAt : undefined),
    left: (session) => beaters.forget(session),
    end() {
      for (const stop of stops) stop();
      sleeper.destroy();
      warnings.destroy();
      beaters.clear();
      beaten?.destroy();
      fight.reset();
    },
  };
}
