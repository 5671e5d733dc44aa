import { pino } from "pino";
import { expect, test } from "vitest";
import { createPlatformLog } from "./platform-log.ts";

test("strangers can't write the log: a minute has its share of lines, and the rest is counted", () => {
  const lines: { msg: string; level: number; suppressed?: number }[] = [];
  let now = 0;
  const log = createPlatformLog(
    pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    { now: () => now },
  );
  for (let frame = 0; frame < 500; frame += 1) log.error(new Error("bad frame"), { frame });
  log.info("said at every step");
  expect(lines).toHaveLength(20);
  expect(lines.every(({ level }) => level === pino.levels.values.warn)).toBe(true);
  now = 60_000;
  log.warn("next minute");
  expect(lines.at(-2)?.suppressed).toBe(480);
  expect(lines.at(-1)?.msg).toBe("next minute");
});
