// Checks a published draw of Diamond Valley on your own machine, with nothing but Node 22 or newer:
//   node verify-draw.mjs <directory> [earlier.json]
// The directory holds draw.json (/api/kr/draws/record), and <prize>.csv of each prize (/api/kr/draws/<prize>/entries).
// earlier.json is what you kept of /api/kr/draws between freeze and beacon: nothing in it may have changed since.
import { createHmac, hash } from "node:crypto";
import { readFileSync } from "node:fs";

const [directory, earlier] = process.argv.slice(2);
const sha = (...parts) => hash("sha256", Buffer.concat(parts));
const bytes = (hex) => Buffer.from(hex, "hex");
const uint32 = (number) => Buffer.of(number >>> 24, number >>> 16, number >>> 8, number);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const names = (ranks) => ranks.map(({ entrant }) => entrant);
let wrong = 0;
function check(holds, what) {
  process.stdout.write(`${holds ? "ok   " : "WRONG"} ${what}\n`);
  wrong += holds ? 0 : 1;
}
function rootOf(nodes) {
  if (nodes.length < 2) return nodes[0] ?? sha();
  const join = (_, i) => {
    const [left, right] = nodes.slice(2 * i, 2 * i + 2);
    return right === undefined ? left : sha(Buffer.of(1), bytes(left), bytes(right));
  };
  return rootOf(Array.from({ length: Math.ceil(nodes.length / 2) }, join));
}

const draw = JSON.parse(readFileSync(`${directory}/draw.json`, "utf8"));
const { version, season, secret, beacon, prizes, passings, commitment } = draw;
const order = prizes.map((each) => `${each.slug}:${each.kind}:${each.total}:${each.reserves}`).join();
const terms = [version, season, secret, beacon.source, beacon.round, beacon.at, order].join("|");
check(version === 1 && draw.stage === "published", "the draw is published, as this program knows it");
const sealed = sha(Buffer.from(terms));
check(sealed === commitment, `secret, beacon and order of prizes have the commitment ${sealed}`);
check(Date.parse(draw.frozen_at) < Date.parse(beacon.at), "entries were frozen before the beacon came out");

const won = new Set();
for (const { slug, kind, total, reserves, frozen, ranks } of prizes) {
  const lines = readFileSync(`${directory}/${slug}.csv`, "utf8").split("\n").slice(0, -1);
  const formed = lines.every((line) => /^[0-9a-f]{64},[1-9]\d{0,3}$/.test(line));
  const leaves = lines.map((line) => ({ entrant: line.slice(0, 64), entries: Number(line.slice(65)) }));
  const sorted = leaves.every(({ entrant }, i) => i === 0 || leaves[i - 1].entrant < entrant);
  check(formed && sorted, `${slug}: each entrant stands there once, in order, with 1 to 9999 entries`);
  const hashOf = ({ entrant, entries }) => sha(Buffer.of(0), bytes(entrant), uint32(entries));
  const root = rootOf(leaves.map(hashOf));
  const entries = leaves.reduce((sum, leaf) => sum + leaf.entries, 0);
  const counted = { root, entrants: leaves.length, entries };
  check(same(frozen, counted), `${slug}: ${entries} entries have the root ${root}`);
  const message = [version, season, slug, root, entries, beacon.value].join("|");
  const seed = createHmac("sha256", bytes(secret)).update(message).digest();
  const free = leaves.filter(({ entrant }) => !won.has(kind + entrant));
  for (const leaf of free) {
    const entry = Buffer.concat([seed, bytes(leaf.entrant), uint32(0)]);
    for (let i = 1; i <= leaf.entries; i += 1) {
      entry.writeUInt32BE(i, 64);
      const key = hash("sha256", entry);
      if (!(leaf.key <= key)) leaf.key = key;
    }
  }
  free.sort((a, b) => (a.key < b.key ? -1 : 1));
  const lowest = free.slice(0, total + reserves).map(({ entrant, key }) => ({ entrant, key }));
  check(same(ranks, lowest), `${slug}: winners and reserves are those with the lowest keys`);
  for (const entrant of names(lowest).slice(0, total)) won.add(kind + entrant);
}

const passed = new Map();
const holders = ({ slug, total, ranks }) =>
  names(ranks.filter((rank) => !passed.has(slug + rank.entrant))).slice(0, total);
const others = ({ slug, kind }) => prizes.filter((prize) => prize.kind === kind && prize.slug !== slug);
const given = (entrant, prize) =>
  holders(prize).includes(entrant) || (passed.get(prize.slug + entrant) ?? "kind") !== "kind";
for (const { prize: slug, entrant, reason } of passings) {
  const prize = prizes.find((each) => each.slug === slug);
  const second = others(prize).some((other) => given(entrant, other));
  const due = holders(prize).includes(entrant) && (reason === "kind") === second;
  check(due, `${slug}: ${entrant.slice(0, 16)} held it and passed it on (${reason})`);
  passed.set(slug + entrant, reason);
}
for (const prize of prizes) {
  const held = holders(prize);
  check(same(prize.holders, held), `${prize.slug}: ${held.length} hold it, by ranks and passings`);
  const once = others(prize).every((other) => !held.some((entrant) => given(entrant, other)));
  check(once, `${prize.slug}: nobody holds it who was given another of its kind`);
}
let seen = false;
if (earlier) {
  const before = JSON.parse(readFileSync(earlier, "utf8"));
  const kept = before.prizes.every(({ frozen }, i) => !frozen || same(frozen, prizes[i]?.frozen));
  check(kept && before.commitment === commitment, "commitment, roots and numbers are those that you kept");
  seen = before.stage === "frozen" && prizes.every((_, i) => before.prizes[i]?.frozen);
}
const end = wrong > 0 ? `${wrong} checks failed.` : `Everything ${seen ? "" : "else "}holds.`;
process.stdout.write(`${end} Compare the beacon: ${beacon.source}, round ${beacon.round}, ${beacon.value}\n`);
const unseen =
  "that commitment and roots were public before the beacon came out: that takes an earlier.json of then";
if (!seen) process.stdout.write(`Not checked: ${unseen}.\n`);
process.exitCode = wrong === 0 ? 0 : 1;
