import type { View } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { type CharacterLook, packLook } from "@diamond-valley/schemas/looks/look.ts";
import { type Emote, FACING } from "@diamond-valley/schemas/walking/walking.ts";
import type Phaser from "phaser";
import { LAYER } from "./layers.ts";
import { NameTag } from "./name-tag.ts";
import { TAG_RANK } from "./name-tag-layout.ts";
import type { TagPlace } from "./name-tags.ts";
import type { RobotFrame, SheetKind } from "./robot-spritesheets.ts";
import { addPicture, FOOT, type SceneContext } from "./scene-context.ts";
import { STRIDE, viewOf } from "./walk-frames.ts";

/** Robots are shown at this share of their picture's size. */
export const ROBOT_SCALE = 0.82;
/** From the feet up to where marks and bubbles point, px. */
const HEAD_HEIGHT = 124;
const SHADOW = { width: 94, height: 38 };
/** Ms of one walk frame; four make a stride. */
const STEP_TIME = 110;
/** How much an idle robot squashes. */
const SQUASH = 0.035;
const BLINK_EVERY = 3_400;
const BLINK_TIME = 130;
const EMOTE_TIME = 2_200;
/** What is said is up for longer: it has to be read. */
const SAID_TIME = 4_000;

export type SpeechMark = "exclamation" | "question" | "bite";
/** What a robot does when it does not walk. */
export type Stance = "idle" | "hold" | "cast" | "happy" | "surprised";

export type CharacterOptions = {
  readonly look: CharacterLook;
  /** A packed outfit over the look; none where unset. */
  readonly outfit?: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Whose name comes first where there is no room for all; another player where unset. */
  readonly role?: "own" | "character" | "player";
};

/** A robot in a place: body, shadow, name, marks and emotes. Set what it does, then call `update` each frame. */
export class CharacterSprite {
  readonly body: Phaser.GameObjects.Image;
  readonly #place: SceneContext;
  readonly #shadow: Phaser.GameObjects.Image;
  readonly #tag: NameTag;
  readonly #tagPlace: TagPlace;
  readonly #seed: number;
  /** The look and the outfit that are shown, or are being drawn. */
  #dressed = "";
  readonly #sheets: Partial<Record<SheetKind, string>> = {};
  #mark: Phaser.GameObjects.Image | null = null;
  #emote: Phaser.GameObjects.Image | null = null;
  /** What is to be said: its pictures may come when something else is up already. */
  #words = "";
  #clock = 0;
  #view: View = "down";
  #gone = false;
  /** Height above the ground, px: a jump. */
  #lift = 0;
  x: number;
  y: number;
  walking = false;
  /** Not drawn: somebody else is drawn in its place. */
  hidden = false;
  stance: Stance = "idle";

  constructor(place: SceneContext, { look, outfit = 0, name, x, y, role = "player" }: CharacterOptions) {
    this.#place = place;
    [this.x, this.y] = [x, y];
    this.#seed = Math.round(x * 31 + y * 17);
    this.#shadow = addPicture(place, "shadow", x, y).setDepth(LAYER.shadow);
    this.#shadow.setDisplaySize(SHADOW.width, SHADOW.height);
    this.body = place.scene.add
      .image(x, y, place.atlas, "dot-white")
      .setOrigin(FOOT.x, FOOT.y)
      .setVisible(false);
    this.#tag = new NameTag(place, role === "own");
    this.#tagPlace = place.tags.add(() =>
      place.visibility.sees(this.x, this.y)
        ? {
            x: this.x,
            y: this.y,
            width: this.#tag.width,
            rank: TAG_RANK[role === "player" && this.#emote ? "talker" : role],
          }
        : null,
    );
    // The scene may shut down before destroy() is called.
    this.body.once("destroy", () => {
      this.#gone = true;
      place.tags.remove(this.#tagPlace);
      this.#tag.destroy();
    });
    this.setLook(look, outfit);
    this.setName(name);
    this.update(0);
  }

  setName(name: string): void {
    this.#tag.setName(name);
  }

  /** Dresses the robot; it changes when its pictures are drawn. */
  setLook(look: CharacterLook, outfit: number): void {
    const dressed = `${packLook(look)}:${outfit}`;
    if (dressed === this.#dressed) return;
    this.#dressed = dressed;
    for (const kind of ["walk", "fish"] as const) {
      if (kind === "fish" && this.#place.map.spots.length === 0) continue;
      void this.#place.robots.acquire(look, outfit, kind).then((key) => {
        if (this.#gone || this.#dressed !== dressed) return this.#place.robots.release(key);
        const old = this.#sheets[kind];
        this.#sheets[kind] = key;
        this.#show();
        if (old !== undefined) this.#place.robots.release(old);
      });
    }
  }

  setPosition(x: number, y: number): void {
    [this.x, this.y] = [x, y];
  }

  /** Turns the robot: a value of FACING. */
  face(facing: number): void {
    this.#view = viewOf(facing);
    this.body.setFlipX(facing === FACING.left);
  }

  get view(): View {
    return this.#view;
  }

  /** Faded while a dropped player's place is held. */
  setOnline(online: boolean): void {
    this.body.setAlpha(online ? 1 : 0.45);
  }

  /** Shows a mark over the head until it is set to null. */
  setMark(mark: SpeechMark | null): void {
    if (mark === null) {
      this.#mark?.destroy();
      this.#mark = null;
    } else if (this.#mark) this.#mark.setFrame(mark);
    else this.#mark = addPicture(this.#place, mark, this.x, this.y).setOrigin(0.5, 1);
  }

  /** Pops an emote up over the head for two seconds. */
  emote(emote: Emote): void {
    this.#words = "";
    this.#pop(addPicture(this.#place, `emote-${emote}`, this.x, this.y, 1.05).setOrigin(0.5, 1), EMOTE_TIME);
  }

  /** Says words in a bubble over the head for four seconds. */
  say(words: string): void {
    this.#words = words;
    // Without its code nothing is shown: what is said matters to nothing else.
    void import("./speech-bubble.ts").then(
      async ({ loadBubble }) => {
        const bake = await loadBubble(words);
        if (!this.#gone && this.#words === words) this.#pop(bake(this.#place, words), SAID_TIME);
      },
      () => {},
    );
  }

  /** Shows something over the head for `time` ms, in the place of what is there. */
  #pop(bubble: Phaser.GameObjects.Image, time: number): void {
    this.#emote?.destroy();
    this.#emote = bubble;
    const { scene } = this.#place;
    const size = bubble.scale;
    if (!this.#place.still) {
      scene.tweens.add({ targets: bubble, scale: { from: 0, to: size }, duration: 240, ease: "Back.out" });
      this.jump(10);
    }
    scene.time.delayedCall(time, () => {
      if (this.#emote !== bubble) return;
      this.#emote = null;
      bubble.destroy();
    });
  }

  /** Whether an emote is up. */
  get isEmoting(): boolean {
    return this.#emote !== null;
  }

  /** A hop, `height` px high. */
  jump(height = 18): void {
    if (this.#place.still) return;
    const hop = { at: 0 };
    this.#place.scene.tweens.add({
      targets: hop,
      at: 1,
      duration: 300,
      onUpdate: () => {
        this.#lift = Math.sin(hop.at * Math.PI) * height;
      },
      onComplete: () => {
        this.#lift = 0;
      },
    });
  }

  /** Moves the picture on by `delta` ms. */
  update(delta: number): void {
    if (this.#gone) return;
    this.#clock += delta;
    const { x, y } = this;
    const seen = !this.hidden && this.#place.visibility.sees(x, y);
    this.#shadow.setPosition(x + 3, y - 3).setVisible(seen);
    const { drop } = this.#tagPlace;
    this.#tag.setVisible(seen && drop !== null);
    if (seen) this.#show();
    else this.body.setVisible(false);
    this.body.setPosition(x, y - this.#lift).setDepth(y);
    if (drop !== null) this.#tag.moveTo(x, y + drop);
    const bob = this.#place.still ? 0 : Math.sin(this.#clock / 180) * 4;
    const top = y - HEAD_HEIGHT - this.#lift;
    this.#mark?.setPosition(x, top + bob).setDepth(LAYER.bubble);
    this.#emote?.setPosition(x + (this.#mark ? 46 : 0), top).setDepth(LAYER.bubble + 1);
  }

  destroy(): void {
    this.body.destroy();
    this.#shadow.destroy();
    this.#mark?.destroy();
    this.#emote?.destroy();
    for (const key of Object.values(this.#sheets)) this.#place.robots.release(key);
  }

  #frame(): readonly [SheetKind, RobotFrame] {
    if (this.walking) return ["walk", `${this.#view}-${STRIDE[Math.floor(this.#clock / STEP_TIME) % 4]!}`];
    if (this.stance === "hold" || this.stance === "cast") return ["fish", `${this.stance}-${this.#view}`];
    if (this.stance !== "idle") return ["walk", this.stance];
    const blinks = (this.#clock + this.#seed) % BLINK_EVERY < BLINK_TIME && this.#view === "down";
    return ["walk", blinks ? "blink" : `${this.#view}-0`];
  }

  #show(): void {
    const [kind, frame] = this.#frame();
    const key = this.#sheets[kind];
    if (key === undefined) return;
    this.#place.robots.show(this.body, key, frame);
    const size = ROBOT_SCALE / this.#place.robots.scale;
    const breath =
      this.walking || this.#place.still ? 0 : (Math.sin((this.#clock + this.#seed) / 210) + 1) * 0.5 * SQUASH;
    this.body.setScale(size * (1 + breath * 0.35), size * (1 - breath)).setVisible(true);
  }
}
