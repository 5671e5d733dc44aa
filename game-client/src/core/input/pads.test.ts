import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const stop = vi.fn();
const followPads = vi.fn(() => stop);
const code = { isMissing: false };
vi.doMock("./pad.ts", () => ({
  get followPads() {
    if (code.isMissing) throw new TypeError("Failed to fetch");
    return followPads;
  },
}));
const { bindPads } = await import("./pads.ts");

const pads: (object | null)[] = [];
let page: EventTarget;

beforeEach(() => {
  vi.clearAllMocks();
  pads.length = 0;
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("navigator", { getGamepads: () => pads });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  vi.doUnmock("./pad.ts");
  vi.resetModules();
});

const GAME = {} as Parameters<typeof bindPads>[0];
const connect = () => page.dispatchEvent(new Event("gamepadconnected"));
const settled = () => new Promise((done) => setTimeout(done, 20));

test("a pad is followed from when it is connected until the game ends, once", async () => {
  pads.push(null);
  const end = bindPads(GAME);
  await settled();
  expect(followPads).not.toHaveBeenCalled();
  connect();
  connect();
  await settled();
  expect(followPads).toHaveBeenCalledOnce();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test("a pad that the page knows from the game before is followed at once", async () => {
  pads.push(null, {});
  bindPads(GAME)();
  await settled();
  expect(followPads).not.toHaveBeenCalled();
  bindPads(GAME);
  await settled();
  expect(followPads).toHaveBeenCalledOnce();
});

test("code that can't be fetched is tried again with the next pad", async () => {
  code.isMissing = true;
  bindPads(GAME);
  connect();
  await settled();
  code.isMissing = false;
  connect();
  await settled();
  expect(followPads).toHaveBeenCalledOnce();
});
