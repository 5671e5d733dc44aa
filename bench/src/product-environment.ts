/** Limits that load from one machine never meets. */
export const NO_LIMITS = {
  RATE_LIMIT_PER_ADDRESS: "1000000",
  RATE_LIMIT_PER_ACCOUNT: "1000000",
  RATE_LIMIT_SIGN_INS: "1000000",
  RATE_LIMIT_FORMS: "1000000",
  RATE_LIMIT_ENTRIES: "1000000",
  RATE_LIMIT_REPORTS: "1000000",
  RATE_LIMIT_SEATS: "1000000",
  RATE_LIMIT_CODES: "1000000",
  RATE_LIMIT_EVENTS: "1000000",
} as const;

/**
 * The environment of a product on embedded parts in the running event, on the loopback, whatever a `.env` file says.
 * It trusts one proxy: each bot names an address of its own.
 * @param dataDir where database and mails are kept
 */
export function productEnvironment(port: number, dataDir: string): NodeJS.ProcessEnv {
  return {
    NODE_ENV: "development",
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PUBLIC_ADDRESS: "",
    DATA_DIR: dataDir,
    MONGODB_URL: "",
    REDIS_URL: "",
    OIDC_ISSUER: "",
    SMTP_URL: "",
    METRICS_TOKEN: "",
    SEASON_CLOCK: "demo",
    SEASON_STAGE: "event",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  };
}

/** Season time at which every game can be played: the Tuesday of week 2, with its boss. Epoch ms. */
export const WEEK_2 = Date.parse("2025-10-14T12:00:00+09:00");
