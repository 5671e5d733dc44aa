import { expect, test, vi } from "vitest";
import { GameGuard } from "./GameGuard.tsx";

test("a game that can't be fetched gives its place to whoever says so", () => {
  const onFail = vi.fn();
  const guard = new GameGuard({ onFail, children: "the game" });
  expect(guard.render()).toBe("the game");
  guard.state = GameGuard.getDerivedStateFromError();
  guard.componentDidCatch();
  expect([guard.render(), onFail.mock.calls.length]).toEqual([null, 1]);
});
