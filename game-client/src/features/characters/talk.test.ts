import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { NO_PROGRESS, type Progress } from "@diamond-valley/schemas/story/progress.ts";
import { ApiProblem } from "@diamond-valley/web-kit/problem.ts";
import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { OpenDialog } from "../../core/dialogs/dialogs.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import { type TalkGame, talk } from "./talk.ts";

const ANSWER: InteractAnswer = {
  target: "fisher",
  say: [],
  choices: [],
  offers: [],
  open: null,
  values: {},
  granted: null,
  progress: { ...NO_PROGRESS, facts: { "met.fisher": 1 } },
};

function talking(answer: () => InteractAnswer) {
  const asked: unknown[] = [];
  const $dialog = atom<OpenDialog | null>(null);
  const $progress = atom<Progress | null>(null);
  const toasts = createToasts();
  const game: TalkGame = {
    ask: async <Input, Answer>(_: unknown, input: Input) => {
      asked.push(input);
      return answer() as Answer;
    },
    text: (key) => key,
    sounds: { play: () => {} },
    stores: { $dialog, $place: atom<PlaceName | null>("village"), $progress, toasts },
  };
  return { game, asked, $dialog, $progress, toasts };
}

test("what a character says opens a talk, and what the player has done is kept", async () => {
  const answer = { ...ANSWER, say: ["hub:talk.fisher.1"] };
  const { game, $dialog, $progress, asked } = talking(() => answer);
  await talk(game, "fisher");
  expect($dialog.get()).toEqual({ kind: "talk", talk: answer });
  expect($progress.get()?.facts).toEqual({ "met.fisher": 1 });
  expect(asked).toEqual([{ target: "fisher" }]);
});

test("who has nothing to say but opens a dialog opens it at once", async () => {
  const { game, $dialog } = talking(() => ({ ...ANSWER, open: { dialog: "deliver", category: "fish" } }));
  await talk(game, "fisher");
  expect($dialog.get()).toEqual({ kind: "deliver", category: "fish" });
});

test("an answer is given by its name", async () => {
  const { game, asked } = talking(() => ANSWER);
  await talk(game, "fisher", "yes");
  expect(asked).toEqual([{ target: "fisher", choice: "yes" }]);
});

test("what is given is shown, items by the name beside the giver's lines", async () => {
  const granted = { diamonds: 4, experience: 20, items: { badge: 1 } };
  const { game, toasts } = talking(() => ({ ...ANSWER, granted }));
  await talk(game, "fisher");
  expect(toasts.$toasts.get().map(({ key, values }) => ({ key, values }))).toEqual([
    { key: "toast.granted-diamonds", values: { diamonds: 4 } },
    { key: "toast.granted-experience", values: { experience: 20 } },
    { key: "toast.granted-item", values: { item: "hub:item.badge", count: 1 } },
  ]);
});

test("a refusal is said, and opens nothing", async () => {
  const { game, $dialog, toasts } = talking(() => {
    throw new ApiProblem("too-far");
  });
  await talk(game, "fisher");
  expect($dialog.get()).toBeNull();
  expect(toasts.$toasts.get().map(({ key }) => key)).toEqual(["errors:too-far.message"]);
});
