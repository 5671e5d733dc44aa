import type { APIRoute, GetStaticPaths } from "astro";
import { filesOf, take } from "../../pictures/catalogue.ts";

export const getStaticPaths: GetStaticPaths = () => filesOf("webp");

/** A part of a place of the game, painted while the site is built. */
export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await take(props.shot, props.width, "webp")), {
    headers: { "Content-Type": "image/webp" },
  });
