import type { RequestHandler, Router } from "express";
import express from "express";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config/config.ts";
import { type Check, statesOf } from "./health.ts";
import { readersOnly } from "./metrics-readers.ts";

/** The process's measurements, in a registry of its own so that tests can start several servers. */
export interface Metrics {
  registry: Registry;
  /** Measures each request by method, route pattern and status: never by path, which may hold an id. */
  measure: RequestHandler;
  /** Counts a line of the log by its level: `error` and the like. */
  logged(level: string): void;
  /** Tells of each part that the server needs whether it works, as it is at the time of reading. */
  watch(checks: Record<string, Check>): void;
  /** `GET /metrics`, for whoever has the token, or without one for this machine. */
  routes: Router;
}

/** Creates the measurements: the process's own and requests; features add theirs to the registry. */
export function createMetrics({ metricsToken }: Pick<Config, "metricsToken">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_seconds",
    help: "Time from a request's arrival to its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  const lines = new Counter({
    name: "log_lines_total",
    help: "Lines of the log, by level",
    labelNames: ["level"],
    registers: [registry],
  });
  // What is there from the start can be seen to rise.
  for (const level of ["warn", "error", "fatal"]) lines.inc({ level }, 0);
  const routes = express.Router();
  routes.get("/metrics", readersOnly(metricsToken), async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return {
    registry,
    routes,
    logged: (level) => lines.inc({ level }),
    watch(checks) {
      new Gauge({
        name: "server_ready",
        help: "Whether a part that the server needs works (1) or not (0)",
        labelNames: ["check"],
        registers: [registry],
        async collect() {
          for (const [check, works] of await statesOf(checks)) this.set({ check }, works ? 1 : 0);
        },
      });
    },
    measure(request, response, next) {
      const end = seconds.startTimer();
      response.on("finish", () => {
        const route = request.route ? `${request.baseUrl}${String(request.route.path)}` : "other";
        end({ method: request.method, route, status: response.statusCode });
      });
      next();
    },
  };
}
