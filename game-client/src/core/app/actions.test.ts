import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { Prompt } from "../walking/prompt.ts";
import { actOnPrompt, maySetOut } from "./actions.ts";

const TALK: Prompt = { verb: "talk", target: "fisher", words: "", icon: "speech-balloon" };

/** A game in the village, with two features that write down what they do. */
function game(prompt: Prompt | null, travelling: PlaceName | null = null) {
  const done: string[] = [];
  return {
    done,
    features: [
      { verbs: { cast: () => void done.push("cast") } },
      { verbs: { talk: (_: unknown, target: string) => void done.push(`talk ${target}`) } },
      {},
    ],
    stores: {
      $prompt: atom<Prompt | null>(prompt),
      $travelling: atom<PlaceName | null>(travelling),
      $place: atom<PlaceName | null>("village"),
    },
  };
}

test("the action does what the prompt says, by the feature that knows the verb", () => {
  const talking = game(TALK);
  actOnPrompt(talking);
  expect(talking.done).toEqual(["talk fisher"]);
  const unknown = game({ ...TALK, verb: "dance" });
  actOnPrompt(unknown);
  expect(unknown.done).toEqual([]);
});

test("what must be timed is done by whoever offers it, and by no verb", () => {
  const pressed: string[] = [];
  const timed = game({ ...TALK, press: () => void pressed.push("press") });
  actOnPrompt(timed);
  expect([pressed, timed.done]).toEqual([["press"], []]);
});

test("without a prompt, and on the way to another place, nothing is done", () => {
  for (const waiting of [game(null), game(TALK, "lake")]) {
    actOnPrompt(waiting);
    expect(waiting.done).toEqual([]);
  }
});

test("the player sets out for another place, and for one at a time", () => {
  expect(maySetOut(game(null), "lake")).toBe(true);
  expect(maySetOut(game(null), "village")).toBe(false);
  expect(maySetOut(game(null), "atlantis")).toBe(false);
  expect(maySetOut(game(null, "lake"), "lake")).toBe(false);
});
