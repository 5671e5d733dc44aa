import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { projectRoot, readConfig } from "./config.ts";
import { Variables } from "./variables.ts";

const text = (file: string): string => readFileSync(join(projectRoot, file), "utf8");
const DEFAULTS = Variables.parse({});
/** What an end takes behind the drain, s: see `main.ts`. */
const END = 15;
/** What the image sets, what only a machine without containers needs, and what is no business of an operator's. */
const NOT_FOR_CONTAINERS = ["NODE_ENV", "HOST", "PORT", "DATA_DIR", "ALLOW_EMBEDDED_DATABASE", "GAME_TEMPO"];
const wanted = Object.keys(Variables.shape).filter((name) => !NOT_FOR_CONTAINERS.includes(name));

interface Service {
  image?: string;
  environment?: Record<string, string>;
  stop_grace_period?: string;
  read_only?: boolean;
}

describe("compose.yaml", () => {
  const { services, configs } = parse(text("compose.yaml"), { merge: true }) as {
    services: Record<string, Service>;
    configs: { caddyfile: { content: string } };
  };
  const games = Object.entries(services).filter(([name]) => name.startsWith("game-"));

  test("hands the servers every variable that there is, and no other", () => {
    expect(games.length).toBeGreaterThan(1);
    for (const [name, { environment = {} }] of games)
      expect(Object.keys(environment).sort(), name).toEqual([...wanted].sort());
  });

  test("lets a server that stops send its players on", () => {
    for (const [, { stop_grace_period = "" }] of games)
      expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(DEFAULTS.DRAIN_SECONDS + END);
  });

  test("gives each server an address of its own, which the proxy knows", () => {
    const addresses = games.map(([, { environment }]) => environment?.PUBLIC_ADDRESS ?? "");
    expect(new Set(addresses).size).toBe(games.length);
    for (const [index, [name]] of games.entries()) {
      const path = addresses[index]!.split("}")[1];
      expect(configs.caddyfile.content).toContain(`handle_path ${path}/* {\n    reverse_proxy ${name}:2567`);
    }
  });

  test("starts a server with what its first lines ask for", () => {
    const environment = { ...games[0]![1].environment };
    const secret = (letter: string) => letter.repeat(32);
    const given: Record<string, string> = {
      PUBLIC_HOST: "localhost",
      PUBLIC_SCHEME: "http",
      ALLOW_EMBEDDED_PROVIDER: "yes-in-production",
      ALLOW_MAIL_FILES: "yes-in-production",
      SEASON_CLOCK: "demo",
      ...{ SESSION_SECRET: secret("s"), CSRF_SECRET: secret("c"), IDENTITY_SECRET: secret("i") },
    };
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, variable: string, how, otherwise) => {
        const set = given[variable];
        if (set === undefined && how === "?") throw new Error(`${variable} is asked for`);
        return set ?? (how === "-" ? otherwise : "");
      }),
    ]);
    const config = readConfig({ NODE_ENV: "production", ...Object.fromEntries(filled) });
    expect(config).toMatchObject({
      production: true,
      publicUrl: "http://localhost",
      publicAddress: "localhost/p1",
      seasonClock: "demo",
      oidc: undefined,
      smtpUrl: undefined,
      rateLimits: { perAddress: DEFAULTS.RATE_LIMIT_PER_ADDRESS },
    });
    for (const name of Object.keys(given))
      expect(text("compose.yaml").split("\n\n")[0], name).toContain(name);
  });
});

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: never;
}
interface Container {
  env: { name: string; value?: string }[];
  envFrom: Record<string, { name: string }>[];
  ports: { name: string; containerPort: number }[];
  readinessProbe: { httpGet: { path: string; port: string } };
  livenessProbe: { httpGet: { path: string; port: string } };
}
interface Deployment {
  replicas: number;
  selector: { matchLabels: Record<string, string> };
  strategy: { rollingUpdate: { maxUnavailable: number } };
  template: {
    metadata: { labels: Record<string, string> };
    spec: { terminationGracePeriodSeconds: number; containers: Container[] };
  };
}

describe("kubernetes.yaml", () => {
  const source = text("kubernetes.yaml");
  const documents = parseAllDocuments(source);
  const manifests = documents
    .map((document) => document.toJS() as Manifest | null)
    .filter((each) => each !== null);
  const one = (kind: string, name: string): Manifest => {
    const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
    if (!found) throw new Error(`there is no ${kind} ${name}`);
    return found;
  };
  const game = one("Deployment", "game").spec as unknown as Deployment;
  const [container] = game.template.spec.containers as [Container];
  const settings = one("ConfigMap", "game-settings").data ?? {};
  const secrets = [...source.matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name!);

  test("can be read, and its parts find each other", () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    expect(game.template.metadata.labels).toMatchObject(game.selector.matchLabels);
    for (const name of ["game", "game-pods"]) {
      const { selector, ports } = one("Service", name).spec as unknown as {
        selector: Record<string, string>;
        ports: { targetPort: string }[];
      };
      expect(game.template.metadata.labels).toMatchObject(selector);
      expect(container.ports.map((port) => port.name)).toContain(ports[0]?.targetPort);
    }
    expect(container.ports[0]?.containerPort).toBe(DEFAULTS.PORT);
    expect(container.envFrom.map((from) => Object.values(from)[0]?.name).sort()).toEqual([
      "game-secrets",
      "game-settings",
    ]);
  });

  test("sets variables that there are, and production starts with them", () => {
    const own = container.env.map(({ name }) => name).filter((name) => name !== "POD_IP");
    for (const name of [...Object.keys(settings), ...secrets, ...own]) expect(wanted).toContain(name);
    const address = container.env.find(({ name }) => name === "PUBLIC_ADDRESS")?.value ?? "";
    const filled: Record<string, string> = { MONGODB_URL: "mongodb://mongo/db", REDIS_URL: "redis://redis" };
    for (const name of secrets.filter((each) => /SECRET|TOKEN/.test(each)))
      filled[name] = name.padEnd(40, "x");
    const config = readConfig({
      NODE_ENV: "production",
      ...settings,
      ...filled,
      SMTP_URL: "smtp://mail",
      PUBLIC_ADDRESS: address.replace("$(POD_IP)", "10.1.2.3"),
    });
    expect(config).toMatchObject({ publicAddress: "play.example/pod/10.1.2.3", trustProxy: 2 });
  });

  test("lets a pod that stops send its players on, and has another ready before", () => {
    const { terminationGracePeriodSeconds } = game.template.spec;
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(settings.DRAIN_SECONDS) + END);
    expect(game.replicas).toBeGreaterThan(1);
    expect(game.strategy.rollingUpdate.maxUnavailable).toBe(0);
    expect(container.readinessProbe.httpGet).toMatchObject({ path: "/readyz", port: "http" });
    expect(container.livenessProbe.httpGet).toMatchObject({ path: "/healthz", port: "http" });
  });

  test("reaches a pod that is not ready any more by its own path", () => {
    expect(one("Service", "game-pods").spec).toMatchObject({
      clusterIP: "None",
      publishNotReadyAddresses: true,
    });
    const { Caddyfile = "" } = one("ConfigMap", "proxy").data ?? {};
    const [, pattern = ""] = /path_regexp path (\S+)/.exec(Caddyfile) ?? [];
    expect(new RegExp(pattern).exec("/pod/10.1.2.3/process/room")?.[1]).toBe("/process/room");
    expect(new RegExp(pattern).exec("/pod/evil.example/x")).toBeNull();
  });
});
