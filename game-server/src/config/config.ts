import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Stage } from "@diamond-valley/schemas/season/season.ts";
import { refusalsInProduction } from "./production.ts";
import { StartProblem } from "./start-problem.ts";
import { Variables } from "./variables.ts";

/** The project's own directory, which relative paths count from. */
export const projectRoot = resolve(import.meta.dirname, "../../..");

/** The sign-in provider to use. */
export interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
}

/** How season time is made: the fixed start of the demonstration, the calendar, or a start (epoch ms) of one's own. */
export type SeasonClock = "demo" | "real" | { startsAt: number };

/** Everything that the environment decides, checked and complete. */
export interface Config {
  production: boolean;
  host: string | undefined;
  port: number;
  /** Origin that players see, without a slash at its end. */
  publicUrl: string;
  /** Host and path of this process behind a proxy, for Colyseus. Undefined where one process runs. */
  publicAddress: string | undefined;
  trustProxy: number;
  /** How long a process that stops may take to send its players on, s. */
  drainSeconds: number;
  /** Undefined: the embedded database under `dataDir`. */
  mongodbUrl: string | undefined;
  redisUrl: string | undefined;
  dataDir: string;
  sessionSecret: string;
  csrfSecret: string;
  /** Keys the digests of people who deleted their account. */
  identitySecret: string;
  seasonClock: SeasonClock;
  seasonStage: Stage | undefined;
  /** Divides the waiting times of games. */
  tempo: number;
  /** Undefined: the embedded provider. */
  oidc: OidcProvider | undefined;
  /** What the embedded provider is asked for too. */
  oidcScope: string;
  /** Undefined: this machine alone reads the measurements. */
  metricsToken: string | undefined;
  /** Undefined: mails become files under `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Calls in a minute. */
  rateLimits: Record<
    | "perAddress"
    | "perAccount"
    | "signIns"
    | "codes"
    | "forms"
    | "entries"
    | "reports"
    | "seats"
    | "events"
    | "downloads",
    number
  >;
  logLevel: Variables["LOG_LEVEL"];
  logFormat: Variables["LOG_FORMAT"];
}

/** Adds the variables of the project's `.env` file, where there is one. What is set already stays. */
export function loadEnvFile(file = join(projectRoot, ".env")): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads the configuration from environment variables.
 * @throws StartProblem with one line that names every variable to mend
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Variables.safeParse(set);
  if (!parsed.success) {
    throw asStartProblem(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  }
  const variables = parsed.data;
  const refusals = variables.NODE_ENV === "production" ? refusalsInProduction(variables) : [];
  if (variables.OIDC_ISSUER && !(variables.OIDC_CLIENT_ID && variables.OIDC_CLIENT_SECRET)) {
    refusals.push("OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET");
  }
  if (refusals.length > 0) throw asStartProblem(refusals);
  return configOf(variables);
}

function asStartProblem(lines: string[]): StartProblem {
  return new StartProblem(
    `Configuration: ${lines.join("; ")}. Set it in the environment or in .env (see .env.example).`,
  );
}

function configOf(variables: Variables): Config {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_SCOPE } = variables;
  const production = variables.NODE_ENV === "production";
  return {
    production,
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: new URL(variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`).origin,
    publicAddress: variables.PUBLIC_ADDRESS,
    trustProxy: variables.TRUST_PROXY,
    drainSeconds: variables.DRAIN_SECONDS,
    mongodbUrl: variables.MONGODB_URL,
    redisUrl: variables.REDIS_URL,
    dataDir: resolve(projectRoot, variables.DATA_DIR),
    sessionSecret: variables.SESSION_SECRET,
    csrfSecret: variables.CSRF_SECRET,
    identitySecret: variables.IDENTITY_SECRET,
    seasonClock: seasonClockOf(variables.SEASON_CLOCK ?? (production ? "real" : "demo")),
    seasonStage: variables.SEASON_STAGE,
    tempo: variables.GAME_TEMPO,
    oidc:
      OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET
        ? {
            issuer: OIDC_ISSUER,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            scope: OIDC_SCOPE,
          }
        : undefined,
    oidcScope: OIDC_SCOPE,
    metricsToken: variables.METRICS_TOKEN,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    rateLimits: {
      perAddress: variables.RATE_LIMIT_PER_ADDRESS,
      perAccount: variables.RATE_LIMIT_PER_ACCOUNT,
      signIns: variables.RATE_LIMIT_SIGN_INS,
      codes: variables.RATE_LIMIT_CODES,
      forms: variables.RATE_LIMIT_FORMS,
      entries: variables.RATE_LIMIT_ENTRIES,
      reports: variables.RATE_LIMIT_REPORTS,
      seats: variables.RATE_LIMIT_SEATS,
      events: variables.RATE_LIMIT_EVENTS,
      downloads: variables.RATE_LIMIT_DOWNLOADS,
    },
    logLevel: variables.LOG_LEVEL,
    logFormat: variables.LOG_FORMAT,
  };
}

function seasonClockOf(word: string): SeasonClock {
  return word === "demo" || word === "real" ? word : { startsAt: Date.parse(word) };
}
