import { execFile } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { accountModel } from "@diamond-valley/game-server/account/account-model.ts";
import { drawModel } from "@diamond-valley/game-server/draws/draw-models.ts";
import { createResultStore, type KnownResult } from "@diamond-valley/game-server/vault/results.ts";
import { API_BASE } from "@diamond-valley/schemas/protocol.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import type { VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { createVisitor } from "../bots/visitor.ts";
import { accountOf } from "../faults/evidence.ts";
import type { Books } from "./books.ts";
import type { Checks } from "./checks.ts";
import type { Stand } from "./stand.ts";
import { until } from "./until.ts";

/** What the beacon's round says in this season. */
const BEACON = "beac0".repeat(12).padEnd(64, "0");

const digital = PRIZES.filter(({ type, vip_only }) => type === "digital" && !vip_only);

/** Holders by prize. */
const holdersOf = ({ connection }: Stand) =>
  createResultStore({ connection, clock: { now: Date.now } }).byPrize();

/** The mails to winners, by name, with the time (ms) at which each was written. */
export function winnerMails({ directory }: Stand): Map<string, number> {
  const mails = join(directory, "mail");
  try {
    const names = readdirSync(mails).filter((name) => name.startsWith("won-"));
    return new Map(names.map((name) => [name, statSync(join(mails, name)).mtimeMs]));
  } catch {
    return new Map();
  }
}

/** Freezes after the close; the frozen entries are those of the wallets. */
export async function freeze(stand: Stand, { check }: Checks, { entries }: Books): Promise<void> {
  await stand.operate("draw", "freeze");
  const draw = await drawModel.collection(stand.connection).findOne();
  const frozen = Object.entries(draw?.frozen?.prizes ?? {}).filter(([, prize]) => prize.entries > 0);
  check(
    "frozen entries",
    Object.fromEntries(frozen.map(([slug, prize]) => [slug, prize.entries]).toSorted()),
    Object.fromEntries(Object.entries(entries).toSorted()),
  );
  stand.file("earlier.json", await (await fetch(`${stand.url}${API_BASE}/draws`)).text());
}

/** Draws, publishes, and has it verified by the product and by the script that shares nothing with it. */
export async function drawAndPublish(stand: Stand, { check }: Checks): Promise<void> {
  const { operate, file, directory } = stand;
  const codes = digital.flatMap(({ slug, total }) =>
    Array.from({ length: total }, (_, number) => `${slug}-${number},${slug},2026-12-31T23:59:59+09:00`),
  );
  await operate("prize-codes", "import", file("codes.csv", ["code,prize,valid_until", ...codes].join("\n")));
  await operate("draw", "run", "--beacon", BEACON);
  const published = join(directory, "published");
  await operate("draw", "publish", published);
  const own = await operate("draw", "verify");
  check(
    "checks of the product that fail",
    own.filter((line) => line.startsWith("WRONG")),
    [],
  );
  const verifier = [join(published, "verify-draw.mjs"), published, join(directory, "earlier.json")];
  const { stdout } = await promisify(execFile)(process.execPath, verifier);
  check(
    "checks of the script that fail",
    stdout.split("\n").filter((line) => line.startsWith("WRONG")),
    [],
  );
  check("mails before the release", winnerMails(stand).size, 0);
}

/** Each winner of a prize is told by a mail of their own, and nobody else. */
export async function tellWinners(stand: Stand, { check }: Checks): Promise<Map<string, number>> {
  const holders = await until(
    () => holdersOf(stand),
    (prizes) => [...prizes.values()].flat().every(({ told }) => told),
  );
  const names = [...holders].flatMap(([slug, held]) =>
    held.map(({ account }) => `won-${slug}-${account}.eml`),
  );
  const mails = winnerMails(stand);
  check("winners who were told", [...mails.keys()].toSorted(), names.toSorted());
  return mails;
}

/** Each of the first `count` players sees what came of their own entries. */
export async function checkOutcomes(stand: Stand, { check }: Checks, count: number): Promise<void> {
  const holders = await holdersOf(stand);
  for (let number = 0; number < count; number += 1) {
    const visitor = createVisitor({ url: stand.url, address: `10.97.0.${number & 255}` });
    await visitor.signIn(`bot-${number}`);
    const account = await accountOf(stand.connection, `bot-${number}`);
    const { prizes } = await visitor.call<VaultAnswer>("GET", "/sweepstakes");
    const entered = prizes.filter(({ entries }) => entries > 0);
    const won = (slug: string) => holders.get(slug)?.some((each) => each.account === account) ?? false;
    check(
      `what bot ${number} sees`,
      entered.map(({ slug, status }) => `${slug} ${status}`),
      entered.map(({ slug }) => `${slug} ${won(slug) ? "won" : "not-won"}`),
    );
  }
}

/** All accept; then the contact of everybody else goes. Answers the winners' accounts. */
export async function acceptAll(stand: Stand, { check }: Checks, later: string): Promise<string[]> {
  const { connection, operate, file } = stand;
  const holders: [string, KnownResult][] = [...(await holdersOf(stand))].flatMap(([slug, held]) =>
    held.map((each): [string, KnownResult] => [slug, each]),
  );
  const rows = holders.map(([slug, { account }]) => `${slug},${account}`);
  await operate("draw", "accept", file("accepted.csv", ["prize,account", ...rows].join("\n")));
  await stand.moveTo(later);
  const accounts = accountModel.collection(connection);
  const winners = [...new Set(holders.map(([, { account }]) => account))];
  const others = () =>
    accounts.countDocuments({ "contact.phone": { $exists: true }, _id: { $nin: winners } });
  check("contacts of others, once all is accepted", await until(others, (left) => left === 0), 0);
  const kept = await accounts.countDocuments({ "contact.phone": { $exists: true }, _id: { $in: winners } });
  check("contacts of winners", kept, winners.length);
  return winners;
}

/** What was delivered half a year ago is forgotten with its winner; the others stay. */
export async function deliverAndForget(
  stand: Stand,
  { check }: Checks,
  winners: readonly string[],
  { delivered, later }: { delivered: string; later: string },
): Promise<void> {
  const gone = winners.filter((_, index) => index % 2 === 0);
  const rows = [...(await holdersOf(stand))].flatMap(([slug, held]) =>
    held
      .filter(({ account }) => gone.includes(account))
      .map(({ account }) => `${slug},${account},${delivered}`),
  );
  const path = stand.file("delivered.csv", ["prize,account,delivered_at", ...rows].join("\n"));
  await stand.operate("winners", "delivered", path);
  await stand.moveTo(later);
  const accounts = accountModel.collection(stand.connection);
  const left = () => accounts.countDocuments({ _id: { $in: gone } });
  check("winners half a year after their delivery", await until(left, (count) => count === 0), 0);
  const others = await accounts.countDocuments({ _id: { $in: winners.filter((id) => !gone.includes(id)) } });
  check("winners whose prizes are still to come", others, winners.length - gone.length);
  const draw = await drawModel.collection(stand.connection).findOne();
  check("what tells accounts by their pseudonyms", draw?.saltKey ?? null, null);
}
