import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import { drawnAgain, VECTOR_TERMS, VECTORS } from "./draw.fixture.ts";
import { sha256Hex } from "./hashing.ts";
import { linesOf, packLeaves } from "./leaves.ts";
import { holdersOf, type Passing, passedOn } from "./passing.ts";
import type { DrawRecord, DrawSummary } from "./record.ts";
import { commitmentOf } from "./terms.ts";

const VERIFIER = resolve(import.meta.dirname, "../../../site/public/verify-draw.mjs");
const directory = mkdtempSync(join(tmpdir(), "diamond-valley-verifier-"));
afterAll(() => rmSync(directory, { recursive: true }));

/** What lies before somebody who checks: the record, the entries as lines, and what was kept of an earlier day. */
interface Published {
  record: DrawRecord;
  lines: Record<string, string[]>;
  earlier: DrawSummary;
}

const drawn = drawnAgain();

/** The draw of the vectors as it is published, after one of its winners declined. */
function published(): Published {
  const prizes = VECTOR_TERMS.prizes.map((prize) => ({ ...prize, ranks: drawn.get(prize.slug)! }));
  const declining = prizes[0]!.ranks[1]!.entrant;
  const declined: Passing = { prize: "big-points", entrant: declining, reason: "declined" };
  const passings = passedOn(prizes, [], declined)!;
  const held = holdersOf(prizes, passings);
  const frozen = VECTORS.prizes.map(({ root, leaves, entries }) => {
    return { root, entrants: leaves.length, entries };
  });
  const summary = {
    ...{ version: 1, season: VECTORS.season, commitment: VECTORS.commitment },
    committed_at: "2025-10-05T00:00:00.000Z",
    frozen_at: "2025-11-10T00:01:00.000Z",
    prizes: VECTOR_TERMS.prizes.map((prize, index) => ({ ...prize, frozen: frozen[index]! })),
  };
  const earlier: DrawSummary = {
    ...summary,
    ...{ stage: "frozen", drawn_at: null, published_at: null, secret: null },
    beacon: { ...VECTORS.beacon, value: null },
  };
  const record: DrawRecord = {
    ...summary,
    ...{ stage: "published", secret: VECTORS.secret, beacon: { ...VECTORS.beacon, value: VECTORS.value } },
    ...{ drawn_at: "2025-11-12T01:00:00.000Z", published_at: "2025-11-20T00:00:00.000Z" },
    prizes: prizes.map(({ slug, kind, total, reserves, ranks }, index) => {
      return { slug, kind, total, reserves, frozen: frozen[index]!, ranks, holders: held.get(slug)! };
    }),
    passings: passings.map((passing) => ({ ...passing, at: "2025-11-26T00:00:00.000Z" })),
  };
  const lines = VECTORS.prizes.map(({ slug, leaves }) => [
    slug,
    linesOf(packLeaves(leaves)).split("\n").slice(0, -1),
  ]);
  // Nothing of one is to be part of the other: whoever bends the record does not bend what was kept.
  return JSON.parse(JSON.stringify({ record, lines: Object.fromEntries(lines), earlier }));
}

let runs = 0;

/** What the verifier says, line by line, and how it ends. In a thread: a process of its own takes five times as long. */
async function verified({
  record,
  lines,
  earlier,
}: Omit<Published, "earlier"> & { earlier: DrawSummary | null }): Promise<{ code: number; said: string[] }> {
  runs += 1;
  const own = mkdtempSync(join(directory, `${runs}-`));
  writeFileSync(join(own, "draw.json"), JSON.stringify(record));
  writeFileSync(join(own, "earlier.json"), JSON.stringify(earlier));
  for (const [slug, each] of Object.entries(lines))
    writeFileSync(join(own, `${slug}.csv`), each.map((line) => `${line}\n`).join(""));
  const argv = earlier ? [own, join(own, "earlier.json")] : [own];
  const worker = new Worker(VERIFIER, { argv, stdout: true });
  const ended = new Promise<number>((end) => void worker.on("exit", end));
  const [code, said] = await Promise.all([ended, text(worker.stdout)]);
  return { code, said: said.split("\n") };
}

const pointsOf = ({ record }: Published) => record.prizes[0]!;
const stranger = "0".repeat(64);

/** Ways to bend a published draw, and a word of the check that finds each. */
const TAMPERINGS: [string, (draw: Published) => void, RegExp][] = [
  [
    "an entry is added",
    ({ lines }) => lines.phone!.unshift(`${stranger},5`),
    /phone: \d+ entries have the root/,
  ],
  ["an entry is removed", ({ lines }) => lines.phone!.splice(3, 1), /phone: \d+ entries have the root/],
  [
    "an entry is moved",
    ({ lines }) => lines.phone!.push(...lines.phone!.splice(3, 1)),
    /phone: each entrant/,
  ],
  [
    "a weight is changed",
    ({ lines }) => {
      lines.phone![2] = lines.phone![2]!.replace(/,\d+$/, ",9999");
    },
    /phone: \d+ entries have the root/,
  ],
  [
    "two weights are changed, their sum is not",
    ({ lines }) => {
      const [first, second] = ["big-points", "big-points"].map((slug, place) => lines[slug]![place]!);
      const weight = (line: string, by: number) =>
        line.replace(/,(\d+)$/, (_, n: string) => `,${Number(n) + by}`);
      lines["big-points"]!.splice(0, 2, weight(first!, 1), weight(second!, -1));
    },
    /big-points: .*(have the root|each entrant)/,
  ],
  [
    "a leaf is doubled",
    ({ lines }) => lines.sticker!.splice(1, 0, lines.sticker![0]!),
    /sticker: each entrant/,
  ],
  [
    "a leaf of no entries is added",
    ({ lines }) => lines.sticker!.unshift(`${stranger},0`),
    /sticker: each entrant/,
  ],
  [
    "the secret is swapped",
    ({ record }) => Object.assign(record, { secret: stranger }),
    /have the commitment/,
  ],
  [
    "the secret and its commitment are swapped",
    ({ record }) => {
      const commitment = commitmentOf(stranger, VECTOR_TERMS, sha256Hex);
      Object.assign(record, { secret: stranger, commitment });
    },
    /are those that you kept/,
  ],
  [
    "a winner is skipped",
    (draw) => pointsOf(draw).ranks.splice(1, 1),
    /big-points: winners and reserves are those/,
  ],
  [
    "somebody wins who was not drawn",
    (draw) => pointsOf(draw).ranks.unshift({ entrant: stranger, key: stranger }),
    /big-points: winners and reserves are those/,
  ],
  [
    "a reserve stands before a winner",
    (draw) => pointsOf(draw).ranks.splice(2, 2, pointsOf(draw).ranks[3]!, pointsOf(draw).ranks[2]!),
    /big-points: winners and reserves are those/,
  ],
  [
    "a key is made up",
    (draw) => Object.assign(pointsOf(draw).ranks[6]!, { key: "0".repeat(64) }),
    /big-points: winners and reserves are those/,
  ],
  ["the order of prizes is changed", ({ record }) => record.prizes.reverse(), /have the commitment/],
  ["there are more prizes", (draw) => Object.assign(pointsOf(draw), { total: 4 }), /have the commitment/],
  [
    "a prize changes its kind",
    (draw) => Object.assign(pointsOf(draw), { kind: "coins" }),
    /have the commitment/,
  ],
  [
    "the beacon is changed",
    ({ record }) => Object.assign(record.beacon, { value: stranger }),
    /phone: winners and reserves are those/,
  ],
  [
    "another round of the beacon is named",
    ({ record }) => Object.assign(record.beacon, { round: "18" }),
    /have the commitment/,
  ],
  [
    "entries were frozen after the beacon came out",
    ({ record }) => Object.assign(record, { frozen_at: "2025-11-12T00:00:01.000Z" }),
    /before the beacon/,
  ],
  [
    "a total is wrong",
    (draw) => Object.assign(pointsOf(draw).frozen!, { entries: 1 + pointsOf(draw).frozen!.entries }),
    /big-points: \d+ entries have the root/,
  ],
  [
    "the number of entrants is wrong",
    (draw) => Object.assign(pointsOf(draw).frozen!, { entrants: 40 }),
    /big-points: \d+ entries have the root/,
  ],
  [
    "a root is wrong",
    (draw) => Object.assign(pointsOf(draw).frozen!, { root: stranger }),
    /big-points: \d+ entries have the root/,
  ],
  [
    "an entry is added to leaves and root alike",
    (draw) => {
      draw.lines.nobody!.push(`${stranger},1`);
      const root = "1".repeat(64);
      Object.assign(draw.record.prizes.at(-1)!.frozen!, { root, entrants: 1, entries: 1 });
    },
    /nobody: 1 entries have the root|are those that you kept/,
  ],
  [
    "a kind is won twice",
    (draw) => draw.record.prizes[2]!.ranks.unshift(pointsOf(draw).ranks[0]!),
    /small-points: nobody holds it who was given another/,
  ],
  [
    "a prize goes past its reserve",
    (draw) => pointsOf(draw).holders.splice(2, 1, pointsOf(draw).ranks[5]!.entrant),
    /big-points: 3 hold it/,
  ],
  [
    "a prize is passed on by who never held it",
    ({ record }) =>
      record.passings.push({
        ...{ prize: "phone", entrant: record.prizes[1]!.ranks[4]!.entrant },
        ...{ reason: "declined", at: "2025-11-27T00:00:00.000Z" },
      }),
    /phone: .* passed it on \(declined\)/,
  ],
  [
    "a winner is passed over for a prize of the kind that is held by nobody",
    ({ record }) =>
      record.passings.push({
        ...{ prize: "phone", entrant: record.prizes[1]!.ranks[0]!.entrant },
        ...{ reason: "kind", at: "2025-11-27T00:00:00.000Z" },
      }),
    /phone: .* passed it on \(kind\)/,
  ],
  [
    "a root is another than was shown before",
    ({ earlier }) => Object.assign(earlier.prizes[1]!.frozen!, { root: stranger }),
    /are those that you kept/,
  ],
];

test("a draw as it was made holds, with what was kept of it before", async () => {
  const { code, said } = await verified(published());
  expect(said.filter((line) => line.startsWith("WRONG"))).toEqual([]);
  expect(said.filter((line) => line.startsWith("ok")).length).toBeGreaterThan(30);
  expect(said.at(-2)).toMatch(/^Everything holds\. Compare the beacon: a coin, thrown by all, round 17/);
  expect(code).toBe(0);
});

const UNSEEN = /^Not checked: that commitment and roots were public before the beacon came out/;

test("what nobody kept of earlier is not said to hold", async () => {
  const { code, said } = await verified({ ...published(), earlier: null });
  expect(said.at(-3)).toMatch(/^Everything else holds\. Compare the beacon/);
  expect(said.at(-2)).toMatch(UNSEEN);
  expect(code).toBe(0);
});

test.each([
  [
    "before the freeze",
    ({ prizes }) => prizes.forEach((prize) => void Object.assign(prize, { frozen: null })),
  ],
  ["once winners were known", (earlier) => Object.assign(earlier, { stage: "published" })],
  ["of some prizes", ({ prizes }) => prizes.pop()],
] satisfies [string, (earlier: DrawSummary) => void][])(
  "what was kept %s proves no less than it holds",
  async (_, change) => {
    const draw = published();
    change(draw.earlier);
    const { code, said } = await verified(draw);
    expect(said.at(-2)).toMatch(UNSEEN);
    expect(code).toBe(0);
  },
);

test.each(TAMPERINGS)("the verifier finds that %s", async (_, tamper, sign) => {
  const draw = published();
  tamper(draw);
  const { code, said } = await verified(draw);
  expect(code).toBe(1);
  expect(said.filter((line) => line.startsWith("WRONG")).join("\n")).toMatch(sign);
});

test("it shares nothing with the draw, and is short enough to be read", () => {
  const source = readFileSync(VERIFIER, "utf8");
  expect([...source.matchAll(/from "([^"]+)"/g)].map(([, name]) => name)).toEqual(["node:crypto", "node:fs"]);
  expect(source.split("\n").length).toBeLessThan(100);
});
