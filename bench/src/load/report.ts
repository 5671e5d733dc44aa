import { type Spread, spreadOf } from "../statistics.ts";
import type { Activity, Mix } from "./mix.ts";
import type { Observations } from "./observations.ts";
import type { PlazaAudit } from "./plaza-audit.ts";
import type { ServerFigures } from "./server-meter.ts";

/** What a load test found. Times in ms, memory in MB, CPU in % of one core; NaN (null in JSON) where not measured. */
export interface LoadReport {
  url: string;
  players: number;
  mix: Mix;
  /** How long it was measured once all were in, s. */
  seconds: number;
  /** Players in the game when the time was over. */
  inGame: number;
  joins: Spread;
  /** By method and path, over the whole run. */
  http: Record<string, Spread>;
  /** Requests to rooms, by type, over the whole run. */
  requests: Record<string, Spread>;
  ping: Spread;
  /** Of the ticks of all rooms. */
  lateness: ServerFigures["lateness"];
  /** KB (1000 bytes) a second for each client. */
  bytes: { down: number; up: number };
  server: { cpu: number; memory: number };
  bots: { cpu: number };
  /** Times that each activity was done. */
  done: Partial<Record<Activity, number>>;
  /** What was begun in the games, by game: see `playedBy`. */
  played: Record<string, number>;
  /** By close code. */
  disconnections: Record<string, number>;
  /** By the name of the limit. */
  throttled: Record<string, number>;
  surprises: Record<string, number>;
  /** What an audit found; null where none was asked for. */
  audit: PlazaAudit | null;
}

/** What the run measured beside what the bots saw. */
export interface RunFigures {
  seconds: number;
  inGame: number;
  pings: readonly number[];
  bytes: LoadReport["bytes"];
  server: ServerFigures;
  botCpu: number;
  played: LoadReport["played"];
  audit: LoadReport["audit"];
}

/** Puts a report together. */
export function reportOf(
  asked: { url: string; players: number; mix: Mix },
  seen: Observations,
  { seconds, inGame, pings, bytes, server, botCpu, played, audit }: RunFigures,
): LoadReport {
  return {
    url: asked.url,
    players: asked.players,
    mix: asked.mix,
    seconds,
    inGame,
    joins: spreadOf(seen.joins),
    http: spreads(seen.http),
    requests: spreads(seen.requests),
    ping: spreadOf(pings),
    lateness: server.lateness,
    bytes,
    server: { cpu: server.cpu, memory: server.memory },
    bots: { cpu: botCpu },
    done: Object.fromEntries(seen.done),
    played,
    disconnections: Object.fromEntries(seen.disconnections),
    throttled: Object.fromEntries(seen.throttled),
    surprises: Object.fromEntries(seen.surprises),
    audit,
  };
}

function spreads(times: ReadonlyMap<string, readonly number[]>): Record<string, Spread> {
  const kinds = [...times].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(kinds.map(([kind, samples]) => [kind, spreadOf(samples)]));
}
