import type { CDPSession, Page } from "playwright-core";

/** A direction, each -1..1; null to stand. */
export type Way = { x: number; y: number } | null;

/** Goes a way until told otherwise. */
export interface Legs {
  go(way: Way): Promise<void>;
}

/** Holds the keys that point along the way. */
export function keysOf(page: Page): Legs {
  const held = new Set<string>();
  return {
    async go(way: Way): Promise<void> {
      const wanted = new Set<string>();
      if (way && Math.abs(way.x) > 0.38) wanted.add(way.x > 0 ? "ArrowRight" : "ArrowLeft");
      if (way && Math.abs(way.y) > 0.38) wanted.add(way.y > 0 ? "ArrowDown" : "ArrowUp");
      for (const key of held) if (!wanted.has(key)) await page.keyboard.up(key);
      for (const key of wanted) if (!held.has(key)) await page.keyboard.down(key);
      held.clear();
      for (const key of wanted) held.add(key);
    },
  };
}

/** Keeps the thumb on the stick and pulls it along the way. */
export function thumbOf(page: Page, touch: CDPSession): Legs {
  /** Where the thumb lies: the stick stays where it is while it is held. */
  let stick: { x: number; y: number; width: number; height: number } | null = null;
  return {
    async go(way: Way): Promise<void> {
      if (!way) {
        if (stick) await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        stick = null;
        return;
      }
      const isDown = stick !== null;
      stick ??= await page.locator(".hud .stick").boundingBox();
      if (!stick) return;
      const { x, y, width, height } = stick;
      const middle = { x: x + width / 2, y: y + height / 2 };
      const pulled = { x: middle.x + (way.x * width) / 2.1, y: middle.y + (way.y * height) / 2.1 };
      if (!isDown)
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] });
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [pulled] });
    },
  };
}
