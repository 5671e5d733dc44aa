import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToasts } from "./toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keys = ({ $toasts }: ReturnType<typeof createToasts>): string[] => $toasts.get().map(({ key }) => key);

test("toasts go by themselves, what is celebrated last", () => {
  const toasts = createToasts();
  toasts.show({ tone: "diamonds", key: "diamonds" });
  toasts.show({ tone: "note", key: "note" });
  expect(keys(toasts)).toEqual(["diamonds", "note"]);
  vi.advanceTimersByTime(4_000);
  expect(keys(toasts)).toEqual(["diamonds"]);
  vi.advanceTimersByTime(3_000);
  expect(keys(toasts)).toEqual([]);
});

test("too many push the oldest out, but never what is celebrated", () => {
  const toasts = createToasts();
  for (const tone of ["diamonds", "note", "good", "warn", "catch"] as const) toasts.show({ tone, key: tone });
  expect(keys(toasts)).toEqual(["diamonds", "good", "warn", "catch"]);
});

test("the same words are one toast, but each catch is shown", () => {
  const toasts = createToasts();
  toasts.show({ tone: "warn", key: "a" });
  toasts.show({ tone: "warn", key: "a" });
  toasts.show({ tone: "catch", key: "b" });
  toasts.show({ tone: "catch", key: "b" });
  expect(keys(toasts)).toEqual(["a", "b", "b"]);
});

test("the same words of somebody else are another toast", () => {
  const toasts = createToasts();
  for (const name of ["Bolt", "Comet", "Bolt"]) toasts.show({ tone: "good", key: "asks", values: { name } });
  expect(toasts.$toasts.get().map(({ values }) => values?.name)).toEqual(["Comet", "Bolt"]);
});

test("a toast in which something can be pressed stays longer", () => {
  const toasts = createToasts();
  toasts.show({ tone: "good", key: "a", actions: [{ key: "b", run: () => {} }] });
  vi.advanceTimersByTime(15_000);
  expect(keys(toasts)).toEqual(["a"]);
  vi.advanceTimersByTime(5_000);
  expect(keys(toasts)).toEqual([]);
});

test("a toast can be dismissed", () => {
  const toasts = createToasts();
  toasts.show({ tone: "note", key: "a" });
  toasts.dismiss(toasts.$toasts.get()[0]?.id ?? 0);
  expect(keys(toasts)).toEqual([]);
});
