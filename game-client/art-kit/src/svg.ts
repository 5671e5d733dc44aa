/** A picture as SVG text; `width` and `height` are its size in world px at scale 1. */
export type Drawing = { readonly width: number; readonly height: number; readonly svg: string };

type Attributes = Record<string, string | number | undefined>;

/** Two decimals are finer than any screen, and keep the text short. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

const attributes = (entries: Attributes): string =>
  Object.entries(entries)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? short(value) : value}"`)
    .join("");

const element = (name: string, entries: Attributes): string => `<${name}${attributes(entries)}/>`;

/** Joins the parts into a picture. Ids are local to it: where pictures share a document, `embedded` makes them differ. */
export const drawing = (width: number, height: number, ...parts: readonly string[]): Drawing => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}">${parts.join("")}</svg>`,
});

/** The place and size of a picture in another one. */
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A whole picture as a part of another one, stretched to its box and cut off at the edges; `prefix` makes its ids its own. */
export const embedded = ({ svg }: Drawing, { x, y, width, height }: Box, prefix: string): string => {
  const box = attributes({ x, y, width, height, preserveAspectRatio: "none" });
  return svg
    .replace(/^<svg[^>]*>/, (opening) =>
      opening.replaceAll(/ (xmlns|width|height)="[^"]*"/g, "").replace("<svg", `<svg${box}`),
    )
    .replaceAll(' id="', ` id="${prefix}`)
    .replaceAll("url(#", `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
};

/** A filled path; numbers in `d` come from the caller. */
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  element("path", { d, fill, ...more });

/** A round-ended line along `d`. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element("circle", { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => element("ellipse", { cx, cy, rx, ry, fill, ...more });

/** A rectangle with round corners of radius `round`. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more: Attributes = {},
): string => element("rect", { x, y, width, height, rx: round, fill, ...more });

/** Parts moved to (x, y), after scaling and turning (degrees). */
export const place = (
  x: number,
  y: number,
  content: string,
  { scale = 1, turn = 0 }: { scale?: number; turn?: number } = {},
): string => {
  const steps = [`translate(${short(x)} ${short(y)})`];
  if (turn !== 0) steps.push(`rotate(${short(turn)})`);
  if (scale !== 1) steps.push(`scale(${short(scale)})`);
  return `<g transform="${steps.join(" ")}">${content}</g>`;
};

/** Parts seen only inside the outline `shape` (elements, not a path string). */
export const clipped = (id: string, shape: string, content: string): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Defines a gradient; use it as `url(#id)`. Stops are spread evenly. */
export const linear = (id: string, direction: "down" | "right", ...colours: readonly string[]): string => {
  const [x2, y2] = direction === "down" ? [0, 1] : [1, 0];
  const stops = colours.map((colour, index) =>
    element("stop", { offset: index / Math.max(1, colours.length - 1), "stop-color": colour }),
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops.join("")}</linearGradient>`;
};

/** Defines a gradient from the middle outwards; stops are [offset 0..1, colour, opacity]. */
export const radial = (id: string, ...stops: readonly (readonly [number, string, number?])[]): string =>
  `<radialGradient id="${id}">${stops
    .map(([offset, colour, opacity]) =>
      element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
    )
    .join("")}</radialGradient>`;

/** `count` parts, made from their index. */
export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join("");

/** The picture as the address of an image element. */
export const dataUrl = (picture: Drawing): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
