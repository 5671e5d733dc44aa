import { expect, test } from "vitest";
import { villageMap } from "../../core/world/maps.fixture.ts";
import { createRoute } from "./route.ts";

const MAYOR = villageMap.characters.find(({ slug }) => slug === "mayor")!;
const FISHER = villageMap.characters.find(({ slug }) => slug === "fisher")!;

test("whoever walks to each next bend arrives", () => {
  const route = createRoute(villageMap);
  let at = { x: MAYOR.x, y: MAYOR.y + 80 };
  for (let steps = 0; steps < 200 && Math.hypot(at.x - FISHER.x, at.y - FISHER.y) > 90; steps += 1) {
    const ahead = route.ahead(at, FISHER);
    const far = Math.hypot(ahead.x - at.x, ahead.y - at.y);
    const share = Math.min(1, 20 / Math.max(far, 1));
    at = { x: at.x + (ahead.x - at.x) * share, y: at.y + (ahead.y - at.y) * share };
    expect(route.rest(at)[0]).toEqual(at);
  }
  expect(Math.hypot(at.x - FISHER.x, at.y - FISHER.y)).toBeLessThanOrEqual(90);
});

test("whoever goes astray is shown a new way", () => {
  const route = createRoute(villageMap);
  const first = route.ahead({ x: MAYOR.x, y: MAYOR.y + 80 }, FISHER);
  const elsewhere = { x: 1_500, y: 1_200 };
  expect(route.ahead(elsewhere, FISHER)).not.toEqual(first);
  expect(route.rest(elsewhere)[0]).toEqual(elsewhere);
});
