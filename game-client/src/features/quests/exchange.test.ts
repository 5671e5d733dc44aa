import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Stock } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, test } from "vitest";
import { canExchange } from "./exchange.ts";

const NONE = Object.fromEntries([...COLOURS, "failed"].map((item) => [item, 0])) as Stock;

test("only what is enough can be traded: two of a colour, three failed ones", () => {
  const stock = { ...NONE, blue: 1, red: 2, failed: 3 };
  expect(canExchange(stock, "blue")).toBe(false);
  expect(canExchange(stock, "red")).toBe(true);
  expect(canExchange(stock, "failed")).toBe(true);
  expect(canExchange({ ...stock, failed: 2 }, "failed")).toBe(false);
});
