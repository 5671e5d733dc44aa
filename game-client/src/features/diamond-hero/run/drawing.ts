import { BLAST_RADIUS } from "@diamond-valley/art-kit/drawings/hero/weapons.ts";
import { type ArenaEvent, EVENTS } from "@diamond-valley/schemas/arena/events.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { HERO_EVENTS } from "@diamond-valley/schemas/diamond-hero/events.ts";
import { mobOf } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { type HeroView, viewHero } from "@diamond-valley/schemas/diamond-hero/view.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { wrapAround } from "../../../core/arena/wrap.ts";
import { LAYER } from "../../../core/world/layers.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import { Batch } from "./batch.ts";
import { createCrowd } from "./crowd.ts";
import { drawStrikes } from "./draw-arms.ts";
import { drawMobs, type Seen } from "./draw-mobs.ts";
import { drawBombs, drawPickups, drawPointers, drawShots } from "./draw-things.ts";
import { drawSigns } from "./floor-signs.ts";
import { HERO_SHEET, originOf } from "./hero-art.ts";
import { createSparks, type Sparks } from "./sparks.ts";

/** A run as it is drawn, played or watched: all but its player. */
export interface RunDrawing {
  /** What flies about for a moment: others add to it. */
  readonly sparks: Sparks;
  /** What the world shows since the last step; null before the first. */
  readonly view: HeroView | null;
  /** Another world. */
  begin(world: World): void;
  /** Behind each step. `numbers`: whether damage is told. */
  step(world: World, events: readonly ArenaEvent[], numbers: boolean): void;
  /** Each frame: `share` of the tick past, the player drawn at `at` (px), `delta` ms since the last frame. */
  update(world: World, share: number, at: Point, delta: number): void;
  destroy(): void;
}

const ELITE = mobOf("elite") + 1;
/** How long a blast is seen, ms. */
const BLAST_TIME = 260;
/** Farther than this (px) between two frames the player is on the other side of the field now. */
const ACROSS = 1_500;

export function createRunDrawing(context: SceneContext): RunDrawing {
  const { scene, scale, still } = context;
  const layer = (depth: number): Batch => new Batch(scene, HERO_SHEET, scale, originOf).setDepth(depth);
  const [floor, ground, behind, before, air] = [
    layer(LAYER.flat),
    layer(LAYER.shadow + 1),
    layer(0),
    layer(0),
    layer(LAYER.air),
  ];
  const batches = [floor, ground, behind, before, air];
  const sparks = createSparks(still);
  let crowd: ReturnType<typeof createCrowd> | null = null;
  let shots: ReturnType<typeof createCrowd> | null = null;
  let mobs = drawMobs(0, still);
  let blasts: { x: number; y: number; radius: number; age: number }[] = [];
  let view: HeroView | null = null;
  let clock = 0;
  let last: Point | null = null;

  /** The camera goes along where the player crosses the field's edge: nobody sees that there is one. */
  const goAcross = (at: Point): void => {
    const camera = scene.cameras.main;
    if (last && Math.abs(at.x - last.x) > ACROSS) camera.scrollX += at.x - last.x;
    if (last && Math.abs(at.y - last.y) > ACROSS) camera.scrollY += at.y - last.y;
    last = at;
  };
  const seenNow = (): Seen => {
    const { scrollX, scrollY, width, height, zoom } = scene.cameras.main;
    const [x, y] = [scrollX + width / 2, scrollY + height / 2];
    const [wide, high] = [width / zoom / 2, height / zoom / 2];
    return { left: x - wide, right: x + wide, top: y - high, bottom: y + high };
  };
  const hear = (world: World, { code, x, y, subject, value }: ArenaEvent, numbers: boolean): void => {
    if (code === EVENTS.struck) {
      mobs.hit(subject);
      if (numbers && value > 0)
        sparks.number(x, y, value, world.mobs.kind[subject]! >= ELITE ? "strong" : "plain");
    } else if (code === EVENTS.fell) sparks.burst(x, y);
    else if (code === HERO_EVENTS.coin)
      sparks.fly("coin", x, y - 20 * PX, { speedY: -150, fall: 320, life: 620, from: 0.55, to: 0.45 });
    else if (code === HERO_EVENTS.boom) blasts.push({ x, y, radius: value / PX, age: 0 });
  };

  return {
    sparks,
    get view() {
      return view;
    },
    begin(world) {
      crowd = createCrowd(world.mobs.capacity, world.field);
      shots = createCrowd(world.shots.capacity, world.field);
      mobs = drawMobs(world.mobs.capacity, still);
      blasts = [];
      last = null;
      sparks.clear();
      crowd.step(world.mobs);
      shots.step(world.shots);
      mobs.step(world);
      view = viewHero(world);
    },
    step(world, events, numbers) {
      crowd?.step(world.mobs);
      shots?.step(world.shots);
      mobs.step(world);
      view = viewHero(world);
      for (const event of events) hear(world, event, numbers);
    },
    update(world, share, at, delta) {
      clock += delta;
      goAcross(at);
      for (const batch of batches) batch.clear();
      if (!view || !crowd || !shots) return;
      // While cards are shown nothing moves.
      const part = view.cards ? 1 : Math.min(1, Math.max(0, share));
      const wrap = wrapAround(world.field, at);
      const seen = seenNow();
      behind.setDepth(at.y - 0.5);
      before.setDepth(at.y + 0.5);
      drawSigns(wrap, seen, floor);
      drawPickups(world, wrap, seen, ground, clock, still);
      mobs.draw(world, { crowd, wrap, seen, share: part, at }, behind, before, view.cards ? 0 : delta);
      drawBombs(view, wrap, part, at, before, still);
      drawStrikes(world, view, at, part, before, still);
      drawShots(world, shots, wrap, seen, part, before, clock, still);
      blasts = blasts.filter((blast) => {
        blast.age += delta;
        return blast.age < BLAST_TIME;
      });
      for (const { x, y, radius, age } of blasts) {
        const run = age / BLAST_TIME;
        const size = (radius / BLAST_RADIUS) * (still ? 1 : 0.5 + 0.5 * Math.sqrt(run));
        before.add("blast", wrap.x(x), wrap.y(y), size, size * 0.92, still ? 0 : run * 0.4, 0.8 * (1 - run));
      }
      sparks.draw(air, wrap, delta);
      drawPointers(world, wrap, seen, air, clock, still);
    },
    destroy() {
      for (const batch of batches) batch.destroy();
    },
  };
}
