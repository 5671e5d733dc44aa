import { atom } from "nanostores";
import { expect, onTestFinished, test, vi } from "vitest";
import { createToasts } from "../../core/hud/toasts.ts";
import { createSettings } from "../../core/settings/settings.ts";
import { announceOutcomes } from "./outcomes.ts";
import { NOT_FISHING, type OwnAttempt } from "./own-fishing.ts";

/** Attempts, and what was said of them. */
function attempts({ calm = false } = {}) {
  const settings = createSettings(null);
  settings.set("calm", calm);
  const toasts = createToasts();
  const $attempt = atom<OwnAttempt>(NOT_FISHING);
  announceOutcomes({ text: (key) => key, stores: { toasts, settings } }, $attempt);
  return {
    end(phase: OwnAttempt["phase"], items: OwnAttempt["items"] = [], guided = false) {
      $attempt.set({ ...NOT_FISHING, phase: "pressed", guided });
      $attempt.set({ ...NOT_FISHING, phase, items, guided });
      $attempt.set({ ...NOT_FISHING, phase, items, guided });
      $attempt.set(NOT_FISHING);
    },
    said: () => toasts.$toasts.get().map(({ key }) => key),
  };
}

test("each outcome is said once, in words of its own", () => {
  const { end, said } = attempts();
  end("caught", ["red"]);
  end("caught", ["blue", "blue"]);
  end("caught", ["failed"]);
  end("missed");
  expect(said()).toEqual([
    "fishing:outcome.success",
    "fishing:outcome.success-extra",
    "fishing:outcome.safe",
    "fishing:outcome.miss",
  ]);
});

test("a fish is felt, and nothing else is", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { end } = attempts();
  for (const items of [["red"], ["blue", "blue"], ["failed"]] as const) end("caught", items);
  end("missed");
  expect(vibrate.mock.calls).toEqual([[20], [20]]);
});

test("an attempt that ends without an outcome says nothing", () => {
  const { end, said } = attempts();
  end("idle");
  expect(said()).toEqual([]);
});

test("after two misses in a row calm mode is offered, to whom it is off", () => {
  const { end, said } = attempts();
  end("missed");
  end("caught", ["red"]);
  end("missed");
  expect(said()).not.toContain("fishing.calm-offer");
  end("missed");
  expect(said()).toContain("fishing.calm-offer");
  const { end: endCalm, said: saidCalm } = attempts({ calm: true });
  endCalm("missed");
  endCalm("missed");
  expect(saidCalm()).not.toContain("fishing.calm-offer");
});

test("a first fish that went unpressed is said to come again, and counts as no miss", () => {
  const { end, said } = attempts();
  end("missed", [], true);
  end("missed", [], true);
  expect(said()).toEqual(["fishing:outcome.away"]);
  end("missed");
  expect(said()).not.toContain("fishing.calm-offer");
});
