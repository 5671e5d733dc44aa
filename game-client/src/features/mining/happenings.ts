import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { MINING_EVENTS } from "@diamond-valley/schemas/mining/events.ts";
import type { Arena } from "../../core/arena/arena-scene.ts";
import type { HandTools } from "../../core/arena/hand-tools.ts";
import type { Haul } from "./haul.ts";
import { createRocks } from "./rocks.ts";
import { SOUNDS } from "./sounds.ts";
import { VEIN_HEART, type Veins } from "./veins.ts";

/** Colours of rings that open. */
const [GOLD, WATER] = [0xffd24a, 0x66e0cb];

/** What is seen, heard and felt of each event of the own world that is a mine's. */
export function createHappenings(
  { game, scene, room, juice }: Arena,
  parts: { readonly veins: Veins; readonly pickaxes: HandTools; readonly haul: Haul },
): (event: ArenaEvent) => void {
  const { veins, pickaxes, haul } = parts;
  const rocks = createRocks(scene, juice);
  return ({ code, x, y, subject, value }) => {
    const here = { x: x / PX, y: y / PX };
    const hit = { x: here.x, y: here.y - VEIN_HEART };
    const mine = room.mine();
    switch (code) {
      case MINING_EVENTS.perfect:
        juice.ring(hit, GOLD, 92);
        juice.sparks(hit, ["dot-gold", "sparkle"], 10);
        juice.stop(50);
        juice.hum(25);
        game.sounds.play(SOUNDS.perfect, "caption.perfect");
        veins.knock(subject);
        break;
      case MINING_EVENTS.off:
        juice.sparks(hit, ["dot-white", "dot-violet"]);
        game.sounds.play(SOUNDS.knock);
        veins.knock(subject);
        // A ring that was let pass strikes by itself.
        if (mine) pickaxes.swing(mine);
        break;
      case MINING_EVENTS.burst:
        haul.crack(subject, hit, value > 0);
        break;
      case MINING_EVENTS.spring:
        juice.ring(here, WATER, 96);
        game.sounds.play(SOUNDS.spring, "mining:caption.spring");
        game.stores.$announced.set(game.text("mining:said.healed", { health: value }));
        break;
      case EVENTS.announced:
        rocks.announce(here, value);
        game.sounds.play(SOUNDS.dust, "mining:caption.dust");
        break;
      case EVENTS.lands:
        rocks.land(here);
        game.sounds.play(SOUNDS.rock, "mining:caption.rock");
        break;
    }
  };
}
