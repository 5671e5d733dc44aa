import type { World } from "@diamond-valley/schemas/arena/world.ts";
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
import type { ArenaAttempt } from "../arena/arena-room.ts";
import { type SoloEnd, SoloRoom } from "../arena/solo-room.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tell } from "../wallet/store.ts";
import { createPayout, type EndedRun, type Payout, rewardsOf } from "./payout.ts";
import { planOf } from "./plan.ts";
import { showRun } from "./shown.ts";

/** What is known of a run as it begins. */
type Begun = Pick<EndedRun, "before" | "counted" | "paid">;

/** The neon arena: one player alone survives for ten minutes (spec 2 §1). */
export class HeroRoom extends SoloRoom<Runner, Begun, EndAnswer> {
  override state = Object.assign(new HeroState(), {
    ...{ running: false, choosing: false },
    ...{ seconds: 0, level: 0, kills: 0, coins: 0 },
  });
  protected override readonly game = { rules: HERO_RULES, leave: HERO_ORDERS.leave, over: OVER.name };
  #payout!: Payout;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, runs, boardCheck } = options.services;
    this.#payout = createPayout(runs, boardCheck, (error) =>
      deps.log.error({ err: error }, "a run of Diamond Hero was not kept"),
    );
    const { begin, end } = HERO_MESSAGES;
    this.command(begin, (client, wanted, tell) =>
      this.beginOnce(client, () => this.#beginRun(client, wanted, tell)),
    );
    this.command(end, () => this.lastEnd());
  }

  async #beginRun(
    client: SeatClient,
    wanted: z.output<typeof BeginMessage>,
    tell: Tell,
  ): Promise<BeginAnswer> {
    const { story, wallets, runs, deps } = this.services;
    const { account } = claimsOf(client);
    const [situation, holdings] = await Promise.all([story.situation(account), wallets.holdings(account)]);
    const { character, ranked, before, counted, setup } = planOf(
      wanted,
      situation,
      holdings,
      deps.clock.now(),
    );
    // A run of somebody who has gone is not counted.
    this.walkerOf(client);
    const { attempt, counted: begun } = await this.counted((id) => runs.start(account, id, tell));
    this.start(client, attempt, setup, { before, counted, paid: rewardsOf(begun.entry) });
    return { attempt, character, ranked };
  }

  protected override show(world: World, runner: Runner): void {
    showRun(world, this.state, runner);
  }

  protected override stepped(client: SeatClient, attempt: ArenaAttempt, runner: Runner): void {
    super.stepped(client, attempt, runner);
    // Drawn behind the roll: nobody can know how the dice will lie before they are rolled.
    if (hasRolled(attempt.session.world))
      this.order(client, HERO_ORDERS.rolled, this.services.deps.seed() | 0);
  }

  protected override keep({ begun, world, ...end }: SoloEnd<Begun>): Promise<EndAnswer> {
    return this.#payout.pay({ ...end, ...begun, result: resultOf(world) });
  }

  protected override toldByResult(_: Begun, { rewards }: EndAnswer): number {
    return rewards.reduce((sum, { diamonds }) => sum + diamonds, 0);
  }

  protected override newWalker(): Runner {
    return Object.assign(new Runner(), { health: 100 });
  }
}
