import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { MOVES } from "@diamond-valley/schemas/boss/content.ts";
import { BOSS_EVENTS } from "@diamond-valley/schemas/boss/events.ts";
import { GOLEM, isOpen } from "@diamond-valley/schemas/boss/golem.ts";
import { ENDS } from "@diamond-valley/schemas/boss/own.ts";
import { fightOf as setupOf } from "@diamond-valley/schemas/boss/setup.ts";
import type { Arena } from "../../core/arena/arena-scene.ts";
import { showBlow } from "../../core/arena/blow-arc.ts";
import type { HandTools } from "../../core/arena/hand-tools.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { LAYER } from "../../core/world/layers.ts";
import { createFloating } from "./floating.ts";
import { GOLEM_HEART, type GolemFigure } from "./golem-figure.ts";
import { dropRock } from "./rocks.ts";
import { SOUNDS } from "./sounds.ts";

const [GOLD, LEAF, ROSE] = [0xffd24a, 0x8ee07c, 0xffa3c4];
/** How many petals fall for a win, and for how long, ms. */
const PETALS = 60;
const PETAL_TIME = 3_200;

/** How hard the ground is hit, px of the camera: a slam of the whole body is the hardest. */
const SLAM: Readonly<Record<number, readonly [px: number, ms: number]>> = {
  [MOVES.stomp]: [6, 200],
  [MOVES.sulk]: [6, 200],
  [MOVES.quake]: [4, 160],
  [MOVES.toss]: [3, 120],
  [MOVES.sweep]: [3, 100],
};

type MoveName = keyof typeof MOVES;
const NAMES = Object.keys(MOVES) as MoveName[];

/** What is seen, heard and felt of each event of the own world that is a fight's (play.md section 10). */
export function createHappenings(
  { game, scene, room, juice, client }: Arena,
  { golem, beaters }: { readonly golem: () => GolemFigure | null; readonly beaters: HandTools },
): (event: ArenaEvent) => void {
  const { sounds, stores, text } = game;
  const floating = createFloating(scene);

  const petals = (): void => {
    const { worldView } = scene.scene.cameras.main;
    const fall = scene.scene.add.particles(worldView.x, worldView.y - 20, scene.atlas, {
      frame: ["petal", "sparkle"],
      lifespan: PETAL_TIME,
      x: { min: 0, max: worldView.width },
      y: { min: -80, max: worldView.height * 0.5 },
      speedX: { min: -30, max: 40 },
      speedY: { min: 60, max: 150 },
      rotate: { start: 0, end: 420 },
      scale: { min: 0.7 / scene.scale, max: 1.4 / scene.scale },
      alpha: { start: 1, end: 0 },
      emitting: false,
    });
    fall.setDepth(LAYER.burst + 2).explode(scene.still ? 0 : PETALS);
    scene.scene.time.delayedCall(PETAL_TIME, () => fall.destroy());
  };

  const over = (end: number): void => {
    const mine = room.mine();
    const kind = client.world ? setupOf(client.world.setup).kind : "story";
    if (end === ENDS.won && mine) {
      const { x, y } = mine.pose;
      petals();
      juice.ring({ x, y: y - 30 }, GOLD, 120);
      celebrate(scene, x, y - 60, 1.2);
      juice.stop(90);
      juice.hum([100, 50, 100]);
      mine.sprite.jump(22);
      sounds.play(SOUNDS.won, "boss:caption.won");
      stores.$announced.set(text(`boss:said.won-${kind}`));
    } else {
      sounds.play(SOUNDS.lost, "boss:caption.lost");
      stores.$announced.set(text(end === ENDS.time ? "boss:said.time" : "boss:said.lost"));
    }
  };

  return ({ code, x, y, subject, value }) => {
    const here = { x: x / PX, y: y / PX };
    const mine = room.mine();
    const { world } = client;
    const attack = (world?.mobs.attack[GOLEM] ?? 0) - 1;
    switch (code) {
      case EVENTS.blow:
        if (mine && world) {
          beaters.swing(mine);
          showBlow(scene, world, mine.pose);
        }
        sounds.play(SOUNDS.swing);
        break;
      case EVENTS.struck: {
        const heart = { x: here.x, y: here.y - GOLEM_HEART };
        const open = world !== null && isOpen(world);
        golem()?.hit();
        juice.sparks(heart, open ? ["dot-gold", "sparkle"] : ["dot-white", "dot-gold"], open ? 9 : 6);
        juice.stop(50);
        floating.show(
          { x: heart.x + (Math.random() - 0.5) * 50, y: heart.y - 40 },
          `${value}`,
          open ? "#FFE07A" : "#FFFFFF",
          open ? 34 : 26,
        );
        sounds.play(SOUNDS.hit);
        break;
      }
      case EVENTS.telegraph: {
        const name = NAMES[value];
        if (name) sounds.play(SOUNDS[name], `boss:caption.${name}`);
        break;
      }
      case EVENTS.announced:
        if (attack === MOVES.toss && world) dropRock(scene, setupOf(world.setup).kind, here, value);
        break;
      case EVENTS.lands: {
        const slam = SLAM[attack];
        if (subject === HAZARDS.circle || subject === HAZARDS.arc) juice.dust(here, "dot-white", 14);
        if (slam) juice.shake(...slam);
        if (attack !== MOVES.roll) sounds.play(SOUNDS.land, "boss:caption.land");
        break;
      }
      case EVENTS.close:
        if (mine)
          floating.show({ x: mine.pose.x, y: mine.pose.y - 120 }, text("boss:float.phew"), "#BFF3FF", 26);
        break;
      case EVENTS.picked:
        juice.ring(here, LEAF, 48);
        juice.hum(20);
        floating.show({ x: here.x, y: here.y - 60 }, `+${value}`, "#A8F0A0", 30);
        sounds.play(SOUNDS.mended, "boss:caption.mended");
        break;
      case BOSS_EVENTS.heart:
        juice.ring(here, ROSE, 60);
        sounds.play(SOUNDS.heart, "boss:caption.heart");
        break;
      case BOSS_EVENTS.phase: {
        const heart = { x: here.x, y: here.y - GOLEM_HEART };
        golem()?.crack(value);
        juice.sparks(heart, ["dot-gold", "sparkle"], 16);
        juice.ring(heart, GOLD, 110);
        juice.stop(90);
        juice.shake(4);
        juice.hum(60);
        sounds.play(SOUNDS.phase, "boss:caption.phase");
        stores.$announced.set(text("boss:said.phase", { phase: value }));
        floating.show(
          { x: heart.x, y: heart.y - 70 },
          text("boss:float.phase", { phase: value }),
          "#FFE07A",
          34,
        );
        break;
      }
      case BOSS_EVENTS.ended:
        over(value);
        break;
    }
  };
}
