import { createHash } from "node:crypto";
import type { AstroUserConfig } from "astro";
import { LAYER_ORDER } from "../styles/layer-order.ts";

/** How a policy names a style or script that stands in a page. */
export const hashOf = (source: string) =>
  `sha256-${createHash("sha256").update(source).digest("base64")}` as const;

/**
 * What pages may load and do, for the meta tag of each: nothing but what is named here. Scripts and styles come from
 * this site, or stand in the page with their hash; no style or handler stands in an attribute. The server's headers
 * add what a meta tag can't say.
 */
export const contentPolicy = {
  directives: [
    "default-src 'none'",
    // Pictures of the game are drawn as SVG and handed to the browser as data.
    "img-src 'self' data:",
    "font-src 'self'",
    // The rooms' sockets are on the same host, which 'self' covers.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ],
  styleDirective: { hashes: [hashOf(LAYER_ORDER)] },
} satisfies NonNullable<AstroUserConfig["security"]>["csp"];
