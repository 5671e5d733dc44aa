import { expect, test, vi } from "vitest";
import { FetchGuard } from "./FetchGuard.tsx";

test("what can't be fetched gives its place to what says so", () => {
  const onFail = vi.fn();
  const guard = new FetchGuard({ fallback: "an error", onFail, children: "the game" });
  expect(guard.render()).toBe("the game");
  guard.state = FetchGuard.getDerivedStateFromError();
  guard.componentDidCatch();
  expect([guard.render(), onFail.mock.calls.length]).toEqual(["an error", 1]);
});
