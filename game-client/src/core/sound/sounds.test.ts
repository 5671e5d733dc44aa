import { atom } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSettings } from "../settings/settings.ts";
import { createSounds } from "./sounds.ts";

/** Audio as a browser gives it: it runs where it is resumed inside a gesture, and whenever after that. */
class FakeContext {
  state: AudioContextState = "suspended";
  isGesture = false;
  mayRun = false;
  waiting: (() => void)[] = [];
  resume(): Promise<void> {
    this.mayRun ||= this.isGesture;
    if (!this.mayRun) return new Promise((resolve) => this.waiting.push(resolve));
    this.state = "running";
    for (const resolve of this.waiting.splice(0)) resolve();
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = "suspended";
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = "closed";
    return Promise.resolve();
  }
}

const fake = vi.hoisted(() => ({ ZZFX: {} as { audioContext: FakeContext }, isMissing: false }));
vi.mock("zzfx", () => fake);
vi.mock("./recorded.ts", () => ({ createRecorded: () => ({ play: () => {}, setVolume: () => {} }) }));
vi.mock("./sequencer.ts", () => ({
  createSequencer() {
    if (fake.isMissing) throw new TypeError("Failed to fetch");
    return { play: () => {}, setVolume: () => {}, duck: () => {}, dispose: () => {} };
  },
}));

/** Sounds in a page, and what the player does there. */
async function page() {
  const context = new FakeContext();
  fake.ZZFX.audioContext = context;
  const target = new EventTarget();
  const heard = new Set<string>();
  const window = {
    addEventListener(...[type, ...rest]: Parameters<EventTarget["addEventListener"]>) {
      heard.add(type);
      target.addEventListener(type, ...rest);
    },
    removeEventListener(...[type, ...rest]: Parameters<EventTarget["removeEventListener"]>) {
      heard.delete(type);
      target.removeEventListener(type, ...rest);
    },
  };
  const document = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  const sounds = createSounds(createSettings(null), atom(null));
  return {
    context,
    document,
    sounds,
    heard,
    /** Something that the player does, in which audio may begin or not; answers once all that follows is done. */
    async does(type: string, isGesture: boolean) {
      context.isGesture = isGesture;
      target.dispatchEvent(new Event(type));
      context.isGesture = false;
      await vi.advanceTimersByTimeAsync(100);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  fake.isMissing = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("audio that came behind the first gesture begins with the next one, and no further one is heard", async () => {
  const { context, does, heard } = await page();
  await does("keydown", true);
  expect(context.state).toBe("suspended");
  await does("keydown", true);
  expect([context.state, heard.size]).toEqual(["running", 0]);
});

test("a finger that comes down begins nothing, and the one that is lifted does", async () => {
  const { context, does } = await page();
  await does("pointerdown", false);
  await does("pointerdown", false);
  expect(context.state).toBe("suspended");
  await does("touchend", true);
  expect(context.state).toBe("running");
});

test("sounds that can't be fetched are asked for with the next gesture", async () => {
  const { context, does } = await page();
  fake.isMissing = true;
  await does("click", true);
  fake.isMissing = false;
  await does("click", true);
  await does("click", true);
  expect(context.state).toBe("running");
});

test("a page that was hidden while they were fetched is silent until it is shown", async () => {
  const { context, document, does } = await page();
  context.mayRun = true;
  document.hidden = true;
  await does("keydown", true);
  expect(context.state).toBe("suspended");
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(context.state).toBe("running");
});

test("whoever comes back from a call hears again with the next gesture, where the browser wants one", async () => {
  const { context, document, does, heard } = await page();
  await does("keydown", true);
  await does("keydown", true);
  expect([context.state, heard.size]).toEqual(["running", 0]);
  document.hidden = true;
  document.dispatchEvent(new Event("visibilitychange"));
  context.mayRun = false;
  document.hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(context.state).toBe("suspended");
  await does("touchend", true);
  expect([context.state, heard.size]).toEqual(["running", 0]);
});

test("nothing is heard of gestures behind the end", async () => {
  const { context, does, sounds, heard } = await page();
  await does("keydown", true);
  sounds.dispose();
  await does("keydown", true);
  expect([context.state, heard.size]).toEqual(["closed", 0]);
});
