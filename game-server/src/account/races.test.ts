import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { expect, test } from "vitest";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { signIn } from "../testing/sign-in.ts";

const server = testServer();

test("of visitors with one phone who register at the same moment one wins, the others are told why", async () => {
  const visitors = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signIn(server.url, `racer-${index}`)),
  );
  const answers = await Promise.all(
    visitors.map((visitor) => visitor.call("POST", "/register", registrationOf(7))),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(visitors.length - 1);
  expect(new Set(refused.map(({ body }) => (body as ProblemBody).code))).toEqual(new Set(["phone-taken"]));
});
