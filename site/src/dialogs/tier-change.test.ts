import type { UserData } from "@diamond-valley/schemas/account/user.ts";
import { STORAGE } from "@diamond-valley/web-kit/storage.ts";
import { afterAll, beforeEach, expect, test, vi } from "vitest";

const showModal = vi.fn();
const call = vi.fn(async () => {});
const MOCKS: Record<string, object> = {
  "../session/session.ts": { api: { call } },
  "./page-modals.ts": { showModal },
  "./lifecycle.ts": { openInTurn: (open: () => void) => open() },
};
for (const [path, parts] of Object.entries(MOCKS)) vi.doMock(path, () => parts);

const kept = new Map<string, string>();
const page = new Set<string>();
const location = { hash: "" };
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
vi.stubGlobal("document", { documentElement: { hasAttribute: (name: string) => page.has(name) } });
vi.stubGlobal("location", location);

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  kept.clear();
  page.clear();
  location.hash = "";
});
afterAll(() => {
  for (const path of Object.keys(MOCKS)) vi.doUnmock(path);
  vi.unstubAllGlobals();
  vi.resetModules();
});

const PLATINUM = { show_tier_popup: true, gpp_tier: "platinum", diamonds_returned: 0 } as UserData;
const told = [["POST", "/user_data/tier-told"]];

async function show(...answers: UserData[]): Promise<void> {
  const { showTierChange } = await import("./tier-change.ts");
  for (const answer of answers) showTierChange(answer);
}

test("an upgrade is shown once, and the server told", async () => {
  await show(PLATINUM, PLATINUM);
  expect(showModal.mock.calls).toEqual([["tier-upgrade", { more: false }]]);
  expect(call.mock.calls).toEqual(told);
  expect(kept.get(STORAGE.tier.key)).toBe("platinum");
});

test("an upgrade that this browser has shown is not shown by its next page either", async () => {
  kept.set(STORAGE.tier.key, "platinum");
  await show(PLATINUM);
  expect(showModal).not.toHaveBeenCalled();
});

test("a fall that gave entries back is told once a page", async () => {
  const fallen: UserData = { ...PLATINUM, show_tier_popup: false, gpp_tier: "gold", diamonds_returned: 12 };
  await show(fallen, fallen);
  expect(showModal.mock.calls).toEqual([["tier-change"]]);
  expect(call.mock.calls).toEqual(told);
});

test("a tier that fell and rose again tells of the entries that it gave back, once", async () => {
  kept.set(STORAGE.tier.key, "platinum");
  const risen = { ...PLATINUM, diamonds_returned: 12 };
  await show(risen, risen);
  expect(showModal.mock.calls).toEqual([["tier-change"]]);
  expect(call.mock.calls).toEqual(told);
});

test.each([
  ["fills the window", () => page.add("data-playing")],
  ["is asked for by the address and not there yet", () => (location.hash = "#play")],
])("nothing is shown or counted as told while the game %s", async (_, plays) => {
  plays();
  await show(PLATINUM);
  expect(showModal).not.toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});
