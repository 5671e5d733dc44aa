import { expect, test } from "vitest";
import { createDraft, type Kept } from "./draft.ts";

/** A place for one text. */
function place(): Kept {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
    },
    forget: () => {
      kept = null;
    },
  };
}

test("a draft is read by the account that wrote it, and by no other", () => {
  const draft = createDraft<{ name: string }>(place());
  expect(draft.read("bolt@store.example")).toEqual({});
  draft.write("bolt@store.example", { name: "Bolt" });
  expect(draft.read("bolt@store.example")).toEqual({ name: "Bolt" });
  expect(draft.read("iris@store.example")).toEqual({});
});

test("a draft goes when it is forgotten, and a damaged one counts as none", () => {
  const kept = place();
  const draft = createDraft<{ name: string }>(kept);
  draft.write("bolt", { name: "Bolt" });
  draft.forget();
  expect(draft.read("bolt")).toEqual({});
  kept.write("{ half a");
  expect(draft.read("bolt")).toEqual({});
});
