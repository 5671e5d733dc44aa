import { expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { batchedFind } from "./batched-find.ts";

interface Stone {
  _id: string;
  colour: string;
}

const database = freshDatabase();

test("answers each caller its own document, and null where there is none", async () => {
  const stones = database.connection.collection<Stone>("stones");
  await stones.insertMany(
    Array.from({ length: 700 }, (_, index) => ({ _id: `s${index}`, colour: `c${index}` })),
  );
  const find = batchedFind<Stone>(stones);
  const ids = Array.from({ length: 1_400 }, (_, index) => `s${index % 710}`);
  const found = await Promise.all(ids.map(find));
  expect(found.map((stone) => stone?.colour)).toEqual(
    ids.map((id) => (Number(id.slice(1)) < 700 ? id.replace("s", "c") : undefined)),
  );
});

test("sees what was written before the call", async () => {
  const stones = database.connection.collection<Stone>("late-stones");
  const find = batchedFind<Stone>(stones);
  const earlier = find("a");
  await stones.insertOne({ _id: "a", colour: "blue" });
  await earlier;
  expect(await find("a")).toEqual({ _id: "a", colour: "blue" });
});

test("a failure reaches every caller, and the next ones are served again", async () => {
  const stones = database.connection.collection<Stone>("stones");
  const failing = batchedFind<Stone>(stones, { $bad: 1 } as never);
  await expect(Promise.all([failing("s1"), failing("s2")])).rejects.toThrow();
  await expect(failing("s3")).rejects.toThrow();
  expect((await batchedFind<Stone>(stones)("s3"))?.colour).toBe("c3");
});
