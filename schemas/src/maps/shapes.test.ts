import { describe, expect, test } from "vitest";
import { boundsOf, inRect, touches } from "./shapes.ts";

const rect = { kind: "rect", x: 10, y: 20, width: 100, height: 50 } as const;

test.each([
  ["left", [18, 40], [17, 40]],
  ["right", [102, 40], [103, 40]],
  ["upper", [50, 28], [50, 27]],
  ["lower", [50, 62], [50, 63]],
] as const)("within 8 px of its %s side nobody is inside of a rect", (_side, [x, y], [outX, outY]) => {
  expect(inRect(rect, x, y, 8)).toBe(true);
  expect(inRect(rect, outX, outY, 8)).toBe(false);
});

describe("bounds", () => {
  const points = [
    { x: 5, y: 40 },
    { x: 30, y: 10 },
    { x: 20, y: 60 },
  ];

  test("of a rect are the rect", () => {
    expect(boundsOf(rect)).toEqual(rect);
  });

  test("of an ellipse reach as far as its radii", () => {
    const bounds = { kind: "rect", x: 20, y: 80, width: 60, height: 40 };
    expect(boundsOf({ kind: "ellipse", x: 50, y: 100, rx: 30, ry: 20 })).toEqual(bounds);
  });

  test("of points hold all of them, and half of the width of a stroke more", () => {
    const box = { kind: "rect", x: 5, y: 10, width: 25, height: 50 };
    expect(boundsOf({ kind: "polygon", points })).toEqual(box);
    const wider = { kind: "rect", x: 1, y: 6, width: 33, height: 58 };
    expect(boundsOf({ kind: "stroke", points, radius: 4 })).toEqual(wider);
  });
});

test("a body touches a shape from as far as its radius", () => {
  expect(touches(rect, 126 - 1, 40, 16)).toBe(true);
  expect(touches(rect, 126 + 1, 40, 16)).toBe(false);
  const river = {
    kind: "stroke",
    radius: 10,
    points: [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
  } as const;
  expect(touches(river, 50, 25, 16)).toBe(true);
  expect(touches(river, 50, 27, 16)).toBe(false);
});
