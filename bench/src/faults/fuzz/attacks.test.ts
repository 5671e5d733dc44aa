import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import { describe, expect, test } from "vitest";
import { messagePack } from "../../wire/message-pack.ts";
import { httpAttack, wireAttack } from "./http-attacks.ts";
import { roomAttack } from "./room-attacks.ts";

const MANY = 2_000;

/** What `make` brings forth for a seed, by name. */
function harvest<Attack extends { name: string }>(seed: number, make: (random: Random) => Attack): Attack[] {
  const random = seededRandom(seed);
  return Array.from({ length: MANY }, () => make(random));
}

const KINDS: [string, (random: Random) => { name: string }, number][] = [
  ["into rooms", roomAttack, 25],
  ["over HTTP", httpAttack, 12],
  ["as raw bytes", wireAttack, 10],
];

describe.each(KINDS)("attacks %s", (_, make, kinds) => {
  test("are of many kinds", () => {
    expect(new Set(harvest(1, make).map(({ name }) => name)).size).toBeGreaterThanOrEqual(kinds);
  });

  test("are the same for the same seed, so that a finding can be repeated", () => {
    expect(harvest(7, make)).toEqual(harvest(7, make));
    expect(harvest(7, make)).not.toEqual(harvest(8, make));
  });
});

test("no attack over HTTP that carries the token is one that an honest player makes", () => {
  for (const { name, method, path, body, withToken } of harvest(3, httpAttack)) {
    if (!withToken || method === "GET") continue;
    expect(path, name).not.toMatch(/auth\/(logout|delete)/);
    if (typeof body === "string" && name === "wrong fields")
      expect(JSON.parse(body)).toHaveProperty("__wrong");
  }
});

test("writes MessagePack as its specification has it", () => {
  expect(messagePack({ a: 1, b: [true, null] })).toEqual(
    Buffer.from([
      0xdf, 0, 0, 0, 2, 0xdb, 0, 0, 0, 1, 0x61, 0xd2, 0, 0, 0, 1, 0xdb, 0, 0, 0, 1, 0x62, 0xdd, 0, 0, 0, 2,
      0xc3, 0xc0,
    ]),
  );
  expect(messagePack(0.5)).toEqual(Buffer.from([0xcb, 0x3f, 0xe0, 0, 0, 0, 0, 0, 0]));
  expect(messagePack(Buffer.from([9]))).toEqual(Buffer.from([0xc6, 0, 0, 0, 1, 9]));
});
