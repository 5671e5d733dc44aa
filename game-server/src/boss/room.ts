import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import {
  type BeginAnswer,
  type BeginMessage,
  BossState,
  CHALLENGER_POSES,
  Challenger,
  type EndAnswer,
  STAGES,
} from "@diamond-valley/schemas/boss/boss.ts";
import { BOSS_MESSAGES, OVER } from "@diamond-valley/schemas/boss/messages.ts";
import { resultOf } from "@diamond-valley/schemas/boss/result.ts";
import { BOSS_ORDERS, BOSS_RULES } from "@diamond-valley/schemas/boss/rules.ts";
import type * as z from "zod/mini";
import { type ArenaAttempt, ArenaRoom } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Applied, Tell } from "../wallet/store.ts";
import { createPayout, diamondsIn, type Payout } from "./payout.ts";
import { type Plan, planOf } from "./plan.ts";
import { showFight } from "./shown.ts";

/** A fight that was begun in the room. */
interface Bout {
  readonly plan: Plan;
  /** Diamonds that its beginning paid. */
  readonly paid: number;
  /** As soon as it is over. */
  result: Promise<EndAnswer> | undefined;
}

/** The golem's circle: one player alone fights the golem of the story, or the boss of the week (spec 2 §4). */
export class BossRoom extends ArenaRoom<Challenger> {
  override state = Object.assign(new BossState(), { stage: STAGES.waiting, phase: 0, health: 0, left: 0 });
  // Nobody else is here: the golem waits for whoever lost the connection.
  protected override readonly freezes = true;
  #bout: Bout | undefined;
  /** Whether a fight is being begun, or its end stored: the database takes its time. */
  #isBusy = false;
  /** A ranked fight that an outage may have kept from being counted, or not: the next one goes by its id, and counts once. */
  #unsure: string | undefined;
  #payout!: Payout;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, fights, story } = options.services;
    this.#payout = createPayout(fights, story, (error) =>
      deps.log.error({ err: error }, "a fight with the golem was not kept"),
    );
    const { begin, end } = BOSS_MESSAGES;
    this.command(begin, (client, wanted, tell) => this.#begin(client, wanted, tell));
    this.command(end, () => this.#end());
  }

  async #begin(client: SeatClient, wanted: z.output<typeof BeginMessage>, tell: Tell): Promise<BeginAnswer> {
    if (this.#isBusy || this.attemptOf(client)) throw new Problem("not-now");
    this.#isBusy = true;
    try {
      return await this.#beginFight(client, wanted, tell);
    } finally {
      this.#isBusy = false;
    }
  }

  async #beginFight(
    client: SeatClient,
    wanted: z.output<typeof BeginMessage>,
    tell: Tell,
  ): Promise<BeginAnswer> {
    const { story, attempts, deps } = this.services;
    const { account } = claimsOf(client);
    const plan = planOf(wanted, await story.situation(account), deps.clock.now());
    if (!plan || !this.state.players.has(client.sessionId)) throw new Problem("not-now");
    const attempt = (plan.ranked && this.#unsure) || attempts.mint();
    const counted = plan.ranked ? await this.#count(account, attempt, plan.week, tell) : null;
    const challenger = this.state.players.get(client.sessionId);
    if (!challenger) throw new Problem("not-now");
    this.#bout = { plan, paid: counted?.entry ? diamondsIn(counted.entry) : 0, result: undefined };
    const { session } = this.begin(client, BOSS_RULES, plan.setup, attempt);
    showFight(session.world, this.state, challenger);
    const { kind, arms, ranked } = plan;
    return { attempt, kind, arms, ranked };
  }

  async #count(account: string, attempt: string, week: number, tell: Tell): Promise<Applied> {
    this.#unsure = attempt;
    try {
      const counted = await this.services.fights.start(account, attempt, week, tell);
      this.#unsure = undefined;
      return counted;
    } catch (error) {
      if (error instanceof Problem && error.code !== "unavailable") this.#unsure = undefined;
      throw error;
    }
  }

  async #end(): Promise<EndAnswer> {
    if (!this.#bout?.result) throw new Problem("not-now");
    return this.#bout.result;
  }

  protected override stepped(_: SeatClient, { session }: ArenaAttempt, challenger: Challenger): void {
    showFight(session.world, this.state, challenger);
  }

  protected override ended(client: SeatClient, attempt: ArenaAttempt): void {
    this.#over(client, attempt);
  }

  /** Whoever goes, or stays away for too long, ends the fight as it stands. */
  protected override departed(client: SeatClient): void {
    const attempt = this.attemptOf(client);
    if (attempt) {
      attempt.session.finish(BOSS_ORDERS.leave, 0);
      this.#over(client, attempt);
    }
    super.departed(client);
  }

  #over(client: SeatClient, { attempt, session, setup }: ArenaAttempt): void {
    const bout = this.#bout!;
    const { account } = claimsOf(client);
    const { world, recording } = session;
    const evidence = evidenceOf(BOSS_RULES, setup, recording);
    const { plan, paid } = bout;
    this.#isBusy = true;
    bout.result = this.#payout.pay({ attempt, account, plan, paid, result: resultOf(world)!, evidence });
    void bout.result.then(() => {
      this.#isBusy = false;
      this.notify(account, OVER.name, {});
    });
  }

  /** A fight that counts is kept before the room goes. */
  override async onDispose(): Promise<void> {
    await super.onDispose();
    await this.#bout?.result;
  }

  protected override newWalker(): Challenger {
    return Object.assign(new Challenger(), { pose: CHALLENGER_POSES.idle, health: 100 });
  }
}
