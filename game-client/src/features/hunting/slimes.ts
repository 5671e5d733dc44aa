import { type HuntingState, SLIME_POSES } from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import type { Clearing } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./forest-art.ts";
import { createSlimeFigure, type SlimeFigure } from "./slime-figure.ts";

/** In what time a slime of others is drawn to where the room says, ms. */
const SMOOTHING = 90;
/** How faint the ring of somebody else's fight is. */
const FAINT = 0.3;

/** How long each pose is announced, ms: the room tells the pose alone. */
const WARNED: Readonly<Record<number, number>> = Object.fromEntries(
  (["hop", "spit", "swell"] as const).map((move) => [
    SLIME_POSES[move],
    (HUNTING[move].warn * 1_000) / TICK_RATE,
  ]),
);

type State = HuntingState["slimes"][number];

/** The slimes of the forest as the room tells them: all but the own one, which the own world has. */
export interface Slimes {
  /** `own` is the number of the slime that the player fights, `inReach` of the one that a press would ask for; 0 for none. */
  update(states: ArrayLike<State>, own: number, inReach: number, delta: number): void;
  destroy(): void;
}

export function createSlimes(context: SceneContext, clearings: readonly Clearing[]): Slimes {
  const all = clearings.map((clearing) => createOne(context, clearing));
  return {
    update(states, own, inReach, delta) {
      for (const one of all) {
        const state = states[one.number - 1];
        if (state) one.update(state, { isOwn: one.number === own, inReach: one.number === inReach }, delta);
      }
    },
    destroy() {
      for (const one of all) one.destroy();
    },
  };
}

function createOne(context: SceneContext, { number, x: middleX, y: middleY }: Clearing) {
  const { visibility, scene } = context;
  const ring = scene.add.graphics({ x: middleX, y: middleY }).setDepth(LAYER.flat + 1);
  ring.lineStyle(10, 0x1c1c50, FAINT).strokeCircle(0, 0, HUNTING.ring.radius);
  ring.lineStyle(4, 0xffffff, FAINT).strokeCircle(0, 0, HUNTING.ring.radius);
  ring.setVisible(false);
  const mark = addPicture(context, "ripple", middleX, middleY + 8, 1.2).setDepth(LAYER.flat + 2);
  mark.setScale(1.2 / context.scale, 0.75 / context.scale).setVisible(false);
  let puddle: Phaser.GameObjects.Image | null = null;
  let figure: SlimeFigure | null = null;
  let look = "";
  let [x, y] = [middleX, middleY];
  let pose = 0;
  let since = 0;

  const dress = (state: State): SlimeFigure => {
    const next = `${state.colour}${state.king}`;
    if (figure && look === next) return figure;
    figure?.destroy();
    look = next;
    figure = createSlimeFigure(context, { colour: COLOURS[state.colour - 1]!, king: state.king });
    [x, y] = [state.x, state.y];
    return figure;
  };
  const rest = (state: State): void => {
    figure?.setVisible(false);
    puddle ??= addArt(context, `puddle-${COLOURS[state.colour - 1]}`, middleX, middleY + 6, 0.85)
      .setDepth(LAYER.flat + 2)
      .setAlpha(0.6);
  };

  return {
    number,
    update(state: State, { isOwn, inReach }: { isOwn: boolean; inReach: boolean }, delta: number): void {
      ring.setVisible(state.taken && !isOwn);
      mark.setVisible(inReach && !state.taken && state.rest === 0);
      if (state.rest > 0) {
        rest(state);
        return;
      }
      puddle?.destroy();
      puddle = null;
      const shown = dress(state);
      const seen = !isOwn && visibility.sees(state.x, state.y);
      shown.setVisible(seen);
      if (!seen) {
        [x, y] = [state.x, state.y];
        return;
      }
      const part = 1 - Math.exp(-delta / SMOOTHING);
      x += (state.x - x) * part;
      y += (state.y - y) * part;
      since = state.pose === pose ? since + delta : 0;
      pose = state.pose;
      const run = Math.min(1, since / (WARNED[pose] ?? 1));
      shown.update({ x, y }, { pose, run }, state.taken ? state.health : null, delta);
    },
    destroy(): void {
      figure?.destroy();
      for (const part of [ring, mark, puddle]) part?.destroy();
    },
  };
}
