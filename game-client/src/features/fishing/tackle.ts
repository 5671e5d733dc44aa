import { FAILED_ITEMS } from "@diamond-valley/art-kit/drawings/failed-items.ts";
import { ROD_HAND } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { ROD } from "@diamond-valley/art-kit/drawings/tackle.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { FACING, facingOf } from "@diamond-valley/schemas/walking/walking.ts";
import type Phaser from "phaser";
import { celebrate, splash } from "../../core/world/bursts.ts";
import { type CharacterSprite, ROBOT_SCALE } from "../../core/world/character-sprite.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { FishShadow } from "./fish-shadow.ts";
import type { Catch } from "./phases.ts";

/** Turn of the rod (degrees) for each view and stance; the picture leans to the right by 45. */
const TURN = {
  hold: { down: 82, side: 8, up: -22 },
  cast: { down: -40, side: -74, up: -40 },
} as const;

const ROD_SIZE = { width: 100, height: 104 };
const FLIGHT = 480;
const FAILED = Object.keys(FAILED_ITEMS);

/** Rod, line and float of one angler. Tell it what happens; call `update` each frame, after the angler's. */
export class FishingTackle {
  readonly #scene: SceneContext;
  readonly #angler: CharacterSprite;
  readonly #rod: Phaser.GameObjects.Image;
  readonly #float: Phaser.GameObjects.Image;
  readonly #line: Phaser.GameObjects.Graphics;
  readonly #fish: FishShadow;
  #target: Point | null = null;
  #biting = false;
  #clock = 0;

  constructor(context: SceneContext, angler: CharacterSprite) {
    this.#scene = context;
    this.#angler = angler;
    this.#rod = addPicture(context, "rod", 0, 0, ROBOT_SCALE)
      .setOrigin(ROD.hand.x / ROD_SIZE.width, ROD.hand.y / ROD_SIZE.height)
      .setVisible(false);
    this.#float = addPicture(context, "bobber", 0, 0, 0.8).setOrigin(0.5, 0.7).setVisible(false);
    this.#line = context.scene.add.graphics();
    this.#fish = new FishShadow(context);
  }

  /** Turns to the water, swings the rod and lets the float fly to `target`. */
  cast(target: Point): void {
    const { scene } = this.#scene;
    this.#angler.face(facingOf(target.x - this.#angler.x, target.y - this.#angler.y));
    this.#angler.stance = "cast";
    this.#rod.setVisible(true);
    this.#target = null;
    this.#biting = false;
    scene.time.delayedCall(220, () => {
      if (this.#angler.stance !== "cast") return;
      this.#angler.stance = "hold";
      this.#fly(target);
    });
  }

  /** A fish pulls: the float dips and a mark shows. */
  bite(): void {
    if (this.#biting || !this.#rod.visible) return;
    this.#biting = true;
    this.#angler.setMark("bite");
    if (this.#target !== null) splash(this.#scene, this.#target.x, this.#target.y, 0.8);
  }

  /** Pulls these out of the water; each flies over the angler's head and then to `bag`, in world px. */
  land(catches: readonly Catch[], bag?: () => Point): void {
    const from = this.#target ?? this.#angler;
    splash(this.#scene, from.x, from.y, 1.3);
    this.stow();
    this.#angler.face(FACING.down);
    const stance = catches.some((item) => item !== "failed") ? "happy" : "surprised";
    this.#angler.stance = stance;
    this.#angler.jump(24);
    for (const [index, item] of catches.entries()) this.#throw(item, index, catches.length, from, bag);
    this.#scene.scene.time.delayedCall(1_500, () => this.#rest(stance));
  }

  /** The fish is gone. */
  miss(): void {
    const from = this.#target ?? this.#angler;
    splash(this.#scene, from.x, from.y, 0.7);
    this.stow();
    this.#angler.face(FACING.down);
    this.#angler.stance = "surprised";
    this.#scene.scene.time.delayedCall(1_100, () => this.#rest("surprised"));
  }

  /** Puts rod, line and float away. */
  stow(): void {
    this.#target = null;
    this.#biting = false;
    this.#rod.setVisible(false);
    this.#float.setVisible(false);
    this.#line.clear();
    this.#angler.setMark(null);
    this.#angler.stance = "idle";
  }

  update(delta: number): void {
    this.#clock += delta;
    this.#fish.update(this.#target, this.#biting, delta);
    if (!this.#rod.visible) return;
    const tip = this.#placeRod();
    if (this.#target !== null) this.#rockFloat(this.#target);
    this.#line.clear();
    if (!this.#float.visible) return;
    this.#drawLine(tip);
  }

  destroy(): void {
    this.#rod.destroy();
    this.#float.destroy();
    this.#line.destroy();
    this.#fish.destroy();
  }

  #rest(stance: "happy" | "surprised"): void {
    if (this.#angler.stance === stance) this.#angler.stance = "idle";
  }

  /** Puts the rod into the hand; answers where its tip is. */
  #placeRod(): Point {
    const { view, body, stance } = this.#angler;
    const gesture = stance === "cast" ? "cast" : "hold";
    const mirror = body.flipX ? -1 : 1;
    const hand = ROD_HAND[gesture][view];
    const [x, y] = [body.x + hand.x * ROBOT_SCALE * mirror, body.y + hand.y * ROBOT_SCALE];
    const tug = this.#biting && !this.#scene.still ? Math.sin(this.#clock / 45) * 5 + 8 : 0;
    const angle = (TURN[gesture][view] + tug) * mirror;
    this.#rod
      .setPosition(x, y)
      .setFlipX(mirror < 0)
      .setAngle(angle);
    this.#rod.setOrigin(
      mirror < 0 ? 1 - ROD.hand.x / ROD_SIZE.width : ROD.hand.x / ROD_SIZE.width,
      ROD.hand.y / ROD_SIZE.height,
    );
    this.#rod.setDepth(view === "up" ? body.depth - 0.1 : body.depth + 0.1);
    const [rx, ry] = [
      (ROD.tip.x - ROD.hand.x) * ROBOT_SCALE * mirror,
      (ROD.tip.y - ROD.hand.y) * ROBOT_SCALE,
    ];
    const turn = (angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return { x: x + rx * cos - ry * sin, y: y + rx * sin + ry * cos };
  }

  #rockFloat({ x, y }: Point): void {
    const rise = this.#scene.still ? 0 : Math.sin(this.#clock / 380) * 2;
    const dip = this.#biting ? 9 + Math.sin(this.#clock / 70) * 5 : 0;
    this.#float.setPosition(x, y + rise + dip).setDepth(y);
  }

  #drawLine(tip: Point): void {
    const { x, y, depth } = this.#float;
    const slack = this.#biting ? 4 : 26;
    this.#line
      .setDepth(Math.max(depth, this.#rod.depth) + 0.1)
      .lineStyle(1.6, 0xffffff, 0.85)
      .beginPath()
      .moveTo(tip.x, tip.y);
    const [mx, my] = [(tip.x + x) / 2, (tip.y + y - 12) / 2 + slack];
    for (let step = 1; step <= 12; step += 1) {
      const t = step / 12;
      const u = 1 - t;
      this.#line.lineTo(
        u * u * tip.x + 2 * u * t * mx + t * t * x,
        u * u * tip.y + 2 * u * t * my + t * t * (y - 12),
      );
    }
    this.#line.strokePath();
  }

  #fly(target: Point): void {
    const from = this.#placeRod();
    const flight = { at: 0 };
    this.#float.setVisible(true).setPosition(from.x, from.y);
    this.#scene.scene.tweens.add({
      targets: flight,
      at: 1,
      duration: FLIGHT,
      ease: "Sine.out",
      onUpdate: () => {
        const t = flight.at;
        this.#float.setPosition(
          from.x + (target.x - from.x) * t,
          from.y + (target.y - from.y) * t - Math.sin(t * Math.PI) * 70,
        );
        this.#float.setDepth(LAYER.bubble);
      },
      onComplete: () => {
        if (!this.#rod.visible) return;
        this.#target = target;
        splash(this.#scene, target.x, target.y, 0.6);
      },
    });
  }

  #throw(item: Catch, index: number, count: number, from: Point, bag?: () => Point): void {
    const { scene } = this.#scene;
    const frame =
      item === "failed"
        ? `failed-${FAILED[Math.floor(this.#clock + index) % FAILED.length]!}`
        : `fish-${item}`;
    const picture = addPicture(this.#scene, frame, from.x, from.y, 0.5).setDepth(LAYER.burst + 2);
    const [topX, topY] = [this.#angler.x + (index - (count - 1) / 2) * 66, this.#angler.y - 158];
    const flight = { at: 0 };
    scene.tweens.add({
      targets: flight,
      at: 1,
      delay: index * 110,
      duration: 520,
      ease: "Sine.out",
      onUpdate: () => {
        const t = flight.at;
        picture
          .setPosition(
            from.x + (topX - from.x) * t,
            from.y + (topY - from.y) * t - Math.sin(t * Math.PI) * 60,
          )
          .setScale((0.5 + t * 0.4) / this.#scene.scale)
          .setAngle(this.#scene.still ? 0 : t * 360);
      },
      onComplete: () => {
        if (item !== "failed") celebrate(this.#scene, topX, topY, 0.8);
        const home = bag?.() ?? { x: this.#angler.x, y: this.#angler.y - 40 };
        scene.tweens.add({
          targets: picture,
          delay: 620,
          x: home.x,
          y: home.y,
          scale: 0.2 / this.#scene.scale,
          duration: 420,
          ease: "Back.in",
          onComplete: () => picture.destroy(),
        });
      },
    });
  }
}
