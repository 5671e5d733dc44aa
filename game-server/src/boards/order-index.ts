import { setImmediate } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import { isUnavailable } from "../database/insist.ts";
import { type DatabaseMoment, databaseMoments } from "../database/moment.ts";
import { isOutage, retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { type AnySource, Ranking } from "./ranking.ts";

/** How often (ms) changes are read. */
const EVERY = 750;
/** Whoever looks at what is older than this (ms) waits for the changes. */
const OLDEST = 1_500;
/** Changes are read from so long before the last reading, ms: a stamp is a little older than the moment in which its write is seen. */
const OVERLAP = 3_000;
/** Documents between which a load lets others have their turn. */
const AT_ONCE = 500;

export interface OrderIndexParts {
  deps: Pick<Deps, "connection" | "log">;
  sources: readonly AnySource[];
  every?: number;
  /** Where it tells its size and age. */
  registry?: Registry;
}

/** The boards in the memory of this process, exact as of at most two seconds ago (design.md). */
export interface OrderIndex {
  /** The boards; with `isFresh` with all that was written before the call. Waits out a restart of the database. */
  now(isFresh?: boolean): Promise<Ranking>;
  /** Loads the boards and reads changes from then on. The answered function ends it. */
  begin(): () => Promise<void>;
}

/**
 * Every process keeps the order of all boards by itself, out of the documents that the scores stand in. It reads all of them
 * once, and then those whose stamp says that they have changed, by the database's clock, which all writers share. Reading a
 * document again changes nothing, so changes are read with an overlap, and no order of events matters. A database that
 * started anew may have taken back what was seen and not yet on disk: then everything is read anew.
 */
export function createOrderIndex({ deps, sources, every = EVERY, registry }: OrderIndexParts): OrderIndex {
  const { connection, log } = deps;
  const momentNow = databaseMoments(connection);
  let known: { ranking: Ranking; run: string; readTo: number; asOf: number } | undefined;
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  const gauge = (name: string, help: string, read: (of: NonNullable<typeof known>) => number): void => {
    if (!registry) return;
    const collect = function (this: Gauge) {
      if (known) this.set(read(known));
    };
    new Gauge({ name, help, registers: [registry], collect });
  };
  gauge(
    "boards_players",
    "Players whose places on the boards are in memory",
    ({ ranking }) => ranking.players.size,
  );
  gauge("boards_bytes", "Memory that the boards take", ({ ranking }) => ranking.bytes);
  gauge("boards_age_seconds", "How old the boards are", ({ asOf }) => (performance.now() - asOf) / 1_000);

  async function load(began: number, { run, now }: DatabaseMoment): Promise<void> {
    const expected = await Promise.all(sources.map((source) => source.expected()));
    const ranking = new Ranking(sources, Math.max(...expected));
    for (const source of sources) await take(ranking, source, null);
    await ranking.settle(setImmediate);
    known = { ranking, run, readTo: now, asOf: began };
  }

  /** Nobody else goes on meanwhile: one reading after the other. */
  async function read(): Promise<void> {
    const [began, moment] = [performance.now(), await momentNow()];
    if (known?.run !== moment.run) return load(began, moment);
    const since = new Date(known.readTo - OVERLAP);
    for (const source of sources) await take(known.ranking, source, since);
    known = { ...known, readTo: moment.now, asOf: began };
  }

  function start(): Promise<void> {
    running = retryOnOutage(read).finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Reads what was written before the call; calls that wait for their turn share it. */
  function sync(): Promise<void> {
    if (!running) return start();
    waiting ??= running.then(start, start).finally(() => {
      waiting = undefined;
    });
    return waiting;
  }

  return {
    async now(isFresh = false) {
      if (isFresh || !known || performance.now() - known.asOf > OLDEST) await sync();
      return known!.ranking;
    },
    begin() {
      let ended = false;
      let timer: NodeJS.Timeout | undefined;
      const round = async (): Promise<void> => {
        await (running ?? sync()).catch((error: unknown) => {
          if (isOutage(error) || isUnavailable(error))
            log.warn("database unavailable: boards are read later");
          else log.error({ err: error }, "boards could not be read");
        });
        if (ended) return;
        timer = setTimeout(() => void round(), every);
        timer.unref();
      };
      void round();
      return async () => {
        ended = true;
        clearTimeout(timer);
        await running?.catch(() => {});
      };
    },
  };
}

async function take(ranking: Ranking, source: AnySource, since: Date | null): Promise<void> {
  let taken = 0;
  for await (const line of source.read(since)) {
    ranking.note(source, line);
    taken += 1;
    // Rooms of this process step meanwhile.
    if (taken % AT_ONCE === 0) await setImmediate();
  }
}
