import { expect, test } from "vitest";
import { createReplayer } from "./replayer.ts";
import { ran } from "./testing/ran.ts";

test("a run is played again in its thread; once that is closed, what is played and what waits for it fail", async () => {
  const replayer = createReplayer();
  const { evidence } = ran("", "");
  expect(await replayer.decide(evidence)).toMatchObject({ score: expect.any(Number) });
  const asked = [replayer.decide(evidence), replayer.decide(evidence), replayer.decide(evidence)];
  const all = Promise.allSettled(asked);
  await replayer.close();
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await expect(replayer.decide(evidence)).rejects.toThrow("the thread of replays ended");
});
