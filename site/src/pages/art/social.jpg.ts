import type { APIRoute } from "astro";
import { takeSocial } from "../../pictures/catalogue.ts";

/** The picture that goes with a shared link. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await takeSocial()), { headers: { "Content-Type": "image/jpeg" } });
