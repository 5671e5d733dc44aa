import { STAGES } from "@diamond-valley/schemas/season/season.ts";
import { z } from "zod";

/** What has to be written to run an embedded part in production: too long to be set by accident. */
export const inProduction = "yes-in-production";

/** Secrets for a machine of one's own. They are public, so production refuses them. */
export const developmentSecrets = {
  session: "a-public-secret-for-development-sessions",
  csrf: "a-public-secret-for-development-forms",
  identity: "a-public-secret-for-development-digests",
};

const url = (description: string, ...schemes: string[]) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
      error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    })
    .describe(description);

const count = (description: string, least: number, most: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)
    .describe(description);

const choice = <const Words extends readonly [string, ...string[]]>(description: string, words: Words) =>
  z
    .enum(words, { error: `must be one of ${words.join(", ")}` })
    .describe(`${description} Takes ${words.join(", ")}.`);

const text = (description: string) => z.string().describe(description);

/**
 * The environment variables that the server reads: their forms and their defaults. An empty variable counts as unset.
 * The descriptions are the comments of `.env.example`.
 */
export const Variables = z.object({
  NODE_ENV: choice("What is refused and what is allowed depends on it.", [
    "development",
    "production",
    "test",
  ]).default("development"),
  HOST: text("Address to listen on. Every one of this machine where unset.").optional(),
  PORT: count("Port to listen on.", 0, 65_535).default(2567),
  PUBLIC_URL: url(
    "Address that players type. http://localhost with the port where unset.",
    "http",
    "https",
  ).optional(),
  PUBLIC_ADDRESS: text(
    "Host and path at which the proxy reaches this very process, such as play.example/p1, where several run.",
  ).optional(),
  TRUST_PROXY: count("How many proxies in front may be believed about a visitor's address.", 0, 10).default(
    0,
  ),
  DRAIN_SECONDS: count(
    "How long a process that is told to stop may take to send its players on to others, with their fights. 0 stops at once.",
    0,
    900,
  ).default(45),
  MONGODB_URL: url(
    "Address of a MongoDB server. The embedded one under DATA_DIR where unset.",
    "mongodb",
    "mongodb+srv",
  ).optional(),
  REDIS_URL: url(
    "Address of a Redis server, which several processes need to act as one.",
    "redis",
    "rediss",
  ).optional(),
  DATA_DIR: text(
    "Where the embedded database keeps its files; a relative path counts from the project.",
  ).default(".data"),
  SESSION_SECRET: text("Signs the session cookie: at least 32 characters that nobody can guess.").default(
    developmentSecrets.session,
  ),
  CSRF_SECRET: text(
    "Signs the anti-forgery token: at least 32 other characters that nobody can guess.",
  ).default(developmentSecrets.csrf),
  IDENTITY_SECRET: text(
    "Hides who deleted an account: at least 32 characters of its own. It must stay the same for the whole season.",
  ).default(developmentSecrets.identity),
  SEASON_CLOCK: z
    .string()
    .refine((word) => word === "demo" || word === "real" || !Number.isNaN(Date.parse(word)), {
      error: "must be demo, real or an instant such as 2025-10-13T09:00:00+09:00",
    })
    .describe(
      "Season time: demo starts in week 1, real is the calendar, an ISO instant starts there. real in production.",
    )
    .optional(),
  SEASON_STAGE: choice("Overrides the stage of the season.", STAGES).optional(),
  GAME_TEMPO: count("Divides the waiting times of games, for tests and bots; 1 for players.", 1, 50).default(
    1,
  ),
  OIDC_ISSUER: url(
    "The sign-in provider. The embedded one with its test accounts where unset.",
    "https",
    "http",
  ).optional(),
  OIDC_CLIENT_ID: text("This site's name at the sign-in provider.").optional(),
  OIDC_CLIENT_SECRET: text("This site's secret at the sign-in provider.").optional(),
  OIDC_SCOPE: text("What is asked of the sign-in provider.").default("openid email profile store"),
  ALLOW_EMBEDDED_PROVIDER: choice("Lets anybody sign in as anybody, even in production.", [
    inProduction,
  ]).optional(),
  ALLOW_EMBEDDED_DATABASE: choice("Keeps production data in the embedded database.", [
    inProduction,
  ]).optional(),
  METRICS_TOKEN: text(
    "What a program must send as its bearer token to read /metrics. This machine alone reads it where unset.",
  ).optional(),
  SMTP_URL: url(
    "The mail server. Mails become files under DATA_DIR where unset.",
    "smtp",
    "smtps",
  ).optional(),
  ALLOW_MAIL_FILES: choice("Lets mails become files that nobody gets, even in production.", [
    inProduction,
  ]).optional(),
  MAIL_FROM: text("Who mails come from.").default("Diamond Valley <no-reply@diamond-valley.example>"),
  RATE_LIMIT_PER_ADDRESS: count("Calls a minute that one address may make.", 1, 1_000_000).default(1_200),
  RATE_LIMIT_PER_ACCOUNT: count("Calls a minute that one account may make.", 1, 1_000_000).default(300),
  RATE_LIMIT_SIGN_INS: count(
    "Sign-ins a minute that may begin, and as many that may come back, at one address.",
    1,
    1_000_000,
  ).default(60),
  RATE_LIMIT_CODES: count("Codes a minute that one account may try.", 1, 1_000_000).default(10),
  RATE_LIMIT_FORMS: count(
    "Registrations, surveys and changes of the profile a minute that one account may send.",
    1,
    1_000_000,
  ).default(30),
  RATE_LIMIT_ENTRIES: count("Entries and claims a minute that one account may make.", 1, 1_000_000).default(
    120,
  ),
  RATE_LIMIT_REPORTS: count("Reports of players a minute that one account may send.", 1, 1_000_000).default(
    10,
  ),
  RATE_LIMIT_SEATS: count("Seats in rooms a minute that one account may ask for.", 1, 1_000_000).default(60),
  RATE_LIMIT_EVENTS: count(
    "Batches of counted events a minute that one address may send.",
    1,
    1_000_000,
  ).default(120),
  RATE_LIMIT_DOWNLOADS: count(
    "Files of the draws a minute that one address may fetch. Each prize has one.",
    1,
    1_000_000,
  ).default(60),
  LOG_LEVEL: choice("The least that is logged.", [
    "fatal",
    "error",
    "warn",
    "info",
    "debug",
    "trace",
    "silent",
  ]).default("info"),
  LOG_FORMAT: choice("One JSON object or one plain line per event.", ["json", "plain"]).default("json"),
});

export type Variables = z.output<typeof Variables>;
