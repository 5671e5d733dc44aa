import type { Config } from "../../config/config.ts";
import { developmentSecrets } from "../../config/variables.ts";
import { type Finding, look, mend, ok } from "./finding.ts";

/** The Node that the product is made for. */
const NODE = 24;

/** What can be seen of the configuration alone. What production refuses outright never comes here. */
export function* settingsFindings(config: Config): Iterable<Finding> {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < NODE) yield mend("node", `this is Node ${process.versions.node}. Use ${NODE} or newer.`);
  else yield ok("node", `Node ${process.versions.node}`);
  yield* secretFindings(config);
  yield* addressFindings(config);
  if (config.tempo !== 1)
    yield look("tempo", `games wait ${config.tempo} times shorter. Unset GAME_TEMPO for players.`);
}

function* secretFindings(config: Config): Iterable<Finding> {
  const used = [config.sessionSecret, config.csrfSecret, config.identitySecret];
  const known = Object.values(developmentSecrets);
  if (used.some((secret) => known.includes(secret)))
    yield config.production
      ? mend("secrets", "a public default is used. Set SESSION_SECRET, CSRF_SECRET and IDENTITY_SECRET.")
      : look("secrets", "public defaults of development, which production refuses");
  else yield ok("secrets", "three of its own");
  if (config.metricsToken) yield ok("metrics", "read with METRICS_TOKEN");
  else
    yield look("metrics", "this machine alone reads /metrics. Set METRICS_TOKEN for a Prometheus elsewhere.");
}

function* addressFindings({
  production,
  publicUrl,
  publicAddress,
  redisUrl,
  trustProxy,
}: Config): Iterable<Finding> {
  if (!production) yield look("mode", "NODE_ENV is not production: test accounts, and much is allowed");
  else yield ok("mode", "production");
  if (redisUrl && !publicAddress)
    yield mend(
      "rooms",
      "several processes (REDIS_URL), and this one has no address of its own. Set PUBLIC_ADDRESS to where the proxy reaches it.",
    );
  if (publicUrl.startsWith("https://") && trustProxy === 0)
    yield mend(
      "proxy",
      "https comes from a proxy, and none is trusted: all visitors share one address and its limits. Set TRUST_PROXY to the number of proxies.",
    );
  else yield ok("proxy", `${trustProxy} believed about visitors' addresses`);
}
