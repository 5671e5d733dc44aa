import { auditEverything } from "../faults/audit-everything.ts";
import { type Books, readBooks } from "./books.ts";
import { createChecks, type Step } from "./checks.ts";
import {
  acceptAll,
  checkOutcomes,
  deliverAndForget,
  drawAndPublish,
  freeze,
  tellWinners,
  winnerMails,
} from "./draws.ts";
import { checkFace, type Face } from "./faces.ts";
import { createPlayers, MOST } from "./players.ts";
import { openStand } from "./stand.ts";
import { until } from "./until.ts";

/** What came of a whole season. */
export interface SeasonReport {
  players: number;
  steps: readonly Step[];
  books: Books;
  winners: number;
  mails: number;
  /** Seconds of real time. */
  took: number;
}

/** When the season is entered: before its pre-registration. */
const FIRST = "2025-09-10T12:00:00+09:00";
/** So many players look at their outcomes. */
const LOOKED_AT = 60;

const CLOSED = { preregister: "closed", register: "closed", hub: "closed", entries: "entries-closed" };
const BEFORE = { ...CLOSED, phase: "coming-soon", week: 0, signIn: "open", results: "hidden" } as const;
const GUEST = "not-logged-in";
/** The event, for somebody who has pre-registered: registering with the same words again changes nothing. */
const OPEN = {
  ...({ stage: "event", phase: "live", home: "live", signIn: "open", results: "hidden" } as const),
  ...{ preregister: "closed", register: "open", hub: "open", entries: "open" },
};
const AFTER = { ...CLOSED, stage: "sweepstake", week: 0, signIn: "open" } as const;

const EARLY: Face = {
  ...BEFORE,
  ...{ stage: "early-access", home: "preregister", signIn: "early-access-blocked" },
  ...{ preregister: GUEST, register: GUEST, hub: GUEST, entries: GUEST },
};
const PREREG: Face = { ...BEFORE, stage: "prereg", home: "preregister", preregister: "open" };
const SOON: Face = { ...BEFORE, stage: "coming-soon", home: "coming-soon" };
const WEEKS = [
  ["2025-10-07T12:00:00+09:00", 1],
  ["2025-10-14T12:00:00+09:00", 2],
  ["2025-10-21T12:00:00+09:00", 3],
  ["2025-10-28T12:00:00+09:00", 4],
] as const;
const LAST: Face = { ...OPEN, phase: "post-event", week: 0, home: "post-event" };
const PENDING: Face = { ...AFTER, phase: "results-pending", home: "thanks-pending", results: "hidden" };
const RELEASED: Face = { ...AFTER, phase: "results-released", home: "thanks-released", results: "shown" };
const SHUTDOWN: Face = {
  // Signing in leads to the page that says so.
  ...{ stage: "shutdown", phase: "results-released", week: 0, home: "thanks-closed", signIn: "login-failed" },
  ...{ preregister: "closed", register: "closed", hub: "closed", entries: "closed", results: "closed" },
};

/** Plays a whole season of the timetable (spec 1 §4, §9), from before its pre-registration until half a year after its end. */
export async function playSeason(
  players: number,
  seconds: number,
  say: (line: string) => void,
): Promise<SeasonReport> {
  const began = performance.now();
  const checks = createChecks(say);
  const stand = await openStand(FIRST);
  const { bots, seen, inGame, play, preregister } = createPlayers(stand.url, players);
  const here = async (name: string, at: string, face: Face) => {
    checks.begin(name, at);
    if (at !== FIRST) await stand.moveTo(at);
    await checkFace(stand, checks, face);
  };
  try {
    await here("early access", FIRST, EARLY);
    await here("pre-registration", "2025-09-16T12:00:00+09:00", PREREG);
    await preregister(Math.floor(players / 2));
    await here("coming soon", "2025-10-06T01:00:00+09:00", SOON);
    await stand.operate("draw", "commit");
    for (const [at, week] of WEEKS) {
      await here(`week ${week}`, at, { ...OPEN, week });
      const count = await play(seconds);
      checks.check(`${count} of ${players} in the game, as most are`, count >= MOST * players, true);
    }
    await here("last days", "2025-11-09T12:00:00+09:00", LAST);
    let surprises: Record<string, number> = {};
    await play(seconds, async () => {
      surprises = Object.fromEntries(seen.surprises);
      await stand.moveTo("2025-11-10T09:00:10+09:00");
      checks.check("players in the game after the close", await until(inGame, (count) => count === 0), 0);
    });
    checks.check("surprises of honest players", surprises, {});

    await here("closed", "2025-11-10T09:05:00+09:00", PENDING);
    const { violations } = await auditEverything(
      stand.connection,
      bots.map(({ journal }) => journal),
    );
    checks.check("faults of wallets and ledgers", violations.slice(0, 5), []);
    const books = await readBooks(stand.connection);
    checks.check("diamonds earned, less those spent", books.earned - books.spent, books.held);
    await freeze(stand, checks, books);

    await here("draw", "2025-11-12T10:00:00+09:00", PENDING);
    await drawAndPublish(stand, checks);
    await here("results", "2025-11-25T10:00:00+09:00", RELEASED);
    const mails = await tellWinners(stand, checks);
    await checkOutcomes(stand, checks, Math.min(players, LOOKED_AT));
    checks.begin("accepted", "2025-12-02T12:00:00+09:00");
    const winners = await acceptAll(stand, checks, "2025-12-02T12:00:00+09:00");
    await here("shutdown", "2026-01-12T10:00:00+09:00", SHUTDOWN);
    checks.begin("half a year later", "2026-06-20T12:00:00+09:00");
    const delivered = "2025-12-12T12:00:00+09:00";
    await deliverAndForget(stand, checks, winners, { delivered, later: "2026-06-20T12:00:00+09:00" });
    checks.check("mails that were sent again", [...winnerMails(stand)], [...mails]);
    return {
      players,
      steps: checks.steps,
      books,
      winners: winners.length,
      mails: mails.size,
      took: (performance.now() - began) / 1_000,
    };
  } finally {
    await stand.stop();
  }
}
