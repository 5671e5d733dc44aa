import { objectDrawing } from "@diamond-valley/art-kit/object-drawing.ts";
import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import { PLACE_NAMES } from "@diamond-valley/schemas/places/registry.ts";
import type { Situation } from "@diamond-valley/schemas/story/facts.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { expect, test } from "vitest";
import { loadMap } from "../../core/world/maps.ts";
import { objectsInReach, presentObjects, touchOffers } from "./present.ts";

const NOW = Date.parse("2025-10-07T03:00:00Z");
const text = (key: string): string => key;
const situation = (facts: Record<string, number> = {}): Situation => ({
  progress: { ...NO_PROGRESS, facts },
  wallet: walletView(new Map(), NOW),
  season: { week: 1, phase: "live" },
  quantity: 10,
  membership: NO_MEMBERSHIP,
});
const thing = (name: string, more: Partial<MapObject> = {}): MapObject => ({
  name,
  type: "note",
  x: 100,
  y: 200,
  width: 20,
  height: 40,
  drawing: "scroll",
  reach: 80,
  auto: false,
  requires: "",
  otherwise: null,
  gone: null,
  ...more,
});
const names = (objects: readonly MapObject[], facts?: Record<string, number>) =>
  presentObjects(objects, situation(facts), NOW).map(({ object }) => object.name);

test("a thing that was picked up is not there any more", () => {
  const objects = [thing("note"), thing("wrench", { type: "pickup", gone: "session.wrench" })];
  expect(names(objects)).toEqual(["note", "wrench"]);
  expect(names(objects, { "session.wrench": 1 })).toEqual(["note"]);
});

test("everything is shown and nothing offered before it is known what the player has done", () => {
  const present = presentObjects([thing("wrench", { gone: "level>=1" })], null, NOW);
  expect(present).toHaveLength(1);
  expect(touchOffers(present, { x: 110, y: 220 }, text)).toEqual([]);
});

test("a thing is offered within the reach around its middle, and not beyond", () => {
  const present = presentObjects([thing("note")], situation(), NOW);
  expect(touchOffers(present, { x: 110, y: 220 + 80 }, text)).toEqual([
    {
      prompt: { verb: "interact", target: "note", words: "story:prompt.note", icon: "scroll" },
      distance: 80,
    },
  ]);
  expect(objectsInReach(present, { x: 110, y: 220 + 81 })).toEqual([]);
});

test("what is picked up by itself is not offered", () => {
  const present = presentObjects([thing("gem", { type: "pickup", auto: true })], situation(), NOW);
  expect(touchOffers(present, { x: 110, y: 220 }, text)).toEqual([]);
});

test("what only the room touches is shown, and not offered", () => {
  const present = presentObjects([thing("lock", { type: "event" })], situation(), NOW);
  expect(present).toHaveLength(1);
  expect(objectsInReach(present, { x: 110, y: 220 })).toEqual([]);
  expect(touchOffers(present, { x: 110, y: 220 }, text)).toEqual([]);
});

test("what asks for something more is offered once that is there, or where it says why nothing happens", () => {
  const offered = (more: Partial<MapObject>, facts?: Record<string, number>) =>
    objectsInReach(presentObjects([thing("panel", more)], situation(facts), NOW), { x: 110, y: 220 }).length;
  expect(offered({ requires: "session.wrench" })).toBe(0);
  expect(offered({ requires: "session.wrench" }, { "session.wrench": 1 })).toBe(1);
  expect(offered({ requires: "session.wrench", otherwise: "act:panel.stuck" })).toBe(1);
});

test("every object on a map has a picture, or is not to be seen", async () => {
  const maps = await Promise.all(PLACE_NAMES.map(loadMap));
  // The portrait of the player is drawn from its look.
  for (const { drawing } of maps.flatMap(({ objects }) => objects))
    if (drawing !== "" && drawing !== "you") expect(objectDrawing(drawing).width).toBeGreaterThan(0);
  expect(objectDrawing("crate").width).toBeGreaterThan(0);
  expect(objectDrawing("sign:key").svg).not.toBe(objectDrawing("sign:gear").svg);
  expect(objectDrawing("key")).toMatchObject({ width: 48, height: 48 });
  expect(objectDrawing("wrench")).toMatchObject({ width: 48, height: 48 });
  expect(objectDrawing("wall-panel:open").svg).not.toBe(objectDrawing("wall-panel").svg);
  expect(() => objectDrawing("nothing")).toThrow(RangeError);
});
