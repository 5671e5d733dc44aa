import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadEnvFile, projectRoot, readConfig } from "./config.ts";
import { renderExample } from "./example.ts";
import { StartProblem } from "./start-problem.ts";
import { Variables } from "./variables.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://play.example",
  SESSION_SECRET: "s".repeat(32),
  CSRF_SECRET: "c".repeat(32),
  IDENTITY_SECRET: "i".repeat(32),
  MONGODB_URL: "mongodb://db.example/valley",
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "valley",
  OIDC_CLIENT_SECRET: "their secret",
  SMTP_URL: "smtp://mail.example",
};

describe("with nothing set", () => {
  test("it is a development server with everything embedded", () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 2567,
      publicUrl: "http://localhost:2567",
      mongodbUrl: undefined,
      oidc: undefined,
      seasonClock: "demo",
      dataDir: join(projectRoot, ".data"),
    });
  });

  test("an empty variable counts as unset", () => {
    expect(readConfig({ PORT: "", MONGODB_URL: "", SEASON_STAGE: "" })).toEqual(readConfig({}));
  });
});

test.each([
  [{ PORT: "8080" }, { port: 8080, publicUrl: "http://localhost:8080" }],
  [{ PUBLIC_URL: "https://play.example/" }, { publicUrl: "https://play.example" }],
  [{ SEASON_CLOCK: "real" }, { seasonClock: "real" }],
  [{ SEASON_CLOCK: "2025-10-13T09:00:00+09:00" }, { seasonClock: { startsAt: Date.UTC(2025, 9, 13) } }],
  [{ SEASON_STAGE: "sweepstake" }, { seasonStage: "sweepstake" }],
  [{ DATA_DIR: "/var/lib/valley" }, { dataDir: "/var/lib/valley" }],
  [{ TRUST_PROXY: "1" }, { trustProxy: 1 }],
])("%j is read as %j", (variables, expected) => {
  expect(readConfig(variables)).toMatchObject(expected);
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a number"],
  [{ PORT: "70000" }, "PORT must be at most 65535"],
  [{ PUBLIC_URL: "play.example" }, "PUBLIC_URL must be an address that begins with http:// or https://"],
  [{ MONGODB_URL: "http://db" }, "MONGODB_URL must be an address that begins with mongodb://"],
  [{ SEASON_CLOCK: "soon" }, "SEASON_CLOCK must be demo, real or an instant"],
  [{ SEASON_STAGE: "party" }, "SEASON_STAGE must be one of early-access"],
  [{ ALLOW_EMBEDDED_DATABASE: "true" }, "ALLOW_EMBEDDED_DATABASE must be one of yes-in-production"],
  [{ OIDC_ISSUER: "https://id.example" }, "OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET"],
])("%j is refused: %s", (variables, line) => {
  const read = () => readConfig(variables);
  expect(read).toThrow(StartProblem);
  expect(read).toThrow(line);
});

test("every mistake is named in one line", () => {
  const read = () => readConfig({ PORT: "x", TRUST_PROXY: "y" });
  expect(read).toThrow(/^Configuration: PORT .*; TRUST_PROXY [^\n]*$/);
});

describe("in production", () => {
  test("a complete configuration is taken, with the calendar as the season's clock", () => {
    expect(readConfig(production)).toMatchObject({ production: true, seasonClock: "real" });
  });

  test.each([
    [{ SESSION_SECRET: "" }, "SESSION_SECRET is the public default"],
    [{ CSRF_SECRET: "" }, "CSRF_SECRET is the public default"],
    [{ IDENTITY_SECRET: "" }, "IDENTITY_SECRET is the public default"],
    [{ IDENTITY_SECRET: production.CSRF_SECRET }, "CSRF_SECRET and IDENTITY_SECRET are the same"],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET is shorter than 32 characters"],
    [{ SESSION_SECRET: production.CSRF_SECRET }, "SESSION_SECRET and CSRF_SECRET are the same"],
    [{ OIDC_ISSUER: "" }, "OIDC_ISSUER is not set"],
    [{ MONGODB_URL: "" }, "MONGODB_URL is not set"],
    [{ SMTP_URL: "" }, "SMTP_URL is not set"],
    [{ GAME_TEMPO: "20" }, "GAME_TEMPO is not 1"],
    [{ PUBLIC_URL: "" }, "PUBLIC_URL is not set"],
    [{ METRICS_TOKEN: "guess" }, "METRICS_TOKEN is shorter than 32 characters"],
    [
      { PUBLIC_ADDRESS: "p1.example/a" },
      "PUBLIC_ADDRESS must begin with the host of PUBLIC_URL, play.example",
    ],
    [{ PUBLIC_URL: "http://play.example" }, "PUBLIC_URL must begin with https://"],
  ])("%j is refused: %s", (change, line) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(line);
  });

  test("embedded parts are taken when they are allowed in so many words", () => {
    const config = readConfig({
      ...production,
      OIDC_ISSUER: "",
      MONGODB_URL: "",
      SMTP_URL: "",
      ALLOW_EMBEDDED_PROVIDER: "yes-in-production",
      ALLOW_EMBEDDED_DATABASE: "yes-in-production",
      ALLOW_MAIL_FILES: "yes-in-production",
    });
    expect(config).toMatchObject({ production: true, oidc: undefined, mongodbUrl: undefined });
    expect(config.smtpUrl).toBeUndefined();
  });
});

test(".env.example describes every variable with its default (`vitest -u` writes it)", async () => {
  const example = renderExample();
  for (const name of Object.keys(Variables.shape))
    expect(example).toMatch(new RegExp(`^# [A-Z].{9,}\n# ${name}=`, "m"));
  await expect(example).toMatchFileSnapshot(join(projectRoot, ".env.example"));
});

test("a .env file adds what is not set", async () => {
  const directory = await mkdtemp(join(tmpdir(), "diamond-valley-env-"));
  const before = { ...process.env };
  try {
    process.env.TRUST_PROXY = "1";
    await writeFile(join(directory, ".env"), "TRUST_PROXY=2\nSEASON_STAGE=prereg\n");
    loadEnvFile(join(directory, ".env"));
    loadEnvFile(join(directory, "absent"));
    expect(readConfig(process.env)).toMatchObject({ trustProxy: 1, seasonStage: "prereg" });
  } finally {
    process.env = before;
    await rm(directory, { recursive: true });
  }
});
