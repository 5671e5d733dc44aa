import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { CARDS } from "@diamond-valley/schemas/diamond-hero/cards.ts";
import { DROPS } from "@diamond-valley/schemas/diamond-hero/content.ts";
import { HERO_EVENTS } from "@diamond-valley/schemas/diamond-hero/events.ts";
import { ENDS } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { mobOf } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Game } from "../../../core/app/game.ts";
import type { Juice } from "../../../core/arena/juice.ts";
import { celebrate } from "../../../core/world/bursts.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import type { RunDrawing } from "./drawing.ts";
import { ringOut } from "./prism-moment.ts";
import { limited, SOUNDS } from "./sounds.ts";

const [CYAN, GOLD, PINK] = [0x62e6ff, 0xffd24a, 0xff7fd8];

/** What a run is felt in. */
export interface Felt {
  readonly scene: SceneContext;
  readonly game: Pick<Game, "sounds" | "text"> & { readonly stores: Pick<Game["stores"], "$announced"> };
  readonly juice: Juice;
  readonly drawing: RunDrawing;
  /** Where the player is drawn, px. */
  at(): Point;
}

/** What is seen, heard and felt of each event of a run (play.md section 10), played or watched. */
export function createHappenings({
  scene,
  game,
  juice,
  drawing,
  at,
}: Felt): (world: World, event: ArenaEvent) => void {
  const { sounds, stores, text } = game;
  const pop = limited(sounds);
  const say = (key: string, values?: Record<string, number>): void =>
    stores.$announced.set(text(key, values));

  const over = (end: number): void => {
    const { x, y } = at();
    if (end === ENDS.fallen) {
      sounds.play(SOUNDS.fallen, "hero:run.caption.fallen");
      say("hero:run.said.fallen");
    } else if (end === ENDS.cleared) {
      juice.ring({ x, y: y - 30 }, CYAN, 160);
      juice.stop(90);
      juice.hum([100, 50, 100]);
      celebrate(scene, x, y - 60, 1.6);
      sounds.play(SOUNDS.cleared, "hero:run.caption.cleared");
      say("hero:run.said.cleared");
    }
  };
  const picked = (kind: number, value: number): void => {
    const { x, y } = at();
    if (kind === DROPS.spark + 1) pop(SOUNDS.spark);
    else if (kind === DROPS.heart + 1) {
      juice.ring({ x, y: y - 30 }, PINK, 56);
      sounds.play(SOUNDS.heart, "hero:run.caption.heart");
      say("hero:run.said.heart", { hp: value });
    } else {
      celebrate(scene, x, y - 40, 1);
      juice.hum(30);
      sounds.play(SOUNDS.chest, "hero:run.caption.chest", true);
    }
  };
  const boss = (mob: number): void => {
    const isGolem = mob === mobOf("golem") || mob === mobOf("golem") + 1;
    sounds.play(
      isGolem ? SOUNDS.golem : SOUNDS.boss,
      `hero:run.caption.${isGolem ? "golem" : "elite"}`,
      true,
    );
    say(`hero:run.said.${isGolem ? "golem" : "elite"}`);
    juice.shake(isGolem ? 6 : 4, 200);
    juice.hum(60);
  };

  return (world, { code, x, y, subject, value }) => {
    switch (code) {
      case EVENTS.fell:
        pop(SOUNDS.pop);
        // A large one falls with a bang.
        if (subject >= mobOf("elite") + 1) {
          juice.stop(90);
          juice.shake(6, 200);
          sounds.play(SOUNDS.boom, undefined, true);
          if (!scene.still)
            for (let index = 0; index < 24; index += 1)
              drawing.sparks.fly(`bit-${index % 4}`, x, y - 40 * PX, {
                speedX: Math.cos(index) * (140 + index * 12),
                speedY: Math.sin(index) * 200 - 160,
                fall: 620,
                spin: 9,
                life: 800,
                from: 1.7,
                to: 0.6,
              });
        }
        break;
      case EVENTS.picked:
        picked(subject, value);
        break;
      case HERO_EVENTS.coin:
        pop(SOUNDS.coin);
        break;
      case HERO_EVENTS.boom:
        pop(SOUNDS.boom);
        break;
      case HERO_EVENTS.minute:
        if (value > 0) {
          sounds.play(SOUNDS.minute);
          say("hero:run.said.minute", { minute: value });
        }
        break;
      case HERO_EVENTS.boss:
        boss(world.mobs.kind[subject] ?? subject);
        break;
      case HERO_EVENTS.level: {
        const here = at();
        juice.ring({ x: here.x, y: here.y - 36 }, GOLD, 96);
        juice.hum(30);
        sounds.play(SOUNDS.level, "hero:run.caption.level");
        say("hero:run.said.level", { level: value });
        break;
      }
      case HERO_EVENTS.rolls:
        sounds.play(SOUNDS.dice);
        break;
      case HERO_EVENTS.die:
        if (value === 6) {
          sounds.play(SOUNDS.six, "hero:run.caption.six", true);
          juice.hum([30, 30, 60]);
        }
        say(value === 6 ? "hero:run.said.six" : "hero:run.said.die", { eyes: value });
        break;
      case HERO_EVENTS.taken:
        sounds.play(SOUNDS.card);
        if (value < CARDS.heart) juice.ring({ x: at().x, y: at().y - 36 }, CYAN, 70);
        break;
      case HERO_EVENTS.prism:
        ringOut({ scene, game, juice, drawing, at });
        say("hero:run.said.prism");
        break;
      case HERO_EVENTS.ended:
        over(value);
        break;
    }
  };
}
