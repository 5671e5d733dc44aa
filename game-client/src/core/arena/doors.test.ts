import { expect, test } from "vitest";
import { forestMap, mineMap } from "../world/maps.fixture.ts";
import { askingDoor } from "./doors.ts";

test.each([
  ["mine", mineMap],
  ["forest", forestMap],
])("the door of the %s asks before it opens, ahead of its own offer", (_, map) => {
  const [door] = map.portals;
  const at = { x: door!.x + door!.width / 2, y: door!.y + door!.height / 2 };
  const [offer] = askingDoor(map, at, "leave", "Leave");
  expect(offer?.prompt).toMatchObject({ verb: "leave", target: "village", words: "Leave" });
  expect(offer?.distance).toBeLessThan(0);
  expect(askingDoor(map, { x: at.x, y: at.y + 400 }, "leave", "Leave")).toEqual([]);
});
