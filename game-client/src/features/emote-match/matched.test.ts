import { expect, test } from "vitest";
import { createToasts } from "../../core/hud/toasts.ts";
import { tellMatched } from "./matched.ts";

test.each([
  ["that counts", { points: 100, left: 2, why: null }, "good", "emote-match:counted"],
  ["that is the last of a day", { points: 100, left: 0, why: null }, "good", "emote-match:last"],
  ["without a team", { points: 0, left: 0, why: "no-team" }, "note", "emote-match:no-team"],
  ["behind the last of a day", { points: 0, left: 0, why: "no-more" }, "note", "emote-match:no-more"],
] as const)("a match %s is told", async (_, matched, tone, key) => {
  const toasts = createToasts();
  let sounds = 0;
  await tellMatched(
    {
      more: { file: async () => {} } as never,
      sounds: {
        play: () => {
          sounds += 1;
        },
      },
      stores: { toasts },
    },
    matched,
  );
  expect(sounds).toBe(1);
  expect(toasts.$toasts.get()).toMatchObject([{ tone, key }]);
});
