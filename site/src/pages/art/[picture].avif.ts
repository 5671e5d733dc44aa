import type { APIRoute, GetStaticPaths } from "astro";
import { filesOf, take } from "../../pictures/catalogue.ts";

export const getStaticPaths: GetStaticPaths = () => filesOf("avif");

/** A part of a place of the game that a page begins with, painted while the site is built, for browsers that read AVIF. */
export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await take(props.shot, props.width, "avif")), {
    headers: { "Content-Type": "image/avif" },
  });
