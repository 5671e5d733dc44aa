import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { stageOfAttack } from "@diamond-valley/schemas/deep/content.ts";
import { DEEP_EVENTS } from "@diamond-valley/schemas/deep/events.ts";
import { ENDS } from "@diamond-valley/schemas/deep/own.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import type { Arena } from "../../core/arena/arena-scene.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { SOUNDS } from "./sounds.ts";

const [CYAN, GOLD] = [0x62e6ff, 0xffd24a];

/** What is seen, heard and felt of each event of the own world that is a flight's (play.md section 10). */
export function createHappenings({ game, scene, room, juice, client }: Arena): (event: ArenaEvent) => void {
  const { sounds, stores, text } = game;
  /** Several eyes aim in the same tick: one sound is enough. */
  let aimed = -1;

  const over = (end: number): void => {
    const mine = room.mine();
    if (end === ENDS.fallen) {
      sounds.play(SOUNDS.fell, "deep:caption.fell");
      stores.$announced.set(text("deep:said.fallen"));
    }
    if (!mine || (end !== ENDS.survived && end !== ENDS.gathered)) return;
    const { x, y } = mine.pose;
    juice.ring({ x, y: y - 30 }, CYAN, 120);
    juice.stop(90);
    juice.hum([100, 50, 100]);
    celebrate(scene, x, y - 60, 1.2);
    mine.sprite.jump(22);
    sounds.play(SOUNDS.survived, "deep:caption.survived");
    stores.$announced.set(text("deep:said.survived"));
  };

  return ({ code, x, y, value }) => {
    const here = { x: x / PX, y: y / PX };
    switch (code) {
      case EVENTS.telegraph: {
        const tick = client.world?.clock.tick[0] ?? 0;
        if (tick === aimed) break;
        aimed = tick;
        sounds.play(SOUNDS[DEEP.stages[stageOfAttack(value) - 1]!.name], "deep:caption.aims");
        break;
      }
      case DEEP_EVENTS.stage:
        juice.ring({ x: here.x, y: here.y - 30 }, GOLD, 90);
        sounds.play(SOUNDS.stage, `deep:caption.stage-${value}`);
        stores.$announced.set(text(`deep:said.stage-${value}`));
        break;
      case EVENTS.picked:
        juice.ring({ x: here.x, y: here.y - 20 }, CYAN, 52);
        juice.sparks({ x: here.x, y: here.y - 24 }, ["dot-cyan", "sparkle"], 10);
        juice.hum(20);
        sounds.play(SOUNDS.gem, "caption.diamonds");
        room.mine()?.sprite.jump(12);
        break;
      case DEEP_EVENTS.ended:
        over(value);
        break;
    }
  };
}
