import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createPlatformLog } from "../rooms/platform-log.ts";
import { masked, toldError } from "./log-masking.ts";

describe("a message", () => {
  test.each([
    ['E11000 dup key: { contact.phone: "01012345678" }', 'E11000 dup key: { contact.phone: "…" }'],
    ["550 <kim@example.com> rejected", "550 <<address>> rejected"],
    [
      "no answer from https://id.example/token?code=abc&x=1#y",
      "no answer from https://id.example/token?<query>",
    ],
    ["player 0123456789abcdef01234567 left", "player <token> left"],
    ["call 010-1234-5678 or +82 10 1234 5678", "call <number> or <number>"],
    ["김하늘 at 서울특별시", "… at …"],
    ["Unexpected token 'k', \"kim\" is not valid JSON", 'Unexpected token "…", "…" is not valid JSON'],
    [`it's "quoted \\" twice" by 'kim'`, `it's "…" by "…"`],
    ["connect ECONNREFUSED 127.0.0.1:6379", "connect ECONNREFUSED 127.0.0.1:6379"],
    ["one\nlevel:60 two\r\nthree\u2028four", "one level:60 two three four"],
    ["sent @kim@example.com, mailto:kim@example.com", "sent <address> <address>"],
    ['read {"name":"kim, cut of', 'read {"…":"…"'],
    ['ends in "\\', 'ends in "…"'],
  ])("%j is told as %j", (text, told) => {
    expect(masked(text)).toBe(told);
  });

  // Each took seconds to centuries where a pattern tried every way to read the text.
  test.each([
    ["backslashes behind a quote", `x "${"\\".repeat(40)}`],
    ["one long word", "a".repeat(64_000)],
    ["escaped quotes", `x "${'\\"'.repeat(8_000)}`],
    ["addresses without an end", "x://".repeat(4_000)],
    ["words and hyphens", "a-".repeat(8_000)],
    ["digits and spaces", "1 - ".repeat(4_000)],
  ])("of %s is masked at once", (_name, text) => {
    const began = performance.now();
    masked(text);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test("keeps what finds a fault: the name of the field that was read", () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'contact')");
    expect(toldError(error)).toMatchObject({ type: "TypeError", message: error.message });
  });
});

test("an error is told with its places, and without the fields that libraries hang on it", () => {
  const error = Object.assign(
    new Error('refused "kim"\n    at kim@example.com, 01012345678', { cause: "김하늘" }),
    {
      code: 121,
      errInfo: { consideredValue: "kim@example.com" },
      keyValue: { "contact.phone": "01012345678" },
    },
  );
  const told = toldError(error);
  expect(told).toMatchObject({ type: "Error", code: 121, cause: { message: "…" } });
  expect(told.stack).toMatch(/log-masking\.test\.ts:\d+/);
  expect(JSON.stringify(told)).not.toMatch(/kim|0101234|김|consideredValue|keyValue/);
});

test("whatever a stranger sends, the platform's log is one line that names nobody", () => {
  const lines: string[] = [];
  const log = createPlatformLog(
    pino({ level: "trace" }, { write: (line: string) => void lines.push(line) }),
    {
      now: () => 0,
    },
  );
  log.error('bad frame "kim"\n{"level":60,"msg":"forged"}', new Error("from kim@example.com"));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, platform: true });
  expect(lines[0]).not.toMatch(/kim|forged/);
});
