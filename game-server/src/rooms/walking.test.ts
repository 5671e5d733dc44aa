import { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { expect, test } from "vitest";
import { MAPS } from "./maps.ts";
import { createWalking, type WalkingParts } from "./walking.ts";

test("whoever left is walked no more, and nobody asks for its inputs", () => {
  const asked: string[] = [];
  const nothing = { size: 0, consumedCount: 0, take: () => [], next: () => ({ dx: 0, dy: 0 }) };
  const get = (session: string) => {
    asked.push(session);
    return nothing;
  };
  const inputs = { get } as unknown as WalkingParts<Walker>["inputs"];
  const walking = createWalking<Walker>({ map: MAPS.village, inputs, now: () => 0 });
  const at = MAPS.village.spawns.get("start")!;
  walking.enter("ann", new Walker(), at);
  walking.enter("ben", new Walker(), at);
  walking.leave("ann");
  expect([walking.walker("ann"), walking.walker("ben")?.x]).toEqual([undefined, at.x]);
  walking.advance(2);
  expect(asked).toEqual(["ben"]);
});
