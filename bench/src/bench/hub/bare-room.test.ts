import { expect, test } from "vitest";
import { bareRoomHash } from "./bare-room-file.ts";

// The bare room is the measure of all results, old ones too: it is not changed.
test("the bare room is the one that the village has always been measured against", () => {
  expect(bareRoomHash()).toBe("1fa0bd2e7d65f2220a96105121f336efbabb344d50aa43ca082809f13f7c21e3");
});
