import mongoose from "mongoose";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { codeModel } from "./code-model.ts";
import { type CodeStore, createCodeStore } from "./store.ts";

const CODE = "SHARED";
const database = freshDatabase();
const collection = () => codeModel.collection(database.connection);
let codes: CodeStore;
beforeAll(() => {
  codes = createCodeStore(walletDeps(database.connection));
});
beforeEach(async () => {
  await collection().deleteMany();
  await codes.add([{ code: CODE, kind: "vip", tier: null, email: null }]);
});

const usedBy = async () => (await codes.find(CODE))?.usedBy;
/** Takes the code for somebody who may have it. */
async function take(account: string): Promise<string> {
  const hold = await codes.take(CODE, account);
  if (hold === null) throw new Error("the code is another's");
  return hold;
}
/** The answer to the next change is lost, which was made all the same. */
function loseAnswer(): void {
  const codesOf = collection();
  const updateOne = codesOf.updateOne.bind(codesOf);
  vi.spyOn(codesOf, "updateOne").mockImplementationOnce(async (...change) => {
    await updateOne(...change);
    throw new mongoose.mongo.MongoNetworkError("the line broke");
  });
}

test("a call gives back only what it took itself: a code is free when all calls of its account gave it back", async () => {
  const [first, second] = [await take("ada"), await take("ada")];
  expect(await codes.take(CODE, "bob")).toBeNull();
  await codes.release(CODE, "bob", first);
  await codes.release(CODE, "ada", first);
  await codes.release(CODE, "ada", first);
  expect(await usedBy()).toBe("ada");
  expect(await codes.take(CODE, "bob")).toBeNull();
  expect(await codeModel.check(database.connection)).toMatchObject({ documents: 1, problems: [] });
  await codes.release(CODE, "ada", second);
  expect(await usedBy()).toBeNull();
  await take("bob");
});

test("a code that was taken, and the answer lost, is free when it is given back", async () => {
  loseAnswer();
  const hold = await take("ada");
  await codes.release(CODE, "ada", hold);
  expect(await usedBy()).toBeNull();
});

test("what is given back, and the answer lost, takes nothing from another call of the account", async () => {
  const [first] = [await take("ada"), await take("ada")];
  loseAnswer();
  await codes.release(CODE, "ada", first);
  expect(await usedBy()).toBe("ada");
  expect(await codes.take(CODE, "bob")).toBeNull();
});

test("an account that can't use a code gives back whatever its calls left; another's stays", async () => {
  await take("ada");
  await take("ada");
  await codes.releaseAll(CODE, "bob");
  expect(await usedBy()).toBe("ada");
  await codes.releaseAll(CODE, "ada");
  expect(await usedBy()).toBeNull();
});

test.each([2, 1, 0, undefined])(
  "a code with %s calls counted, as in version 1, is kept as before",
  async (holds) => {
    const counted = holds === undefined ? {} : { holds };
    await collection().updateOne({ _id: CODE }, { $set: { usedBy: "ada", usedAt: 1, ...counted } });
    await collection().updateOne({ _id: CODE }, { $set: { schemaVersion: 1 } });
    expect(await codeModel.check(database.connection)).toMatchObject({ documents: 1, problems: [] });
    expect(await codes.take(CODE, "bob")).toBeNull();
    const hold = await take("ada");
    await codes.release(CODE, "ada", hold);
    expect(await usedBy()).toBe(holds ? "ada" : null);
    expect(await codeModel.check(database.connection)).toMatchObject({ documents: 1, problems: [] });
  },
);
