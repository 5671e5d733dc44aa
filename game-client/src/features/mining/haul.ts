import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Burst } from "@diamond-valley/schemas/mining/mining.ts";
import type { Arena } from "../../core/arena/arena-scene.ts";
import { bagPlace } from "../../core/arena/bag-place.ts";
import { celebrate } from "../../core/world/bursts.ts";
import { addArt } from "./cave-art.ts";
import { SOUNDS } from "./sounds.ts";

/** What is seen and heard when a vein bursts, and when its contents are in the bag. */
export interface Haul {
  /** The vein bursts in the own world; `coloured` where a strike was perfect. */
  crack(vein: number, at: Point, coloured: boolean): void;
  /** The room has paid what came out of it. */
  show(burst: Burst, at: Point): void;
}

export function createHaul({ game, scene, room, juice }: Arena): Haul {
  const { map } = scene;
  const bag = () => bagPlace(room);
  return {
    crack(vein, at, coloured) {
      const colour = map.veins[vein - 1]?.colour;
      juice.sparks(at, coloured ? ["dot-gold", "sparkle", "dot-white"] : ["dot-violet"], 16);
      juice.dust({ x: at.x, y: at.y + 30 }, "dot-violet", 10);
      juice.stop(90);
      juice.shake(3);
      game.sounds.play(SOUNDS.burst, "mining:caption.burst");
      if (coloured && colour) celebrate(scene, at.x, at.y, 0.8);
    },
    show({ items, outcome }, at) {
      const [item, extra] = items;
      if (item === undefined) return;
      if (outcome === "failed" || item === "failed") {
        game.sounds.play(SOUNDS.crumbs, "mining:caption.crumbs");
        game.stores.toasts.show({
          tone: "note",
          key: "mining:found.failed",
          picture: { item: "failed", category: "ore" },
        });
        return;
      }
      juice.shards(at, () => addArt(scene, `shard-${item}`, at.x, at.y, 0.9), bag, extra ? 18 : 12);
      juice.hum(20);
      game.sounds.play(SOUNDS.ore, "mining:caption.ore");
      room.mine()?.sprite.jump(16);
      game.stores.toasts.show({
        tone: "catch",
        key: extra ? "mining:found.two" : "mining:found.one",
        values: { colour: game.text(`items:colour.${item}`) },
        picture: { item, category: "ore" },
      });
    },
  };
}
