import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import type { SeatAnswer } from "@diamond-valley/schemas/rooms/seat.ts";
import { Client } from "colyseus.js";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../config/config.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

const server = testServer();
const read = (file: string): string =>
  readFileSync(join(projectRoot, "game-server/monitoring", file), "utf8");

interface Panel {
  title: string;
  targets?: { expr: string }[];
  gridPos: { x: number; y: number; w: number; h: number };
  id: number;
}
const board = JSON.parse(read("board.json")) as {
  panels: Panel[];
  annotations: { list: { expr?: string }[] };
};
const { groups } = parse(read("alerts.yaml")) as {
  groups: {
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string; do: string };
    }[];
  }[];
};
const rules = groups.flatMap((group) => group.rules);
const panels = board.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ what: title, expr })),
);
const queries = [
  ...panels,
  ...rules.map(({ alert, expr }) => ({ what: alert, expr })),
  ...board.annotations.list.flatMap(({ expr }) => (expr ? [{ what: "annotation", expr }] : [])),
];

/** Words of the language, and what Prometheus itself adds. */
const KEYWORDS = new Set(
  "by without and or unless on ignoring group_left group_right offset bool".split(" "),
);
const ADDED_METRICS = new Set(["up"]);
const ADDED_LABELS = new Set(["job", "instance", "le"]);

/** The metrics that a query reads, each with the labels that it asks of any of them. */
function namesIn(expr: string): { metrics: string[]; labels: string[] } {
  const labels: string[] = [];
  const matchers = [...expr.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label]) => label!);
  const groupings = [...expr.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(
    ([, list = ""]) => list.split(",").map((label) => label.trim()),
  );
  labels.push(...matchers, ...groupings.filter(Boolean));
  const bare = expr
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, "")
    .replace(/\boffset\s+\w+/g, "");
  const words = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/gi)].map(([word]) => word);
  return { metrics: words.filter((word) => !KEYWORDS.has(word) && !/^e\d/.test(word)), labels };
}

/** The labels of each metric, histograms by the names of their series. */
let known: Map<string, Set<string>>;

beforeAll(async () => {
  // Somebody plays, so that what is only counted then is there with its labels.
  const player = await registeredPlayer(server, "watched");
  await player.wallets.apply(player.id, { kind: "bonus", key: "watched", diamonds: 20 });
  await player.call("PUT", "/sweepstakes/points-500", { entries: 1 });
  const seat = await player.call<SeatAnswer>("POST", "/hub/enter", { protocol: PROTOCOL_VERSION });
  const room = await new Client(server.url).consumeSeatReservation(seat.body);
  room.onMessage("*", () => {});
  await room.request("emote", { emote: "wave" });
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  await room.leave();
  known = new Map();
  for (const line of text.split("\n")) {
    const [, declared] = /^# TYPE (\S+)/.exec(line) ?? [];
    if (declared && !known.has(declared)) known.set(declared, new Set());
    const [, name, labels = ""] = /^([a-z_0-9]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (!name) continue;
    const own = known.get(name) ?? new Set<string>();
    for (const [, label] of labels.matchAll(/(\w+)="/g)) own.add(label!);
    known.set(name, own);
  }
});

test("the reader of queries finds what they name", () => {
  const expr = `histogram_quantile(0.99, sum by (le, room) (rate(some_seconds_bucket{job="x",status=~"5.."}[5m] offset 1h))) > 1e9 and up == 0`;
  expect(namesIn(expr)).toEqual({
    metrics: ["some_seconds_bucket", "up"],
    labels: ["job", "status", "le", "room"],
  });
});

test.each(queries)("$what reads what a server says: $expr", ({ expr }) => {
  const { metrics, labels } = namesIn(expr);
  expect(metrics.length).toBeGreaterThan(0);
  const had = new Set<string>();
  for (const metric of metrics) {
    if (ADDED_METRICS.has(metric)) continue;
    expect([...known.keys()], metric).toContain(metric);
    for (const label of known.get(metric) ?? []) had.add(label);
  }
  for (const label of labels) if (!ADDED_LABELS.has(label)) expect([...had], label).toContain(label);
});

test("each of our own measures is on the board", () => {
  const shown = panels.map(({ expr }) => expr).join("\n");
  const ours = [...known.keys()].filter((name) => /^(room|wallet|server|log|http)/.test(name));
  const plain = new Set(ours.map((name) => name.replace(/_(bucket|sum|count)$/, "")));
  expect(plain.size).toBeGreaterThan(8);
  for (const name of plain) expect(shown, name).toContain(name);
});

test("each alert has a name of its own, a weight, and what to do", () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, labels, annotations } of rules) {
    expect(["page", "warn"], alert).toContain(labels.severity);
    expect(annotations.summary.length, alert).toBeGreaterThan(5);
    expect(annotations.do.length, alert).toBeGreaterThan(20);
  }
});

test("panels do not lie over each other, and each has a number of its own", () => {
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
  const taken = new Set<string>();
  for (const {
    gridPos: { x, y, w, h },
    title,
  } of board.panels) {
    expect(x + w).toBeLessThanOrEqual(24);
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1) {
        const cell = `${column} ${row}`;
        expect(taken.has(cell), title).toBe(false);
        taken.add(cell);
      }
  }
});
