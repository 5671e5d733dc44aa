import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { atom } from "nanostores";
import { expect, test, vi } from "vitest";
import type { PlaceRoom } from "../net/places.ts";
import type { RoomView } from "../scene/room-view.ts";
import { createAnswers } from "./answers.ts";
import { createLiveRoom } from "./live-room.ts";

const ROOM = { onMessage: () => {} } as unknown as PlaceRoom;

/** A live room over an engine that draws when the test says so. */
function stage() {
  const log: string[] = [];
  const drawn = Promise.withResolvers<void>();
  const crash = vi.fn();
  const view = (place: string): RoomView => ({
    update: () => {},
    settled: Promise.resolve(),
    position: () => ({ x: 1, y: 2 }),
    focus: () => null,
    end: () => void log.push(`end ${place}`),
  });
  const stores = {
    $loaded: atom(0),
    $place: atom<PlaceName | null>(null),
    $travelling: atom<PlaceName | null>("village"),
  };
  const live = createLiveRoom(
    {
      stores,
      sounds: {
        play: () => {},
        theme: (place) => void log.push(`music ${place}`),
        dispose: () => {},
        drive: () => {},
        hush: () => {},
      },
      features: [
        {
          joined: (_, { place }) => {
            log.push(`joined ${place}`);
            return () => void log.push(`left ${place}`);
          },
          arrived: (_, place) => void log.push(`arrived ${place}`),
        },
        {},
      ],
    },
    createAnswers(atom(null)),
    Promise.resolve({ show: () => drawn.promise, view: async ({ place }) => view(place) }),
    async (place) => void log.push(`texts ${place}`),
    crash,
  );
  const settled = () => new Promise((done) => setTimeout(done));
  return { live, log, drawn, stores, crash, settled };
}

test("features hear of a room at once, and of the place when it is on the screen", async () => {
  const { live, log, drawn, stores, settled } = stage();
  live.arrive("village", ROOM);
  expect(log).toEqual(["joined village"]);
  drawn.resolve();
  await settled();
  expect(log).toEqual(["joined village", "texts village", "music village", "arrived village"]);
  expect([stores.$place.get(), stores.$travelling.get(), stores.$loaded.get()]).toEqual(["village", null, 1]);
  expect(live.current()?.view?.position()).toEqual({ x: 1, y: 2 });
});

test("a room that is over before its place is drawn never comes onto the screen", async () => {
  const { live, log, drawn, stores, settled } = stage();
  live.arrive("lake", ROOM)();
  drawn.resolve();
  await settled();
  expect(log).toEqual(["joined lake", "left lake", "texts lake"]);
  expect([live.current(), stores.$place.get()]).toEqual([null, null]);
});

test("what was shown of a room ends with it", async () => {
  const { live, log, drawn, settled } = stage();
  const over = live.arrive("village", ROOM);
  drawn.resolve();
  await settled();
  over();
  expect(log.slice(-2)).toEqual(["left village", "end village"]);
  expect(live.current()).toBeNull();
});

test("a room that ends late does not take the next one with it", () => {
  const { live } = stage();
  const over = live.arrive("village", ROOM);
  live.arrive("lake", ROOM);
  over();
  expect(live.current()?.place).toBe("lake");
});

test("a place that can't be drawn ends the game with its error", async () => {
  const { live, drawn, crash, settled } = stage();
  live.arrive("village", ROOM);
  const error = new Error("no pictures");
  drawn.reject(error);
  await settled();
  expect(crash.mock.calls).toEqual([[error]]);
});
