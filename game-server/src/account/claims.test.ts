import { expect, test } from "vitest";
import { readClaims } from "./claims.ts";

const VOUCHED = { sub: "copper", email: "copper@store.example", gpp_tier: "gold" };

test.each([{}, { email_verified: true }])("a provider's claims with %j are read", (told) => {
  expect(readClaims({ ...VOUCHED, ...told })).toMatchObject(VOUCHED);
});

test.each([
  { email_verified: false },
  { email_verified: "false" },
  { email: undefined },
  { email: "copper" },
  { sub: "" },
])("claims with %j lack what an account is made of", (told) => {
  expect(() => readClaims({ ...VOUCHED, ...told })).toThrow(
    expect.objectContaining({ code: "missing-scope" }),
  );
});
