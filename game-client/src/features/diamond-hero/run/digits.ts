import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";

/** Size of a digit's cell, px of the world, and how far one stands from the next. */
const CELL = { width: 22, height: 32 };
export const DIGIT_STEP = 15;
const FONT = "Jua, 'Noto Sans KR', sans-serif";
/** What numbers are made of: damage, and damage of what counts most. */
const STYLES = { plain: "#FFFFFF", strong: "#FFE07A" } as const;
export type DigitStyle = keyof typeof STYLES;

export const digitFrame = (style: DigitStyle, digit: number): string => `digit-${style}${digit}`;

/** The frames of the digits in their strip. */
export const DIGIT_FRAMES = (scale: number) =>
  (Object.keys(STYLES) as DigitStyle[]).flatMap((style, row) =>
    Array.from({ length: 10 }, (_, digit) => ({
      name: digitFrame(style, digit),
      x: Math.round((row * 10 + digit) * CELL.width * scale),
      width: Math.floor(CELL.width * scale),
      height: Math.floor(CELL.height * scale),
    })),
  );

/** A strip of all digits, each with an edge of ink. */
export function paintDigits(scale: number): HTMLCanvasElement {
  const { canvas, context } = createPaintable(CELL.width * 20 * scale, CELL.height * scale);
  context.scale(scale, scale);
  context.font = `25px ${FONT}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 5.5;
  context.strokeStyle = "#241A56";
  for (const [row, fill] of Object.values(STYLES).entries())
    for (let digit = 0; digit < 10; digit += 1) {
      const x = (row * 10 + digit + 0.5) * CELL.width;
      context.strokeText(String(digit), x, CELL.height / 2);
      context.fillStyle = fill;
      context.fillText(String(digit), x, CELL.height / 2);
    }
  return canvas;
}
