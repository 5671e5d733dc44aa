import type { Drawing } from "@diamond-valley/art-kit/svg.ts";

/** Makes the ids of a drawing its own, so that many drawings can share one document. */
export function withOwnIds(svg: string, prefix: string): string {
  return svg
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${prefix}-${id}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${prefix}-${id})`)
    .replace(/\bhref="#([^"]+)"/g, (_, id: string) => `href="#${prefix}-${id}"`);
}

/** The inside of a drawing, without its outer `<svg>`, to be placed in another one. */
export function insideOf(drawing: Drawing, prefix: string): string {
  return withOwnIds(drawing.svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>$/, ""), prefix);
}

/** A drawing as part of a page: it is decoration there, so it is hidden from assistive technology. */
export function asDecoration(drawing: Drawing, prefix: string): string {
  return withOwnIds(drawing.svg, prefix).replace("<svg ", '<svg aria-hidden="true" focusable="false" ');
}
