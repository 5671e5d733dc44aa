import type { SeasonAnswer } from "@diamond-valley/schemas/season/season.ts";
import { Router } from "express";
import { askedSeason, type SeasonSource } from "./asked-season.ts";

/** `GET /season`: stage, phase and week, and the season's time. */
export function seasonRoutes(source: SeasonSource, production: boolean): Router {
  const router = Router();
  const seasonOf = askedSeason(source, production);
  router.get("/season", (request, response) => {
    const answer: SeasonAnswer = seasonOf(request);
    response.json(answer);
  });
  return router;
}
