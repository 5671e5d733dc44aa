import { atom } from "nanostores";
import { expect, test } from "vitest";
import { createFighter, keep } from "./fighter.ts";

test("who listens hears of a change before it counts", () => {
  const fighter = createFighter();
  const heard: unknown[] = [];
  const stop = fighter.onChange((button, down) => heard.push([button, down, fighter.buttons.state().attack]));
  fighter.tap("attack");
  expect(heard).toEqual([
    ["attack", true, false],
    ["attack", false, true],
  ]);
  stop();
  fighter.tap("attack");
  expect(heard).toHaveLength(2);
});

test("a store is set where something has changed, and only then", () => {
  const $store = atom<{ hp: number; dash: number } | null>(null);
  let changes = 0;
  $store.listen(() => {
    changes += 1;
  });
  keep($store, { hp: 3, dash: 0 });
  keep($store, { hp: 3, dash: 0 });
  keep($store, { hp: 2, dash: 0 });
  expect([changes, $store.get()]).toEqual([2, { hp: 2, dash: 0 }]);
});
