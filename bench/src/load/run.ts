import { setTimeout as sleep } from "node:timers/promises";
import type { Journal } from "../bots/journal.ts";
import { spreadOf } from "../statistics.ts";
import { type Bot, type BotOptions, createBot } from "./bot.ts";
import { type Traffic, traffic } from "./counted-socket.ts";
import { emptyObservations, type Observations } from "./observations.ts";
import type { LoadOptions } from "./options.ts";
import { playedBy } from "./played.ts";
import type { PlazaAudit } from "./plaza-audit.ts";
import { type LoadReport, reportOf } from "./report.ts";
import { figuresBetween, readServer, type ServerReading } from "./server-meter.ts";

/** Time between two lines, ms. */
const LINE = 5_000;
/** How long (ms) the last of them may take to come in before it is measured without them. */
const ARRIVAL = 30_000;
/** How long (ms) bots may take to end what they do. */
const ENDING = 5_000;

/** Everything at one moment that a later one is compared with. */
interface Moment {
  at: number;
  server: ServerReading | undefined;
  cpu: NodeJS.CpuUsage;
  traffic: Traffic;
  /** Pings and calls until then. */
  pings: number;
  calls: number;
}

/**
 * Lets the bots arrive and play until the time is over or `stop`. `say` is called with a line every 5 s. What is measured by
 * the second is measured from when all are in, or over everything where it was stopped before.
 */
export async function runLoad(
  options: LoadOptions & { url: string } & Pick<BotOptions, "grow" | "gather" | "supply"> & {
      /** Called when nobody plays any more. */
      auditAll?: ((journals: readonly Journal[]) => Promise<PlazaAudit>) | undefined;
    },
  stop: AbortSignal,
  say: (line: string) => void,
): Promise<LoadReport> {
  const { url, players, seconds, ramp, arriving, first, mix, metricsToken, grow, gather, supply, auditAll } =
    options;
  const seen = emptyObservations();
  const bots: Bot[] = [];
  const lives: Promise<void>[] = [];
  const over = new AbortController();
  stop.addEventListener("abort", () => over.abort(), { once: true });
  if (stop.aborted) over.abort();

  const began = performance.now();
  let measured = await momentNow(url, metricsToken, seen);
  let last = measured;
  const talking = setInterval(async () => {
    const now = await momentNow(url, metricsToken, seen);
    say(lineOf(now, last, { bots, players, seen, began }));
    last = now;
  }, LINE);

  const arrived = new Set<Bot>();
  const isCrowded = (): boolean => {
    for (const bot of bots) if (bot.isInGame()) arrived.add(bot);
    return bots.length - arrived.size >= arriving && seen.throttled.size === 0;
  };
  for (let index = 0; index < players && !over.signal.aborted; index += 1) {
    while (isCrowded() && !over.signal.aborted) await pause(50, over.signal);
    const bot = createBot({ url, number: first + index, mix, seen, grow, gather, supply });
    bots.push(bot);
    lives.push(bot.live(over.signal));
    await pause(began + ((index + 1) * ramp * 1_000) / players - performance.now(), over.signal);
  }
  await untilAllAreIn(bots, seen, over.signal);
  if (!over.signal.aborted) {
    measured = await momentNow(url, metricsToken, seen);
    await pause(seconds === 0 ? 2 ** 31 - 1 : seconds * 1_000, over.signal);
  }
  clearInterval(talking);
  const end = await momentNow(url, metricsToken, seen);
  const inGame = bots.filter((bot) => bot.isInGame()).length;
  over.abort();
  await Promise.race([Promise.all(lives), sleep(ENDING, undefined, { ref: false })]);

  const journals = bots.map(({ journal }) => journal);
  const audited = await auditAll?.(journals);
  const elapsed = (end.at - measured.at) / 1_000;
  const perClient = (bytes: number) => bytes / 1_000 / elapsed / Math.max(1, inGame);
  return reportOf({ url, players, mix }, seen, {
    seconds: elapsed,
    inGame,
    pings: seen.pings.slice(measured.pings, end.pings),
    bytes: {
      down: perClient(end.traffic.down - measured.traffic.down),
      up: perClient(end.traffic.up - measured.traffic.up),
    },
    server: figuresBetween(measured.server, end.server),
    botCpu: cpuBetween(measured, end),
    played: playedBy(journals),
    audit: audited ?? null,
  });
}

/** Throttled bots are not waited for: they may never join. */
async function untilAllAreIn(bots: readonly Bot[], seen: Observations, stop: AbortSignal): Promise<void> {
  const giveUp = performance.now() + ARRIVAL;
  while (!bots.every((bot) => bot.isInGame()) && seen.throttled.size === 0) {
    if (stop.aborted || performance.now() > giveUp) return;
    await pause(100, stop);
  }
}

async function momentNow(url: string, token: string | undefined, seen: Observations): Promise<Moment> {
  const server = await readServer(url, token);
  return {
    at: performance.now(),
    server,
    cpu: process.cpuUsage(),
    traffic: traffic(),
    pings: seen.pings.length,
    calls: callsOf(seen).length,
  };
}

function callsOf({ http }: Observations): number[] {
  return [...http.values()].flat();
}

/** In % of one core. */
function cpuBetween(before: Moment, after: Moment): number {
  const used = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return used / 10 / (after.at - before.at);
}

interface Progress {
  bots: readonly Bot[];
  players: number;
  seen: Observations;
  began: number;
}

function lineOf(now: Moment, before: Moment, { bots, players, seen, began }: Progress): string {
  const ping = spreadOf(seen.pings.slice(before.pings));
  const { cpu, memory, lateness } = figuresBetween(before.server, now.server);
  const sum = (counts: ReadonlyMap<string, number>) =>
    [...counts.values()].reduce((all, one) => all + one, 0);
  const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(1)} ms` : "-");
  const whole = (value: number, unit: string) =>
    Number.isFinite(value) ? `${value.toFixed(0)} ${unit}` : "-";
  const throttled = sum(seen.throttled);
  return [
    `[${((now.at - began) / 1_000).toFixed(0)} s] ${bots.filter((bot) => bot.isInGame()).length} of ${players} in the game`,
    `${now.calls - before.calls} calls`,
    `ping p50 ${ms(ping.p50)}, p99 ${ms(ping.p99)}`,
    `ticks late p99 ${ms(lateness.p99)}`,
    `server ${whole(cpu, "% CPU")}, ${whole(memory, "MB")}`,
    `bots ${whole(cpuBetween(before, now), "% CPU")}`,
    `${sum(seen.disconnections)} disconnections`,
    `${sum(seen.surprises)} surprises`,
    ...(throttled > 0 ? [`${throttled} calls throttled`] : []),
  ].join(" · ");
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => undefined);
}
