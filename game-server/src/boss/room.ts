import type { World } from "@diamond-valley/schemas/arena/world.ts";
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
import { type SoloEnd, SoloRoom } from "../arena/solo-room.ts";
import { Problem } from "../http/problem.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tell } from "../wallet/store.ts";
import { createPayout, diamondsIn, type Payout } from "./payout.ts";
import { type Plan, planOf } from "./plan.ts";
import { showFight } from "./shown.ts";

/** A fight that was begun, and the diamonds that its beginning paid. */
interface Bout {
  readonly plan: Plan;
  readonly paid: number;
}

/** The golem's circle: one player alone fights the golem of the story, or the boss of the week (spec 2 §4). */
export class BossRoom extends SoloRoom<Challenger, Bout, EndAnswer> {
  override state = Object.assign(new BossState(), { stage: STAGES.waiting, phase: 0, health: 0, left: 0 });
  protected override readonly game = { rules: BOSS_RULES, leave: BOSS_ORDERS.leave, over: OVER.name };
  #payout!: Payout;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, fights, story } = options.services;
    this.#payout = createPayout(fights, story, (error) =>
      deps.log.error({ err: error }, "a fight with the golem was not kept"),
    );
    const { begin, end } = BOSS_MESSAGES;
    this.command(begin, (client, wanted, tell) =>
      this.beginOnce(client, () => this.#beginFight(client, wanted, tell)),
    );
    this.command(end, () => this.lastEnd());
  }

  async #beginFight(
    client: SeatClient,
    wanted: z.output<typeof BeginMessage>,
    tell: Tell,
  ): Promise<BeginAnswer> {
    const { story, fights, attempts, deps } = this.services;
    const { account } = claimsOf(client);
    const plan = planOf(wanted, await story.situation(account), deps.clock.now());
    if (!plan) throw new Problem("not-now");
    // A fight of somebody who has gone is not counted.
    this.walkerOf(client);
    const { attempt, counted } = plan.ranked
      ? await this.counted((id) => fights.start(account, id, plan.week, tell), plan.week)
      : { attempt: attempts.mint(), counted: null };
    this.start(client, attempt, plan.setup, { plan, paid: counted?.entry ? diamondsIn(counted.entry) : 0 });
    const { kind, arms, ranked } = plan;
    return { attempt, kind, arms, ranked };
  }

  protected override show(world: World, challenger: Challenger): void {
    showFight(world, this.state, challenger);
  }

  protected override keep({ begun, world, ...end }: SoloEnd<Bout>): Promise<EndAnswer> {
    return this.#payout.pay({ ...end, ...begun, result: resultOf(world)! });
  }

  /** Nobody wins by leaving, and what the week pays is news of its own. */
  protected override toldByResult({ paid }: Bout): number {
    return paid;
  }

  protected override newWalker(): Challenger {
    return Object.assign(new Challenger(), { pose: CHALLENGER_POSES.idle, health: 100 });
  }
}
