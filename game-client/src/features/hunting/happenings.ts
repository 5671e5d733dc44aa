import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { MOVES, moveOfAttack } from "@diamond-valley/schemas/hunting/content.ts";
import { HUNTING_EVENTS } from "@diamond-valley/schemas/hunting/events.ts";
import { ENDS, OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type { Arena } from "../../core/arena/arena-scene.ts";
import { showBlow } from "../../core/arena/blow-arc.ts";
import type { HandTools } from "../../core/arena/hand-tools.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addArt } from "./forest-art.ts";
import { SOUNDS } from "./sounds.ts";

/** Middle of a slime over its foot, px. */
const HEART = 22;
const [GOLD, LEAF] = [0xffd24a, 0x8ee07c];

/** The own slime, as far as events concern it. */
export interface OwnSlime {
  /** Its colour by name; unknown ones are green. */
  colour(): string;
  hit(): void;
}

const WARNINGS = {
  [MOVES.hop]: ["hop", "hunting:caption.hop"],
  [MOVES.spit]: ["spit", "hunting:caption.spit"],
  [MOVES.swell]: ["swell", "hunting:caption.swell"],
} as const satisfies Record<number, readonly [keyof typeof SOUNDS, string]>;

/** What is seen, heard and felt of each event of the own world that is a hunt's. */
export function createHappenings(
  { game, scene, room, juice, client }: Arena,
  { slime, beaters }: { readonly slime: OwnSlime; readonly beaters: HandTools },
): (event: ArenaEvent) => void {
  const { sounds, stores, text } = game;

  const leavePuddle = (at: Point): void => {
    const puddle = addArt(scene, `puddle-${slime.colour()}`, at.x, at.y + 6, 0.9).setDepth(LAYER.flat + 3);
    scene.scene.tweens.add({
      targets: puddle,
      alpha: 0,
      delay: 5_000,
      duration: 1_500,
      onComplete: () => puddle.destroy(),
    });
  };
  const over = (end: number): void => {
    if (end !== ENDS.time) return;
    sounds.play(SOUNDS.time, "hunting:caption.time");
  };

  return ({ code, x, y, value }) => {
    const here = { x: x / PX, y: y / PX };
    const heart = { x: here.x, y: here.y - HEART };
    const mine = room.mine();
    switch (code) {
      case HUNTING_EVENTS.fight:
        juice.ring(here, 0xffffff, HUNTING.ring.radius);
        sounds.play(SOUNDS.begin);
        stores.$announced.set(
          text("hunting:said.begun", { seconds: Math.round((client.world?.own[OWN.left] ?? 0) / TICK_RATE) }),
        );
        break;
      case EVENTS.blow:
        if (mine) {
          beaters.swing(mine);
          if (client.world) showBlow(scene, client.world, mine.pose);
        }
        sounds.play(SOUNDS.swing);
        break;
      case EVENTS.struck:
        slime.hit();
        juice.sparks(heart, ["dot-white", "dot-gold"]);
        juice.stop(50);
        sounds.play(SOUNDS.hit);
        break;
      case EVENTS.telegraph: {
        const [sound, caption] = WARNINGS[moveOfAttack(value) as keyof typeof WARNINGS];
        sounds.play(SOUNDS[sound], caption);
        break;
      }
      case EVENTS.lands:
        juice.dust(here, "dot-white", 12);
        juice.shake(2, 90);
        sounds.play(SOUNDS.land, "hunting:caption.land");
        break;
      case HUNTING_EVENTS.popped:
        juice.sparks(heart, ["sparkle"], 5);
        sounds.play(SOUNDS.pop, "hunting:caption.pop");
        break;
      case HUNTING_EVENTS.spoiled:
        juice.dust(here, "dot-violet", 8);
        sounds.play(SOUNDS.spoiled, "hunting:caption.spoiled");
        break;
      case HUNTING_EVENTS.gathered:
        juice.ring(heart, value === 1 ? 0xc9c4e0 : LEAF, 44);
        juice.sparks(heart, value === 1 ? ["dot-white"] : ["dot-gold", "sparkle"], 10);
        juice.hum(20);
        sounds.play(SOUNDS.herb, "hunting:caption.herb");
        mine?.sprite.jump(12);
        break;
      case HUNTING_EVENTS.beaten:
        leavePuddle(here);
        juice.ring(heart, GOLD, 110);
        juice.stop(90);
        juice.shake(3);
        celebrate(scene, heart.x, heart.y, 0.9);
        sounds.play(SOUNDS.beaten, "hunting:caption.beaten");
        stores.$announced.set(text("hunting:said.won"));
        break;
      case HUNTING_EVENTS.ended:
        over(value);
        break;
      case HUNTING_EVENTS.up:
        stores.$announced.set(text("hunting:said.up"));
        break;
    }
  };
}
