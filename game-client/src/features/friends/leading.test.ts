import type { Friend, FriendsAnswer } from "@diamond-valley/schemas/friends/contracts.ts";
import { atom } from "nanostores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lead } from "../../core/app/stores.ts";
import { createReading } from "../../core/reading/reading.ts";
import type { Followed } from "./chips.ts";
import { ASK_EVERY, createLeading } from "./leading.ts";

const MINJI: Friend = {
  ...{ code: "line-1", name: "Minji", look: 1, outfit: 0, team: null, level: 3 },
  ...{ online: true, place: "village", area: 1, session: "s1", watchable: true },
};
const listWith = (...friends: Friend[]): FriendsAnswer => ({
  ...{ code: "ABCD-EFGH", watchable: true, most: 50 },
  ...{ friends, asking: [], asked: [], blocked: [] },
});

/** Leads to Minji; the server answers what `now` is. */
function lead() {
  const state: { now: FriendsAnswer | null } = { now: listWith(MINJI) };
  const asked: number[] = [];
  const reading = createReading(async () => {
    asked.push(1);
    if (!state.now) throw new Error("no line");
    return state.now;
  });
  const $lead = atom<Lead | null>(null);
  const told: string[] = [];
  const followed: Followed = { session: null, seen() {}, met() {}, end() {} };
  const tell = (how: string, name: string): void => void told.push(`${how} ${name}`);
  const leading = createLeading({ reading, $lead, followed, tell });
  leading.start(MINJI);
  return { state, asked, $lead, told, leading, followed };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the player is led to where the friend is, and sees it on the map while it is in the same room", async () => {
  const { state, $lead, followed } = lead();
  expect($lead.get()).toMatchObject({ place: "village", object: "friend", name: "Minji" });
  expect(followed.session).toBe("s1");
  followed.seen({ x: 40, y: 50 });
  expect($lead.get()?.at()).toEqual({ x: 40, y: 50 });
  // The friend has walked over to the lake.
  state.now = listWith({ ...MINJI, place: "lake", area: 3, session: null });
  await vi.advanceTimersByTimeAsync(ASK_EVERY);
  expect($lead.get()).toMatchObject({ place: "lake", area: 3 });
  expect($lead.get()?.at()).toBeNull();
  expect(followed.session).toBeNull();
  // The player has come to the same area.
  state.now = listWith({ ...MINJI, place: "lake", area: 3, session: "s2" });
  await vi.advanceTimersByTimeAsync(ASK_EVERY);
  expect($lead.get()).toMatchObject({ place: "lake", area: null });
  expect(followed.session).toBe("s2");
});

test.each([
  ["went offline", () => listWith({ ...MINJI, online: false, session: null })],
  ["is no friend any more", () => listWith()],
])("a friend who %s is not led to any more", async (_, now) => {
  const { state, $lead, told, asked } = lead();
  state.now = now();
  await vi.advanceTimersByTimeAsync(ASK_EVERY);
  expect($lead.get()).toBeNull();
  expect(told).toEqual(["gone Minji"]);
  await vi.advanceTimersByTimeAsync(10 * ASK_EVERY);
  expect(asked).toHaveLength(1);
});

test("it ends once when the friend was met, or the player gives it up", async () => {
  const { $lead, told, leading, followed } = lead();
  followed.met();
  expect([$lead.get(), told]).toEqual([null, ["met Minji"]]);
  leading.start(MINJI);
  leading.stop();
  await vi.advanceTimersByTimeAsync(3 * ASK_EVERY);
  expect([$lead.get(), told]).toEqual([null, ["met Minji"]]);
});

test("a line that is down for a while ends nothing", async () => {
  const { state, $lead, told } = lead();
  state.now = null;
  await vi.advanceTimersByTimeAsync(3 * ASK_EVERY);
  expect($lead.get()).toMatchObject({ place: "village" });
  expect(told).toEqual([]);
});

test("nobody is led to who is not there", () => {
  const { $lead, leading } = lead();
  leading.start({ ...MINJI, online: false });
  expect($lead.get()).toBeNull();
});

test("nobody asks while the page is hidden, nor behind the end of the game", async () => {
  const { asked, $lead, followed } = lead();
  vi.stubGlobal("document", { hidden: true });
  await vi.advanceTimersByTimeAsync(3 * ASK_EVERY);
  expect(asked).toEqual([]);
  vi.stubGlobal("document", { hidden: false });
  await vi.advanceTimersByTimeAsync(ASK_EVERY);
  expect(asked).toHaveLength(1);
  followed.end();
  await vi.advanceTimersByTimeAsync(3 * ASK_EVERY);
  expect([asked.length, $lead.get()]).toEqual([1, null]);
});
