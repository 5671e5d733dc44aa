import { expect, test } from "vitest";
import { isSamePrompt, nearest, type Offer } from "./prompt.ts";

const offer = (verb: string, distance: number): Offer => ({
  prompt: { verb, target: "", words: verb, icon: "door" },
  distance,
});

test("the nearest offer is shown, and the first of two that are equally near", () => {
  expect(nearest([offer("cast", 40), offer("talk", 30)])?.verb).toBe("talk");
  expect(nearest([offer("talk", 30), offer("cast", 30)])?.verb).toBe("talk");
  expect(nearest([])).toBeNull();
});

test("an open portal comes before what stands in it, a closed one after it", () => {
  expect(nearest([offer("talk", 10), offer("travel", 0)])?.verb).toBe("travel");
  expect(nearest([offer("closed", Number.POSITIVE_INFINITY), offer("talk", 60)])?.verb).toBe("talk");
  expect(nearest([offer("closed", Number.POSITIVE_INFINITY)])?.verb).toBe("closed");
});

test("prompts are the same when they say and do the same", () => {
  const { prompt } = offer("talk", 1);
  expect(isSamePrompt(prompt, { ...prompt })).toBe(true);
  expect(isSamePrompt(prompt, { ...prompt, target: "fisher" })).toBe(false);
  expect(isSamePrompt(prompt, null)).toBe(false);
  expect(isSamePrompt(null, null)).toBe(true);
});
