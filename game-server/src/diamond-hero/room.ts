import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { hasRolled } from "@diamond-valley/schemas/diamond-hero/cards.ts";
import {
  type BeginAnswer,
  type BeginMessage,
  type EndAnswer,
  HeroState,
  Runner,
} from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { HERO_MESSAGES, OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { resultOf } from "@diamond-valley/schemas/diamond-hero/result.ts";
import { HERO_ORDERS, HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import type * as z from "zod/mini";
import { type ArenaAttempt, ArenaRoom } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Applied, Tell } from "../wallet/store.ts";
import { createPayout, type EndedRun, type Payout, rewardsOf } from "./payout.ts";
import { planOf } from "./plan.ts";
import { showRun } from "./shown.ts";

/** A run that was begun in the room. */
interface Run extends Pick<EndedRun, "before" | "paid"> {
  /** As soon as it is over. */
  result: Promise<EndAnswer> | undefined;
}

/** The neon arena: one player alone survives for ten minutes (spec 2 §1). */
export class HeroRoom extends ArenaRoom<Runner> {
  override state = Object.assign(new HeroState(), {
    ...{ running: false, choosing: false },
    ...{ seconds: 0, level: 0, kills: 0, coins: 0 },
  });
  // Nobody else is here: the mobs wait for whoever lost the connection.
  protected override readonly freezes = true;
  #run: Run | undefined;
  /** Whether a run is being begun, or its end stored: the database takes its time. */
  #isBusy = false;
  /** A run that an outage may have kept from being counted, or not: the next one goes by its id, and counts once. */
  #unsure: string | undefined;
  #payout!: Payout;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, runs, boardCheck } = options.services;
    this.#payout = createPayout(runs, boardCheck, (error) =>
      deps.log.error({ err: error }, "a run of Diamond Hero was not kept"),
    );
    const { begin, end } = HERO_MESSAGES;
    this.command(begin, (client, wanted, tell) => this.#begin(client, wanted, tell));
    this.command(end, () => this.#end());
  }

  async #begin(client: SeatClient, wanted: z.output<typeof BeginMessage>, tell: Tell): Promise<BeginAnswer> {
    if (this.#isBusy || this.attemptOf(client)) throw new Problem("not-now");
    this.#isBusy = true;
    try {
      return await this.#beginRun(client, wanted, tell);
    } finally {
      this.#isBusy = false;
    }
  }

  async #beginRun(
    client: SeatClient,
    wanted: z.output<typeof BeginMessage>,
    tell: Tell,
  ): Promise<BeginAnswer> {
    const { story, wallets, attempts, deps } = this.services;
    const { account } = claimsOf(client);
    const [situation, holdings] = await Promise.all([story.situation(account), wallets.holdings(account)]);
    const { character, ranked, before, setup } = planOf(wanted, situation, holdings, deps.clock.now());
    if (!this.state.players.has(client.sessionId)) throw new Problem("not-now");
    const attempt = this.#unsure ?? attempts.mint();
    const { entry } = await this.#count(account, attempt, tell);
    const runner = this.state.players.get(client.sessionId);
    // The wallet's answer may take longer than the player stays.
    if (!runner) throw new Problem("not-now");
    this.#run = { before, paid: rewardsOf(entry), result: undefined };
    const { session } = this.begin(client, HERO_RULES, setup, attempt);
    showRun(session.world, this.state, runner);
    return { attempt, character, ranked };
  }

  async #count(account: string, attempt: string, tell: Tell): Promise<Applied> {
    this.#unsure = attempt;
    try {
      const counted = await this.services.runs.start(account, attempt, tell);
      this.#unsure = undefined;
      return counted;
    } catch (error) {
      if (error instanceof Problem && error.code !== "unavailable") this.#unsure = undefined;
      throw error;
    }
  }

  async #end(): Promise<EndAnswer> {
    if (!this.#run?.result) throw new Problem("not-now");
    return this.#run.result;
  }

  protected override stepped(client: SeatClient, { session }: ArenaAttempt, runner: Runner): void {
    showRun(session.world, this.state, runner);
    // Drawn behind the roll: nobody can know how the dice will lie before they are rolled.
    if (hasRolled(session.world)) this.order(client, HERO_ORDERS.rolled, this.services.deps.seed() | 0);
  }

  protected override ended(client: SeatClient, attempt: ArenaAttempt): void {
    this.#over(client, attempt);
  }

  /** Whoever goes, or stays away for too long, ends the run as it stands. */
  protected override departed(client: SeatClient): void {
    const attempt = this.attemptOf(client);
    if (attempt) {
      attempt.session.finish(HERO_ORDERS.leave, 0);
      this.#over(client, attempt);
    }
    super.departed(client);
  }

  #over(client: SeatClient, { attempt, session, setup }: ArenaAttempt): void {
    const run = this.#run!;
    const { account } = claimsOf(client);
    const { world, recording } = session;
    const evidence = evidenceOf(HERO_RULES, setup, recording);
    const { before, paid } = run;
    this.#isBusy = true;
    run.result = this.#payout.pay({ attempt, account, before, paid, result: resultOf(world), evidence });
    void run.result.then(() => {
      this.#isBusy = false;
      this.notify(account, OVER.name, {});
    });
  }

  /** A run is kept before the room goes. */
  override async onDispose(): Promise<void> {
    await super.onDispose();
    await this.#run?.result;
  }

  protected override newWalker(): Runner {
    return Object.assign(new Runner(), { health: 100 });
  }
}
