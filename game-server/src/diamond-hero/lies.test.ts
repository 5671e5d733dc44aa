import { evidenceOf, readEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import { IDLE, packInput } from "@diamond-valley/schemas/arena/input.ts";
import { ticksIn } from "@diamond-valley/schemas/arena/recording.ts";
import { arsenalOf } from "@diamond-valley/schemas/diamond-hero/arsenal.ts";
import { CARD_COUNT, familyOf } from "@diamond-valley/schemas/diamond-hero/cards.ts";
import type { BeginAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { OWN } from "@diamond-valley/schemas/diamond-hero/own.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import { RECONNECT_SECONDS, TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LAG_MAX } from "../arena/session.ts";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { findRun } from "./audit.ts";
import { runModel } from "./run-model.ts";
import { comeLying, type Lie, paidFor } from "./testing/liars.ts";
import { falls, stands } from "./testing/plays.ts";

// What a changed page may tell the arena, over real sockets: only what the server's own world decides is stored and paid.

const TIMEOUT = 120_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const { begin, end } = HERO_MESSAGES;
const keptRun = (attempt: string) => findRun(database.connection, attempt);
const holdingsOf = async (account: string) => Object.fromEntries(await game.wallets.holdings(account));

/** Lies for some seconds of the run, and goes. */
async function lieFor(account: string, lie: Lie, seconds = 4) {
  const liar = await comeLying(game, account, lie);
  const { attempt } = await liar.begin();
  await until(() => liar.room.state.seconds >= seconds, 45_000);
  const { forced, world } = liar.session();
  const { differences } = liar.page.runner!;
  await liar.leave();
  const paid = await paidFor(game, account, attempt);
  const { kept, held } = paid;
  expect(held).toMatchObject({ "hero.plays": 1, "hero.ended": 1, "hero.best": kept.score });
  expect(held.coins ?? 0).toBe(kept.coins);
  expect(held["hero.kills"] ?? 0).toBe(kept.kills);
  return { ...paid, forced, differences, world };
}

test.concurrent(
  "slow motion: the world goes on without the page, and the run is as long as time was",
  async () => {
    const began = performance.now();
    let told = 0;
    // Of each two spans one is kept back, and told when it is too late.
    const { forced } = await lieFor("slow", { tell: (span) => (++told % 2 === 0 ? [span] : []) }, 3);
    expect(forced).toBeGreaterThan(TICK_RATE);
    expect(performance.now() - began).toBeGreaterThan(3_000 - LAG_MAX);
  },
  TIMEOUT,
);

test.concurrent(
  "edited inputs: the first story about a tick counts, and a second one changes nothing",
  async () => {
    const other = packInput({ ...IDLE, pace: 3, move: 77, choice: 3, interact: true });
    const edited = await lieFor("editor", {
      tell: (span) => [
        span,
        { ...span, input: other },
        { ...span, at: Math.max(0, span.at - 9), input: other },
      ],
    });
    expect(edited).toMatchObject({ forced: 0, differences: 0 });
    expect(edited.recording.spans.map(({ input }) => input)).not.toContain(other);
    expect(edited.world.own[OWN.rolls]).toBe(edited.world.setup.options[2]);
  },
  TIMEOUT,
);

test.concurrent(
  "inputs of the future: the world never runs ahead of time, nor is anything decided behind a gap",
  async () => {
    const liar = await comeLying(game, "prophet", {
      tell: (span) => [
        { ...span, ticks: 255 },
        { ...span, at: span.at + 300, ticks: 255 },
        { ...span, at: span.at + 20_000 },
      ],
    });
    const { attempt } = await liar.begin();
    const session = liar.session();
    const [began, first] = [performance.now(), session.world.clock.tick[0]!];
    await until(() => liar.room.state.seconds >= 4, 45_000);
    const made = session.world.clock.tick[0]! - first;
    // A step that was late is made up for at once; what the page told of would be a minute ahead.
    expect(made).toBeLessThan(((performance.now() - began) * TICK_RATE) / 1_000 + TICK_RATE / 2);
    await liar.leave();
    const { recording, kept } = await paidFor(game, "prophet", attempt);
    expect(ticksIn(recording)).toBe(session.world.clock.tick[0]);
    expect(kept.seconds).toBeLessThanOrEqual((performance.now() - began) / 1_000 + 1);
  },
  TIMEOUT,
);

test.concurrent(
  "forged cards: nothing is taken that is not offered, nor twice, nor while nothing is, nor more often rolled than there are rolls",
  async () => {
    let turn = 0;
    const presses = { choice: 0, interact: false, pace: 3 };
    const greedy = await lieFor(
      "greedy",
      {
        // Each tick another card or a roll, whether cards are shown or not.
        plays() {
          turn += 1;
          return { ...presses, choice: turn % 4, interact: turn % 2 === 0, move: turn & 255 };
        },
      },
      8,
    );
    const { own, setup } = greedy.world;
    expect(greedy.differences).toBe(0);
    const raised = arsenalOf(greedy.world).reduce((sum, { level }) => sum + level, 0);
    // A golden card gives two; each offer is due to a level.
    expect(raised).toBeLessThanOrEqual(2 * own[OWN.level]!);
    expect(own[OWN.rolls]).toBeGreaterThanOrEqual(0);
    expect(own[OWN.rolls]).toBeLessThanOrEqual(setup.options[2]!);
  },
  TIMEOUT,
);

test.concurrent(
  "forged world, cards and entropy: the page sees what it likes, and is put right; what counts is the server's",
  async () => {
    const forged = await lieFor("forger", {
      forge: ({ player, own, tally, clock }) => {
        player.hp[0] = player.hpMax[0]!;
        own[OWN.coins] = 9_999;
        tally.kills[0] = 9_999;
        // Cards that nobody offered, and the chance of a second that went well.
        if (own[OWN.left]! > 0) own.fill(CARD_COUNT, OWN.cards, OWN.cards + CARD_COUNT);
        clock.random[0] = 12_345;
      },
    });
    expect(forged.differences).toBeGreaterThan(0);
    expect(forged.kept.coins).toBeLessThan(9_999);
    expect(forged.kept.kills).toBeLessThan(9_999);
    expect(forged.recording.words.length).toBeGreaterThan(0);
  },
  TIMEOUT,
);

test.concurrent(
  "a card that is asked for after its time: the first one was taken, and stays",
  async () => {
    let isSilent = true;
    const liar = await comeLying(game, "late", {
      plays: () => ({ choice: CARD_COUNT }),
      tell: (span) => (isSilent ? [] : [{ ...span, at: 0, ticks: 255 }, span]),
    });
    const { attempt } = await liar.begin();
    const { world } = liar.session();
    await until(() => world.own[OWN.left]! > 0);
    const [first, , third] = [0, 1, 2].map((place) => familyOf(world.own[OWN.cards + place]!));
    expect(first).not.toBe(third);
    await until(() => liar.room.state.seconds >= 1, 45_000);
    isSilent = false;
    await until(() => liar.room.state.seconds >= 3, 45_000);
    expect(arsenalOf(world).map(({ family }) => family)).toContain(first);
    await liar.leave();
    const { kept, recording } = await paidFor(game, "late", attempt);
    expect(kept.kills).toBe(world.tally.kills[0]);
    expect(recording.spans[0]).toMatchObject({ input: 0 });
    expect(recording.spans[0]!.ticks).toBeGreaterThanOrEqual(RUN.cards.ticks);
  },
  TIMEOUT,
);

test.concurrent(
  "a run that is told again, and one that is stitched from two: each decides only what its own entropy does",
  async () => {
    const account = "tailor";
    const told: Parameters<NonNullable<Lie["tell"]>>[0][] = [];
    const liar = await comeLying(game, account, {
      plays: falls,
      tell: (span) => {
        told.push(span);
        return [span];
      },
    });
    const one = await liar.begin();
    await until(() => liar.room.state.seconds >= 5, 45_000);
    await liar.leave();
    const first = await paidFor(game, account, one.attempt);
    // The same inputs in another run are only inputs.
    const again = await comeLying(game, account, { tell: (span) => told.filter(({ at }) => at === span.at) });
    const two = await again.begin();
    await until(() => again.room.state.seconds >= 5, 45_000);
    const { boardCheck } = again.services();
    await again.leave();
    const second = await paidFor(game, account, two.attempt);
    expect(second.recording.words).not.toEqual(first.recording.words);
    const { setup } = readEvidence(HERO_RULES, first.kept.evidence);
    const before = await holdingsOf(account);
    // It may be played again at this moment: the stitched ones are in nobody's hands.
    const { leasedUntil: _, ...kept } = first.kept;
    const stitched = {
      "the inputs of one with the chance of the other": {
        ...first.recording,
        words: second.recording.words,
      },
      "the first half of one and the second of the other": {
        ...second.recording,
        spans: [...first.recording.spans.slice(0, 3), ...second.recording.spans.slice(3)],
      },
    };
    for (const [name, recording] of Object.entries(stitched)) {
      const _id = `stitched: ${name}`;
      const evidence = evidenceOf(HERO_RULES, setup, recording);
      await runModel
        .collection(database.connection)
        .insertOne({ ...kept, _id, evidence, score: 90_000, unchecked: true });
      await boardCheck.check(_id);
      expect(await keptRun(_id)).toMatchObject({ isProven: false });
      expect(await game.board.isOnTop({ _id, account })).toBe(false);
    }
    expect(await holdingsOf(account)).toEqual(before);
  },
  TIMEOUT,
);

test.concurrent(
  "a result is claimed: none before the run is over, none of one's own making, and no run begins twice",
  async () => {
    const account = "claimant";
    const liar = await comeLying(game, account, {});
    await expect(liar.end()).rejects.toEqual(refused("not-now"));
    const wanted = { character: "small-robot", score: 9_999, powerUps: { health: 10 } };
    await expect(liar.ask(begin.name, wanted)).rejects.toEqual(refused("bad-request"));
    const [one, two] = await Promise.allSettled([liar.begin(), liar.begin()]);
    expect([one.status, two.status]).toEqual(["fulfilled", "rejected"]);
    expect((two as PromiseRejectedResult).reason).toEqual(refused("not-now"));
    await expect(liar.ask(end.name, { score: 9_999 })).rejects.toEqual(refused("bad-request"));
    await expect(liar.end()).rejects.toEqual(refused("not-now"));
    await liar.leave();
    const { held } = await paidFor(game, account, (one as PromiseFulfilledResult<BeginAnswer>).value.attempt);
    expect(held).toMatchObject({ "hero.plays": 1, "hero.ended": 1 });
    // A run that is over can't be claimed by the next visit.
    const again = await comeLying(game, account, {});
    await expect(again.end()).rejects.toEqual(refused("not-now"));
    await again.leave();
    expect(await holdingsOf(account)).toEqual(held);
  },
  TIMEOUT,
);

test.concurrent(
  "whoever is away for longer than the place is held finds the run ended as it stood",
  async () => {
    const account = "absent";
    const line = await openSlowLine(game.port, 5);
    const liar = await comeLying(game, account, { plays: stands }, line.address);
    const { attempt } = await liar.begin();
    await until(() => liar.room.state.seconds >= 2, 45_000);
    const { world } = liar.session();
    line.cut();
    const cut = performance.now();
    await until(() => keptRun(attempt), (RECONNECT_SECONDS + 30) * 1_000);
    expect(performance.now() - cut).toBeGreaterThan((RECONNECT_SECONDS - 5) * 1_000);
    liar.page.close();
    const { kept } = await paidFor(game, account, attempt);
    // The world waited: nothing of the half minute was played.
    expect(kept.seconds).toBe(Math.floor(world.own[OWN.time]! / TICK_RATE));
    expect(kept.seconds).toBeLessThan(10);
    const back = await comeLying(game, account, {});
    await expect(back.end()).rejects.toEqual(refused("not-now"));
    await back.leave();
    expect(await holdingsOf(account)).toMatchObject({ "hero.plays": 1, "hero.ended": 1 });
    await line.close();
  },
  TIMEOUT,
);

test("after all of it every payment is proven, and only the stitched runs were noted as false", async () => {
  expect(await auditWallets(database.connection)).toEqual([]);
  const lines = game.errors as { msg: string; account?: string }[];
  const fault = "a best run did not replay to its score";
  expect(lines.map(({ msg }) => msg)).toEqual([fault, fault]);
  // Logs name nobody.
  for (const line of lines) expect(line).not.toHaveProperty("account");
});
