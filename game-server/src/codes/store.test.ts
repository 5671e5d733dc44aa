import { beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { type CodeStore, createCodeStore } from "./store.ts";

const database = freshDatabase();
let codes: CodeStore;
beforeAll(() => {
  codes = createCodeStore(walletDeps(database.connection));
});

test("a call gives back only what it took itself: a code is free when all calls of its account gave it back", async () => {
  await codes.add([{ code: "SHARED", kind: "vip", tier: null, email: null }]);
  const usedBy = async () => (await codes.find("SHARED"))?.usedBy;
  expect([await codes.take("SHARED", "ada"), await codes.take("SHARED", "ada")]).toEqual([true, true]);
  expect(await codes.take("SHARED", "bob")).toBe(false);
  await codes.release("SHARED", "bob");
  await codes.release("SHARED", "ada");
  expect(await usedBy()).toBe("ada");
  await codes.release("SHARED", "ada");
  expect(await usedBy()).toBeNull();
  expect(await codes.take("SHARED", "bob")).toBe(true);
});
