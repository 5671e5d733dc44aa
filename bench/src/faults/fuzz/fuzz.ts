import { setTimeout as sleep } from "node:timers/promises";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { goTo } from "../../bots/going.ts";
import { joinRoom } from "../../bots/joined-room.ts";
import { createPlayer, type Player } from "../../bots/player.ts";
import { type Spread, spreadOf } from "../../statistics.ts";
import { createBotFleet } from "../bot-fleet.ts";
import { accountOf } from "../evidence.ts";
import { prepare } from "../prepare.ts";
import type { Product } from "../product.ts";
import { type Attacker, type AttackReport, attack } from "./attack.ts";
import { differences, takeSnapshot } from "./database-snapshot.ts";

/** Accounts that attack at the same time, and honest players meanwhile. */
const ATTACKERS = 8;
const HONEST = 4;
/** First numbers of their bots, apart from those of the rounds; the honest ones play the first games of the fleet. */
const ATTACKER_NUMBERS = 800_000;
const HONEST_NUMBERS = 700_002;
/** How long (ms) the honest players are watched before the first attack. */
const CALM = 4_000;
/** No honest player may wait longer (ms): far above any latency, far below any time-out. */
const TOO_LONG = 3_000;

export interface FuzzReport extends AttackReport {
  /** Honest players' waiting times (ms) before and during the attacks. */
  calm: Spread;
  attacked: Spread;
  violations: string[];
}

/** Sends `count` malformed, oversized, mistyped and out-of-order messages, half into rooms, while others play. */
export async function fuzz(
  product: Product,
  count: number,
  seed: number,
  onThousand: (sent: number) => void,
): Promise<FuzzReport> {
  const { url, connection, serverPid } = product;
  let waits: number[] = [];
  let lost = 0;
  const fleet = createBotFleet({
    url,
    size: HONEST,
    first: HONEST_NUMBERS,
    prepare: (player) => prepare(connection, player),
    onAnswer: (_call, took) => waits.push(took),
    onLost: () => {
      lost += 1;
    },
  });
  await fleet.warmUp();
  const attackers = await Promise.all(
    Array.from({ length: ATTACKERS }, (_, index) => attackerOf(url, index)),
  );
  waits = [];
  await sleep(CALM);
  const calm = spreadOf(waits);
  const lostBefore = lost;
  waits = [];

  const honestNames = await namesOf(product, fleet.everybody);
  const before = await takeSnapshot(connection, honestNames);
  const report = await attack(product, attackers, count, seed, onThousand);
  const attacked = spreadOf(waits);
  const violations: string[] = [];
  await fleet.halt().catch((error: Error) => violations.push(error.message));
  const names = [...honestNames, ...(await namesOf(product, fleet.everybody))];
  violations.push(...differences(before, await takeSnapshot(connection, names)));
  if (product.serverPid !== serverPid || product.unexpectedEnds() > 0) {
    violations.push(`the server ended, after: ${report.latest.join(", ")}`);
  }
  if (lost > lostBefore) violations.push(`honest players lost their connection ${lost - lostBefore} times`);
  if (attacked.max > TOO_LONG) violations.push(`an honest player waited ${Math.round(attacked.max)} ms`);
  for (const { journal } of fleet.everybody) violations.push(...journal.surprises);
  for (const [answer, times] of Object.entries(report.answers)) {
    if (answer.startsWith("5")) violations.push(`${times} attacks were answered with ${answer}`);
  }
  return { ...report, calm, attacked, violations };
}

async function attackerOf(url: string, index: number): Promise<Attacker> {
  const number = ATTACKER_NUMBERS + index;
  const player = createPlayer({ url, number, loginHint: `fuzzer-${number}` });
  const never = new AbortController().signal;
  await player.arrive(never);
  const { visitor } = player;
  // The day is stamped before anything is compared, and not by an attack that comes to the village first.
  const village = await joinRoom(visitor, url, "hub");
  const isStamped = async () => (await visitor.call<WalletView>("GET", "/game_rpg/user_data")).signIn.today;
  while (!(await isStamped())) await sleep(200);
  await village.leave();
  // Half of them haunt the village and half the lake.
  const place = index % 2 === 0 ? "hub" : "fishing";
  if (place === "fishing") await (await goTo({ url, visitor }, "lake", never)).leave();
  return { visitor, place };
}

/** Words that every document of these players holds one of: account, subject, phone. */
async function namesOf({ connection }: Product, players: readonly Player[]): Promise<string[]> {
  const accounts = await Promise.all(players.map(({ journal }) => accountOf(connection, journal.loginHint)));
  const subjects = players.map(({ journal }) => `"${journal.loginHint.split("+")[0]}"`);
  return [...accounts.filter((account) => account !== null), ...subjects];
}
