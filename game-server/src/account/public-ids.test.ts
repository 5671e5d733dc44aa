import fc from "fast-check";
import { expect, test } from "vitest";
import { createPublicIds } from "./public-ids.ts";

const ids = createPublicIds("a secret of the server, for a test");
const account = fc.stringMatching(/^[0-9a-f]{24}$/);

test("a public id leads back to its account at its server, and shows nothing of it", () => {
  fc.assert(
    fc.property(account, (id) => {
      const shown = ids.of(id);
      expect(shown).toMatch(/^[\w-]{22}$/);
      expect(Buffer.from(shown, "base64url").toString("hex")).not.toContain(id.slice(0, 8));
      expect(ids.of(id)).toBe(shown);
      expect(ids.accountOf(shown)).toBe(id);
      expect(createPublicIds("another secret").accountOf(shown)).toBeNull();
    }),
  );
});

test("what the server never made names nobody", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{22}$/), (made) => {
      expect(ids.accountOf(made)).toBeNull();
    }),
  );
  for (const other of ["", "x", "f".repeat(24), "f".repeat(44)]) expect(ids.accountOf(other)).toBeNull();
  expect(() => ids.of("ada")).toThrow(RangeError);
});
