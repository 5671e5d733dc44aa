import type { Clock } from "@diamond-valley/schemas/clock.ts";
import { API_BASE } from "@diamond-valley/schemas/protocol.ts";
import express, { type Express, type RequestHandler, type Router } from "express";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { errorAnswers, unknownPath } from "./error-answers.ts";
import { type Check, healthRoutes } from "./health.ts";
import type { Metrics } from "./metrics.ts";
import { pathsOnly, sameOriginOnly } from "./origin.ts";
import { requestId } from "./request-id.ts";
import { apiHeaders, securityHeaders } from "./security-headers.ts";
import { securityLog } from "./security-log.ts";
import type { Site } from "./site.ts";

/** What the HTTP frame is put together from. */
export interface AppParts {
  config: Pick<Config, "publicUrl" | "trustProxy">;
  log: Logger;
  clock: Clock;
  checks: Record<string, Check>;
  metrics: Metrics;
  site: Site;
  /** What every call to the API passes before its body is read, in this order: limits, session, anti-forgery. */
  guards: RequestHandler[];
  /** What the root passes, whose answer brings the anti-forgery token to whoever has none. */
  rootGuards: RequestHandler[];
  /** Routes under `/api/kr`, one router for each feature. */
  api: Router[];
  /** The embedded sign-in provider. */
  provider?: { path: string; handler: RequestHandler } | undefined;
}

/** The largest body that any call needs, the whole registration, takes a tenth of this. */
const bodyLimit = "16kb";

/** The Express application: the order of its parts, and nothing else. */
export function createApp(parts: AppParts): Express {
  const { config, log, metrics } = parts;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", config.trustProxy);
  app.set("query parser", "simple");

  app.use(requestId, metrics.measure, securityHeaders(config.publicUrl.startsWith("https:")), pathsOnly);
  app.use(healthRoutes(parts.checks), metrics.routes);
  if (parts.provider) app.use(parts.provider.path, parts.provider.handler);

  app.use(
    API_BASE,
    apiHeaders,
    securityLog(log, parts.clock),
    sameOriginOnly(config.publicUrl),
    ...parts.guards,
    express.json({ limit: bodyLimit, strict: true }),
    ...parts.api,
  );
  app.use("/api", apiHeaders, unknownPath);

  app.get("/", ...parts.rootGuards);
  app.use(parts.site.serve, apiHeaders, unknownPath);
  app.use(errorAnswers(log));
  return app;
}
