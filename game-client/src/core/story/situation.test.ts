import { atom } from "nanostores";
import { expect, test } from "vitest";
import { type SituationStores, situationOf } from "./situation.ts";

/** Stores of a game of which the server has said nothing yet. */
const stores = () =>
  ({
    $wallet: atom(null),
    $progress: atom(null),
    $season: atom(null),
    $quantity: atom(0),
    $membership: atom(null),
  }) as unknown as SituationStores;

test("each game has one situation, whoever asks for it", () => {
  const [one, other] = [stores(), stores()];
  expect(situationOf({ ...one })).toBe(situationOf(one));
  expect(situationOf(other)).not.toBe(situationOf(one));
  expect(situationOf(one).get()).toBeNull();
});

test("it is known once the server has said all of it, without anybody who listens", () => {
  const known = stores();
  const $situation = situationOf(known);
  for (const $store of [known.$wallet, known.$progress, known.$season, known.$membership])
    ($store as ReturnType<typeof atom<unknown>>).set({});
  expect($situation.get()).toMatchObject({ wallet: {}, progress: {}, season: {}, membership: {} });
});
