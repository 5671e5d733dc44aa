import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { atom } from "nanostores";
import { afterEach, expect, test, vi } from "vitest";
import { whenArrived } from "./when-arrived.ts";

afterEach(() => void vi.unstubAllGlobals());

test("who is on the way has arrived when it is on the way no more and the page is idle, and then nobody listens", async () => {
  let idle = () => {};
  vi.stubGlobal("window", { requestIdleCallback: () => {} });
  vi.stubGlobal("requestIdleCallback", (work: () => void) => {
    idle = work;
  });
  const $travelling = atom<PlaceName | null>("lake");
  const told: string[] = [];
  const arrived = whenArrived({ $travelling }).then(() => told.push("arrived"));
  $travelling.set(null);
  await new Promise((done) => setTimeout(done));
  expect(told).toEqual([]);
  idle();
  await arrived;
  expect(told).toEqual(["arrived"]);
  expect($travelling.lc).toBe(0);
});

test("who is on no way has arrived at once", async () => {
  await whenArrived({ $travelling: atom<PlaceName | null>(null) });
});
