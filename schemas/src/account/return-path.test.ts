import fc from "fast-check";
import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each(["/", "/prizes/", "/en/prizes/?filter=won#top", "/game/?a=1&b=%2F%2Fx", "/intl/ALL_kr/terms/"])(
  "%s is a page of ours",
  (path) => {
    expect(returnPath(path)).toBe(path);
  },
);

test.each<[unknown]>([
  [undefined],
  [null],
  [5],
  [["/"]],
  [""],
  ["prizes/"],
  ["//evil.example"],
  ["///evil.example"],
  ["/\\evil.example"],
  ["\\\\evil.example"],
  ["/\t/evil.example"],
  ["/\n/evil.example"],
  ["/ /evil.example"],
  ["/.//evil.example"],
  ["/..//evil.example"],
  ["/x/..//evil.example"],
  ["/%2e//evil.example"],
  ["https://evil.example/"],
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["/api/kr/auth/logout"],
  ["/x/../api/kr/user_data"],
  ["/provider/auth"],
  ["/auth/callback/?code=x"],
  ["/한글"],
  [`/${"x".repeat(500)}`],
])("%j is not", (path) => {
  expect(returnPath(path)).toBeNull();
});

test("whatever is let through stays on the site that a browser is on", () => {
  const nasty = fc.string({
    unit: fc.constantFrom("/", "\\", ".", "..", ":", "@", "%2f", "%5c", "?", "#", "a", "evil.example", "\t"),
  });
  fc.assert(
    fc.property(
      nasty.map((text) => `/${text}`),
      (path) => {
        const allowed = returnPath(path);
        if (allowed === null) return;
        expect(new URL(allowed, "https://play.example/x/y").origin).toBe("https://play.example");
        expect(returnPath(allowed)).toBe(allowed);
      },
    ),
    { numRuns: 2_000 },
  );
});
