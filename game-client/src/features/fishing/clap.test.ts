import { expect, test } from "vitest";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { clap } from "./clap.ts";

/** Neighbours of somebody at x 0, and what they do as time passes. */
function lake() {
  const due: (() => void)[] = [];
  const scene = { time: { delayedCall: (_: number, then: () => void) => due.push(then) } };
  const stand = (session: string, x: number, stance = "idle") => {
    const hops: string[] = [];
    const sprite = { stance, jump: () => hops.push(sprite.stance) };
    return { session, pose: { x, y: 0 }, sprite, hops };
  };
  const figures = [
    stand("angler", 0, "happy"),
    stand("ann", 90),
    stand("ben", 420, "hold"),
    stand("far", 700),
  ];
  return {
    figures,
    clap: () =>
      clap({ scene } as unknown as SceneContext, figures as unknown as Figure[], figures[0]! as never),
    pass() {
      for (const then of due.splice(0)) then();
    },
    stances: () => figures.map(({ sprite }) => sprite.stance),
  };
}

test("all near by hop twice over somebody else's catch; who holds a rod goes on holding it", () => {
  const { figures, clap, pass, stances } = lake();
  clap();
  expect(stances()).toEqual(["happy", "idle", "hold", "idle"]);
  pass();
  expect(stances()).toEqual(["happy", "happy", "hold", "idle"]);
  pass();
  expect(figures.map(({ hops }) => hops)).toEqual([[], ["happy", "idle"], ["hold", "hold"], []]);
  expect(stances()).toEqual(["happy", "idle", "hold", "idle"]);
});

test("who walks to the water meanwhile is not stopped by the joy", () => {
  const { figures, clap, pass, stances } = lake();
  clap();
  pass();
  figures[1]!.sprite.stance = "cast";
  for (let left = 0; left < 5; left += 1) pass();
  expect(stances()[1]).toBe("cast");
});
