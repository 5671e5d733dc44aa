import { expect, test } from "vitest";
import { createJoining } from "./joining.ts";

const ANN = { account: "ann", seat: "1" };

/** A join that goes on until it is told how to end. */
function slowJoin(seat = ANN) {
  const joining = createJoining();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const joined = joining.during(seat, () => promise);
  return { joining, joined, resolve, reject };
}

test("whoever asks for an account that is joining waits until it has joined", async () => {
  const { joining, joined, resolve } = slowJoin();
  let isOver = false;
  const waited = joining.wait("ann")?.then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  resolve();
  await Promise.all([waited, joined]);
  expect(joining.wait("ann")).toBeUndefined();
});

test("nobody waits for others, nor for another seat", () => {
  const { joining } = slowJoin();
  expect(joining.wait("ben")).toBeUndefined();
  expect(joining.wait("ann", "2")).toBeUndefined();
  expect(joining.wait("ann", "1")).toBeInstanceOf(Promise);
});

test("a join that is refused ends the wait too", async () => {
  const { joining, joined, reject } = slowJoin();
  const waited = joining.wait("ann");
  reject(new Error("refused"));
  await expect(joined).rejects.toThrow("refused");
  await waited;
  expect(joining.wait("ann")).toBeUndefined();
});
