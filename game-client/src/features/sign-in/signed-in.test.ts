import { expect, test } from "vitest";
import { createToasts } from "../../core/hud/toasts.ts";
import { tellSignedIn } from "./signed-in.ts";

test.each([
  [
    "that pays is told with its diamonds",
    { day: 5, points: 0, diamonds: 10, item: null },
    "diamonds",
    "sign-in:toast",
  ],
  [
    "after the last that pays is greeted",
    { day: 21, points: 0, diamonds: 0, item: null },
    "good",
    "sign-in:toast-plain",
  ],
] as const)("a day %s", async (_, signedIn, tone, key) => {
  const toasts = createToasts();
  const fetched: string[] = [];
  const heard: unknown[] = [];
  await tellSignedIn(
    {
      more: { file: async (name: string) => void fetched.push(name) } as never,
      sounds: { play: (_effect, caption) => void heard.push(caption) },
      stores: { toasts },
    },
    signedIn,
  );
  expect(fetched).toEqual(["sign-in"]);
  expect(heard).toHaveLength(1);
  const { day, diamonds } = signedIn;
  expect(toasts.$toasts.get()).toEqual([{ id: 1, tone, key, values: { day, diamonds } }]);
});
