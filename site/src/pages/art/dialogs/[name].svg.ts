import type { APIRoute, GetStaticPaths } from "astro";
import { DIALOG_ART } from "../../../dialogs/art.ts";

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(DIALOG_ART).map(([name, { svg }]) => ({ params: { name }, props: { svg } }));

/** The robot of a dialog. */
export const GET: APIRoute = ({ props }) =>
  new Response(String(props.svg), { headers: { "Content-Type": "image/svg+xml" } });
