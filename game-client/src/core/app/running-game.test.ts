import { deferred } from "@diamond-valley/web-kit/deferred.ts";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Engine } from "../engine/engine.ts";
import type { Feature } from "../feature.ts";

const server = { user: () => Promise.resolve({ status: "found" }) };
const session = {
  first: () => "village",
  start: vi.fn(async () => {}),
  travel: vi.fn(async () => {}),
  end: vi.fn(async () => {}),
};
const createEngine = vi.fn();
const none = () => () => {};

const MOCKS: Record<string, object> = {
  "../engine/engine.ts": { createEngine },
  "../net/calls.ts": { createCalls: () => ({ user: () => server.user() }) },
  "../net/session.ts": { createSession: () => session, joinWith: none },
  "../world/next-places.ts": { fetchPlace: async () => {} },
  "../world/place-art.ts": { paintAhead() {} },
  "../sound/sounds.ts": { createSounds: () => ({ play() {}, dispose() {} }) },
  "../dialogs/back.ts": { closeOnBack: none },
  "../dialogs/closing.ts": { closeUnshown: none },
  "../dialogs/missing-styles.ts": { watchStyles: none },
  "../input/fingers.ts": { bindFingers: none },
  "../input/keys.ts": { bindKeys: none },
  "../input/pads.ts": { bindPads: none },
  "../input/touch.ts": { isByThumb: () => false },
  "./fetch-later.ts": { fetchLater: none },
};
for (const [path, parts] of Object.entries(MOCKS)) vi.doMock(path, () => parts);
const page = { location: { origin: "" }, matchMedia: () => ({ matches: false }) };
vi.stubGlobal("window", Object.assign(new EventTarget(), page));
vi.stubGlobal("document", new EventTarget());
const { createRunningGame } = await import("./running-game.ts");

beforeEach(() => void vi.clearAllMocks());
afterAll(() => {
  for (const path of Object.keys(MOCKS)) vi.doUnmock(path);
  vi.unstubAllGlobals();
  vi.resetModules();
});

const gameHere = (features: readonly Feature[] = []) =>
  createRunningGame({
    locale: "en",
    texts: { text: (key: string) => key } as never,
    features,
    onEvent() {},
  });

test("whoever leaves before the server knows them enters nothing", async () => {
  const known = deferred<{ status: string }>();
  server.user = () => known.promise;
  const game = gameHere();
  const starting = game.start({} as HTMLElement);
  await game.destroy();
  known.resolve({ status: "found" });
  await starting;
  expect([session.start, createEngine].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test.each(["while", "after"])("a drawing that comes %s the game ends does so too, once", async (when) => {
  server.user = async () => ({ status: "found" });
  const drawn = deferred<Engine>();
  const destroy = vi.fn(async () => {});
  createEngine.mockReturnValue(drawn.promise);
  const left = deferred<void>();
  session.end.mockReturnValueOnce(left.promise);
  const game = gameHere();
  const starting = game.start({} as HTMLElement);
  await vi.waitFor(() => expect(createEngine).toHaveBeenCalledOnce());
  const ending = game.destroy();
  const leave = async () => {
    left.resolve();
    await ending;
  };
  if (when === "after") await leave();
  drawn.resolve({ destroy } as unknown as Engine);
  await starting;
  await leave();
  expect(destroy).toHaveBeenCalledOnce();
});

test("a call that finds the session over leads the whole game to the sign-in", async () => {
  const refusal = JSON.stringify({ code: "not-logged-in" });
  vi.stubGlobal("fetch", async () => new Response(refusal, { status: 403 }));
  const game = gameHere();
  await expect(game.api.call("GET", "/boards/points")).rejects.toMatchObject({ code: "not-logged-in" });
  expect(game.stores.$connection.get().phase).toBe("signed-out");
  await game.destroy();
});

test("who would lose something is asked before another area as before another place, and goes there once asked", async () => {
  const held: unknown[] = [];
  const holdsBack: Feature["holdsBack"] = (_, ...to) => held.push(to) > 0;
  const game = gameHere([{ name: "hunting", holdsBack }]);
  game.stores.$place.set("forest");
  game.travel("village");
  game.changeArea(3);
  expect(held).toEqual([["village"], ["forest", 3]]);
  expect([session.travel.mock.calls.length, game.stores.$travelling.get()]).toEqual([0, null]);
  game.changeArea(3, true);
  expect(session.travel.mock.calls).toEqual([["forest", 3]]);
  await game.destroy();
});

test("who loses nothing changes the area at once", async () => {
  const game = gameHere([{ name: "hunting", holdsBack: () => false }]);
  game.stores.$place.set("forest");
  game.changeArea(2);
  expect(session.travel.mock.calls).toEqual([["forest", 2]]);
  await game.destroy();
});
