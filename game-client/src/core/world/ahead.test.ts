import { expect, test, vi } from "vitest";
import { createAhead } from "./ahead.ts";

/** Makes a new thing at each call, which says of which place it is. */
const counted = () => vi.fn(async (place: string) => ({ place }));

test("what was begun is there once, and made once", async () => {
  const make = counted();
  const ahead = createAhead(make);
  ahead.begin("village");
  ahead.begin("village");
  expect(await ahead.take("village")).toEqual({ place: "village" });
  expect(await ahead.take("village")).toBeNull();
  expect(make).toHaveBeenCalledOnce();
});

test("what was begun of another place is let go", async () => {
  const ahead = createAhead(counted());
  ahead.begin("village");
  expect(await ahead.take("lake")).toBeNull();
  expect(await ahead.take("village")).toBeNull();
  ahead.begin("village");
  ahead.begin("lake");
  expect(await ahead.take("lake")).toEqual({ place: "lake" });
});

test("what fails is not there, and may be begun anew", async () => {
  const make = vi.fn(async (): Promise<string> => "painted").mockRejectedValueOnce(new Error("no line"));
  const ahead = createAhead(make);
  ahead.begin("village");
  expect(await ahead.take("village")).toBeNull();
  ahead.begin("village");
  expect(await ahead.take("village")).toBe("painted");
});
