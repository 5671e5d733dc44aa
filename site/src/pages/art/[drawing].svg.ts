import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import type { APIRoute, GetStaticPaths } from "astro";
import { treasury } from "../../vault/gate-art/gate-art.ts";

/** Drawings of the Vault that are files of their own: the guardian beside its words, and what the doors hide. */
const DRAWINGS: Record<string, () => Drawing> = {
  guardian: () => robot(CHARACTER_LOOKS.keeper, { mood: "happy" }),
  treasury,
};

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(DRAWINGS).map((drawing) => ({ params: { drawing } }));

export const GET: APIRoute = ({ params }) =>
  new Response(DRAWINGS[params.drawing ?? ""]?.().svg ?? null, {
    headers: { "Content-Type": "image/svg+xml" },
  });
