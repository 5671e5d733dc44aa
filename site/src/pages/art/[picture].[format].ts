import type { APIRoute, GetStaticPaths } from "astro";
import { FILES, take } from "../../pictures/catalogue.ts";

export const getStaticPaths: GetStaticPaths = () =>
  FILES.map(({ name, ...props }) => ({ params: { picture: name, format: props.format }, props }));

/** A part of a place of the game, painted while the site is built. */
export const GET: APIRoute = async ({ props: { shot, width, format } }) =>
  new Response(new Uint8Array(await take(shot, width, format)), {
    headers: { "Content-Type": `image/${format}` },
  });
