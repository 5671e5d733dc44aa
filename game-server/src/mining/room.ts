import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { BURST, LOST, MINING_MESSAGES, OVER } from "@diamond-valley/schemas/mining/messages.ts";
import {
  type BeginAnswer,
  type ExpeditionAnswer,
  MINER_POSES,
  type MineAnswer,
  Miner,
  MiningState,
} from "@diamond-valley/schemas/mining/mining.ts";
import { MINING_ORDERS, miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { miningSetup } from "@diamond-valley/schemas/mining/setup.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import { type ArenaAttempt, ArenaRoom } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import { MAPS, portalAt } from "../rooms/maps.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tie } from "../rooms/send-on.ts";
import { createExpedition, type Expedition } from "./expedition.ts";
import { createPayout } from "./payout.ts";
import { burstShown, showMiner } from "./shown.ts";
import { createVeins, type Veins } from "./veins.ts";
import { createWork, type Work } from "./work.ts";

/** One cave: each miner fights the rocks of its own world, and all share the veins (spec 2 §4). */
export class MiningRoom extends ArenaRoom<Miner> {
  override state = new MiningState();
  // Others see a miner walk on: rocks spare whoever lost the connection instead.
  protected override readonly freezes = false;
  readonly #expeditions = new Map<string, Expedition>();
  #rules!: ReturnType<typeof miningRules>;
  #veins!: Veins;
  #work!: Work;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, wallets, attempts, tempo } = options.services;
    const map = MAPS[this.place];
    this.#rules = miningRules(map);
    this.#veins = createVeins(this.state.veins, map.veins.length, Math.ceil(MINING.rest / tempo));
    const payout = createPayout(deps, wallets, attempts);
    this.#work = createWork({ map, veins: this.#veins, payout, log: deps.log });
    const { begin, mine, end } = MINING_MESSAGES;
    this.command(begin, (client, { calm = false }) => this.#begin(client, calm));
    this.command(mine, (client, { vein }) => this.#mine(client, vein));
    this.command(end, (client) => this.#end(client));
  }

  async #begin(client: SeatClient, calm: boolean): Promise<BeginAnswer> {
    if (this.attemptOf(client)) throw new Problem("not-now");
    const { wallet, membership } = await this.services.story.situation(claimsOf(client).account);
    const miner = this.state.players.get(client.sessionId);
    // The wallet's answer may take longer than the miner stays, or than its second begin.
    if (!miner || this.attemptOf(client)) throw new Problem("not-now");
    const { level } = wallet.mastery.mining;
    const at = miner.pose === MINER_POSES.out ? MAPS[this.place].spawns.get("start")! : miner;
    const setup = miningSetup(statsOf(wallet.level, membership), level, calm, at);
    const attempt = this.begin(client, this.#rules, setup);
    this.#expeditions.set(client.sessionId, createExpedition(attempt, level));
    showMiner(attempt.session.world, miner);
    return { attempt: attempt.attempt };
  }

  async #mine(client: SeatClient, vein: number): Promise<MineAnswer> {
    const { sessionId: session } = client;
    const expedition = this.#expeditions.get(session);
    if (!expedition || expedition.isOver) throw new Problem("not-now");
    await this.#work.ask({ expedition, account: claimsOf(client).account, session }, vein);
    this.order(client, MINING_ORDERS.give, vein);
    return { vein };
  }

  async #end(client: SeatClient): Promise<ExpeditionAnswer> {
    const expedition = this.#expeditions.get(client.sessionId);
    if (!expedition) throw new Problem("not-now");
    if (!expedition.isOver && !expedition.leaves) {
      if (!this.#isAtDoor(expedition.attempt.session.world)) throw new Problem("too-far");
      expedition.leaves = true;
      this.order(client, MINING_ORDERS.leave, 0);
    }
    return expedition.result;
  }

  #isAtDoor({ player }: World): boolean {
    const at = { x: toPx(player.x[0]!), y: toPx(player.y[0]!) };
    return MAPS[this.place].portals.some(
      ({ target, closed }) => closed === null && portalAt(this.place, target as never, at),
    );
  }

  protected override step(): void {
    super.step();
    this.#veins.advance();
  }

  protected override stepped(client: SeatClient, { session: { world } }: ArenaAttempt, miner: Miner): void {
    const { account } = claimsOf(client);
    const expedition = this.#expeditions.get(client.sessionId)!;
    showMiner(world, miner);
    if (expedition.shows > 0) {
      expedition.shows -= 1;
      if (expedition.shows === 0) miner.burst = 0;
    }
    this.#work.watch({
      expedition,
      account,
      session: client.sessionId,
      burst: (burst) => {
        miner.burst = burstShown(burst.items);
        expedition.shows = MINING.showBurst;
        this.notify(account, BURST.name, burst);
      },
      lost: (vein, code) => this.notify(account, LOST.name, { vein, code }),
    });
  }

  protected override ended(client: SeatClient): void {
    this.#over(client);
  }

  /** A vein bursts within seconds; an expedition begins anew where the miner stands. */
  protected override tieOf({ sessionId }: SeatClient): Tie {
    const expedition = this.#expeditions.get(sessionId);
    return expedition && !expedition.isOver && (expedition.held || expedition.next || expedition.asks)
      ? "busy"
      : "free";
  }

  protected override dropped(client: SeatClient): void {
    super.dropped(client);
    this.order(client, MINING_ORDERS.away, 1);
  }

  protected override returned(client: SeatClient): void {
    super.returned(client);
    this.order(client, MINING_ORDERS.away, 0);
  }

  protected override departed(client: SeatClient): void {
    this.#over(client);
    this.#expeditions.delete(client.sessionId);
    super.departed(client);
  }

  #over(client: SeatClient): void {
    this.#veins.releaseAll(client.sessionId);
    const expedition = this.#expeditions.get(client.sessionId);
    if (!expedition || expedition.isOver) return;
    void this.finish(expedition.end()).then(() => {
      if (!expedition.leaves) this.notify(claimsOf(client).account, OVER.name, {});
    });
  }

  protected override newWalker(): Miner {
    return Object.assign(new Miner(), { pose: MINER_POSES.idle, vein: 0, health: 100, burst: 0 });
  }
}
