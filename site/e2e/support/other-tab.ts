import { setTimeout as sleep } from "node:timers/promises";
import type { Bite, CastAnswer, FishingState } from "@diamond-valley/schemas/fishing/fishing.ts";
import { BITE, FISHING_MESSAGES } from "@diamond-valley/schemas/fishing/messages.ts";
import { arrowAt } from "@diamond-valley/schemas/fishing/press.ts";
import { API_BASE, CSRF_COOKIE, CSRF_HEADER, PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Client } from "colyseus.js";
import { expect, inject, vi } from "vitest";
import type { Visitor } from "./visitor.ts";
import { within } from "./within.ts";

/** Casts until there is enough of one colour, at most. */
const CASTS_MAX = 80;
/** A press is aimed this deep into the green zone, of its half width. */
const INNER = 0.6;
/** Nobody presses sooner after the bite, ms. */
const REACTION = 100;

/**
 * Takes the game over from the visitor's page at the lake, as a second tab would, and fishes there by the room's own
 * messages until the bag holds `count` of one colour. Nothing is drawn, so that it takes a few seconds. The page is
 * left with the dialog that says where the game went.
 */
export async function fishElsewhere({ context }: Visitor, count: number): Promise<void> {
  const token = (await context.cookies()).find(({ name }) => name === CSRF_COOKIE)?.value ?? "";
  const headers = { [CSRF_HEADER]: decodeURIComponent(token) };
  const seat = await context.request.post(`${API_BASE}/game_rpg/quest/fishing/start`, {
    headers,
    data: { protocol: PROTOCOL_VERSION, takeover: true },
  });
  expect(seat.status()).toBe(200);
  const joining = new Client(inject("url")).consumeSeatReservation<FishingState>(await seat.json());
  const room = await within("the other tab's room", joining);
  const bites = new Map<string, { bite: Bite; seen: number }>();
  room.onMessage<Bite>(BITE.name, (bite) => bites.set(bite.attempt, { bite, seen: performance.now() }));
  room.onMessage("*", () => {});

  async function fish(): Promise<void> {
    const { cast, press } = FISHING_MESSAGES;
    const { attempt } = await within("a cast", room.request<unknown, CastAnswer>(cast.name, {}));
    const bitten = () => bites.get(attempt) ?? expect.fail("no bite");
    const { bite, seen } = await vi.waitFor(bitten, { timeout: 10_000, interval: 10 });
    const pressed = greenMoment(bite, performance.now() - seen + REACTION);
    await sleep(Math.max(0, seen + pressed - performance.now()));
    const elapsed = performance.now() - seen;
    await within("a press", room.request(press.name, { attempt, elapsed }));
  }

  /** How many of the fullest colour are in the bag. */
  async function mostOfOneColour(): Promise<number> {
    const answer = await context.request.get(`${API_BASE}/game_rpg/user_data`);
    const { stock } = ((await answer.json()) as WalletView).bag.fish;
    return Math.max(...COLOURS.map((colour) => stock[colour]));
  }

  for (let casts = 0; (await mostOfOneColour()) < count; casts += 1) {
    expect(casts, "casts").toBeLessThan(CASTS_MAX);
    await fish();
  }
  await within("the other tab's end", room.leave());
}

/** The first moment from `earliest` on (ms after the arrow was first drawn) at which it is well within the green zone. */
function greenMoment({ arrow }: Bite, earliest: number): number {
  let elapsed = earliest;
  while (Math.abs(arrowAt(arrow, elapsed) - arrow.centre) > arrow.success * INNER) elapsed += 2;
  return elapsed;
}
