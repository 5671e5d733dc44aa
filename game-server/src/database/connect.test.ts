import { expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { connect } from "./connect.ts";

const database = freshDatabase();

test("a write is acknowledged from the journal, unless the address asks for more", async () => {
  const plain = await connect(database.url);
  expect(plain.getClient().options.writeConcern).toMatchObject({ w: 1, j: true });
  const url = new URL(database.url);
  url.searchParams.set("w", "majority");
  const asked = await connect(url.href);
  expect(asked.getClient().options.writeConcern).toMatchObject({ w: "majority", j: true });
  await Promise.all([plain.close(), asked.close()]);
});

test("a server that does not answer is told in one line with the way out, and without the password", async () => {
  await expect(connect("mongodb://user:secret@127.0.0.1:1/valley")).rejects.toThrow(
    /^No MongoDB server at mongodb:\/\/127\.0\.0\.1:1\/valley: .* Start it, or mend MONGODB_URL\.$/,
  );
});
