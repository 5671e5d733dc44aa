import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { describe, expect, test } from "vitest";
import { canExchange } from "./exchange.ts";
import { nextStep, questLog } from "./quest.ts";

const NONE: Record<Colour, number> = { blue: 0, yellow: 0, green: 0, red: 0 };

function walletWith(stock: Partial<Record<Colour, number>>, used = 0): WalletView {
  const progress = { gained: 0, needed: 100 };
  return {
    diamonds: 0,
    coins: 0,
    level: 1,
    experience: 0,
    levelProgress: progress,
    nextMilestone: null,
    mastery: { fishing: { level: 1, ...progress } },
    bag: { fish: { stock: { ...NONE, failed: 3, ...stock }, used: 0, capacity: 40 } },
    items: {},
    deliveries: { fish: { used, limit: 5 } },
  };
}

describe("the next step", () => {
  test("fishes for the colour nearest to a delivery", () => {
    const next = nextStep(walletWith({ blue: 2, red: 7 }), "fish");
    expect(next).toEqual({ step: "fish", colour: "red", count: 7, target: 10 });
  });

  test("delivers what is full, and counts no further than the target", () => {
    const next = nextStep(walletWith({ blue: 13, red: 7 }), "fish");
    expect(next).toEqual({ step: "deliver", colour: "blue", count: 10, target: 10 });
  });

  test("rests when today's deliveries are used up", () => {
    const next = nextStep(walletWith({ blue: 13 }, 5), "fish");
    expect(next).toMatchObject({ step: "done-today", count: 5, target: 5 });
  });
});

test("the log holds one quest a colour with its state", () => {
  const stock = { blue: 12, yellow: 4, red: 1 };
  expect(questLog(walletWith(stock), "fish")).toEqual([
    { colour: "blue", count: 10, state: "ready" },
    { colour: "yellow", count: 4, state: "on-going" },
    { colour: "green", count: 0, state: "to-complete" },
    { colour: "red", count: 1, state: "on-going" },
  ]);
  const states = questLog(walletWith(stock, 5), "fish").map(({ state }) => state);
  expect(states).toEqual(["complete", "complete", "complete", "complete"]);
});

test("only what is enough can be traded: two of a colour, three failed ones", () => {
  const { stock } = walletWith({ blue: 1, red: 2 }).bag.fish;
  expect(canExchange(stock, "blue")).toBe(false);
  expect(canExchange(stock, "red")).toBe(true);
  expect(canExchange(stock, "failed")).toBe(true);
  expect(canExchange({ ...stock, failed: 2 }, "failed")).toBe(false);
});
