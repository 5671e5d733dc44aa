import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { ApiProblem } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import type { Game } from "../app/game.ts";
import { createStores } from "../app/stores.ts";
import { touch } from "./touch.ts";

const ANSWER: InteractAnswer = {
  target: "legendary-sword",
  say: ["village:sword.taken"],
  choices: [],
  offers: [],
  open: null,
  values: {},
  granted: { items: { "legendary-sword": 1 } },
  progress: NO_PROGRESS,
};

/** A room in which a thing can be taken once; who comes late finds nothing. */
function rock() {
  const asked: string[] = [];
  const stores = createStores();
  const ask = (async (_message: unknown, { target }: { target: string }) => {
    asked.push(target);
    const isFirst = asked.length === 1;
    await Promise.resolve();
    if (!isFirst) throw new ApiProblem("not-found");
    return ANSWER;
  }) as Game["ask"];
  return { game: { ask, stores, text: (key: string) => key }, asked, stores };
}

test("two quick presses take a thing once, and nobody is told that it isn't there", async () => {
  const { game, asked, stores } = rock();
  const answers = await Promise.all([touch(game, "legendary-sword"), touch(game, "legendary-sword")]);
  expect(answers).toEqual([ANSWER, null]);
  expect(asked).toEqual(["legendary-sword"]);
  expect(stores.toasts.$toasts.get().map(({ key }) => key)).toEqual(["toast.granted-item"]);
});

test("whatever comes behind the answer is asked again, and so is another answer to the same thing", async () => {
  const { game, asked, stores } = rock();
  await touch(game, "legendary-sword");
  expect(await touch(game, "legendary-sword")).toBeNull();
  await Promise.all([touch(game, "legendary-sword", "yes"), touch(game, "legendary-sword", "no")]);
  expect(asked).toHaveLength(4);
  expect(stores.toasts.$toasts.get().at(-1)?.key).toBe("errors:not-found.message");
});
