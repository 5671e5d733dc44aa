import type { APIRoute, GetStaticPaths } from "astro";
import { prizeArt } from "../../../vault/prize-art/prize-art.ts";

export const getStaticPaths: GetStaticPaths = () =>
  prizeArt().map(({ slug, drawing }) => ({ params: { slug }, props: { svg: drawing.svg } }));

/** The picture of a prize. */
export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { "Content-Type": "image/svg+xml" } });
