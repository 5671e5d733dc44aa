import type { APIRoute, GetStaticPaths } from "astro";
import { SHOTS, take } from "../../pictures/catalogue.ts";

export const getStaticPaths: GetStaticPaths = () =>
  SHOTS.flatMap((shot) =>
    shot.widths.map((width) => ({ params: { picture: `${shot.name}-${width}` }, props: { shot, width } })),
  );

/** A part of a place of the game, painted while the site is built. */
export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await take(props.shot, props.width)), {
    headers: { "Content-Type": "image/webp" },
  });
