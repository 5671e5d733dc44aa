import type { APIRoute, GetStaticPaths } from "astro";
import { STICKERS } from "../../../pictures/stickers.ts";

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(STICKERS).map(([name, { svg }]) => ({ params: { name }, props: { svg } }));

/** A single drawing of the game. */
export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { "Content-Type": "image/svg+xml" } });
