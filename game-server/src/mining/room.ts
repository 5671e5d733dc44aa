import { toPx } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { depthAt } from "@diamond-valley/schemas/mining/cave.ts";
import { BURST, LOST, MINING_MESSAGES, OVER } from "@diamond-valley/schemas/mining/messages.ts";
import {
  type BeginAnswer,
  type Burst,
  type ExpeditionAnswer,
  MINER_POSES,
  type MineAnswer,
  Miner,
  MiningState,
} from "@diamond-valley/schemas/mining/mining.ts";
import { OWN, strikesOf } from "@diamond-valley/schemas/mining/own.ts";
import { MINING_ORDERS, miningRules } from "@diamond-valley/schemas/mining/rules.ts";
import { expeditionOf, miningSetup } from "@diamond-valley/schemas/mining/setup.ts";
import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import { isNear } from "@diamond-valley/schemas/mining/work.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import { type ArenaAttempt, ArenaRoom } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import { MAPS, POSITION_TOLERANCE, portalAt } from "../rooms/maps.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import { type Claim, createExpedition, type Expedition, isLapsed } from "./expedition.ts";
import { createPayout, type Payout } from "./payout.ts";
import { burstShown, showMiner } from "./shown.ts";
import { createVeins, type Veins } from "./veins.ts";

/** One cave: each miner fights the rocks of its own world, and all share the veins (spec 2 §4). */
export class MiningRoom extends ArenaRoom<Miner> {
  override state = new MiningState();
  // Others see a miner walk on: rocks spare whoever lost the connection instead.
  protected override readonly freezes = false;
  readonly #expeditions = new Map<string, Expedition>();
  #rules!: ReturnType<typeof miningRules>;
  #veins!: Veins;
  #payout!: Payout;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, wallets, attempts, tempo } = options.services;
    const map = MAPS[this.place];
    this.#rules = miningRules(map);
    this.#veins = createVeins(this.state.veins, map.veins.length, Math.ceil(MINING.rest / tempo));
    this.#payout = createPayout(deps, wallets, attempts);
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
    const setup = miningSetup(statsOf(wallet.level, membership.tier), level, calm, at);
    const attempt = this.begin(client, this.#rules, setup);
    this.#expeditions.set(client.sessionId, createExpedition(attempt, level));
    showMiner(attempt.session.world, miner);
    return { attempt: attempt.attempt };
  }

  async #mine(client: SeatClient, number: number): Promise<MineAnswer> {
    const { sessionId } = client;
    const expedition = this.#running(client);
    const { world } = expedition.attempt.session;
    const vein = MAPS[this.place].veins[number - 1];
    if (!vein) throw new Problem("not-found");
    if (!isNear(world, vein, MINING.reach + POSITION_TOLERANCE)) throw new Problem("too-far");
    // The vein is taken before the wallet is asked, so that nobody else takes it meanwhile.
    this.#veins.take(number, sessionId);
    expedition.claim = undefined;
    const free = await this.#payout.open(claimsOf(client).account).catch((error: unknown) => {
      if (this.#veins.has(number, sessionId)) this.#veins.release(sessionId);
      throw error;
    });
    // Meanwhile the expedition may have ended, or its miner asked for another vein.
    if (!this.#veins.has(number, sessionId)) throw new Problem("not-now");
    expedition.given += 1;
    expedition.claim = { vein: number, free, given: expedition.given };
    this.order(client, MINING_ORDERS.give, number);
    return { vein: number };
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

  /** The expedition that a miner is on. Throws `not-now` where there is none. */
  #running(client: SeatClient): Expedition {
    const expedition = this.#expeditions.get(client.sessionId);
    if (!expedition || expedition.isOver) throw new Problem("not-now");
    return expedition;
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
    const expedition = this.#expeditions.get(client.sessionId)!;
    const { claim } = expedition;
    showMiner(world, miner);
    if (expedition.shows > 0) {
      expedition.shows -= 1;
      if (expedition.shows === 0) miner.burst = 0;
    }
    if (claim && world.own[OWN.burst]! > expedition.bursts) {
      expedition.bursts = world.own[OWN.burst]!;
      expedition.claim = undefined;
      this.#veins.rest(claim.vein);
      expedition.pays(this.#pay(client, expedition, claim, miner));
    } else if (claim && isLapsed(world, claim)) {
      expedition.claim = undefined;
      this.#veins.release(client.sessionId);
    }
  }

  /** Pays a vein that has burst, and tells its miner. Never throws. */
  async #pay(client: SeatClient, expedition: Expedition, claim: Claim, miner: Miner): Promise<Burst | null> {
    const { world } = expedition.attempt.session;
    const { account } = claimsOf(client);
    const { vein, free } = claim;
    const map = MAPS[this.place];
    const at = map.veins[vein - 1]!;
    const inputs = {
      rules: MINING.rules,
      colour: at.colour,
      depth: depthAt(map, at),
      mastery: expedition.mastery,
      free,
      perfect: expeditionOf(world.setup).perfect,
      strikes: strikesOf(world),
    };
    try {
      const burst: Burst = { vein, ...(await this.#payout.pay(account, inputs)) };
      miner.burst = burstShown(burst.items);
      expedition.shows = MINING.showBurst;
      this.notify(account, BURST.name, burst);
      return burst;
    } catch (error) {
      const code = error instanceof Problem ? error.code : "generic";
      if (code === "generic") this.services.deps.log.error({ err: error }, "a vein was not paid");
      this.notify(account, LOST.name, { vein, code });
      return null;
    }
  }

  protected override ended(client: SeatClient): void {
    this.#over(client);
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
    this.#veins.release(client.sessionId);
    const expedition = this.#expeditions.get(client.sessionId);
    if (!expedition || expedition.isOver) return;
    void expedition.end().then(() => {
      if (!expedition.leaves) this.notify(claimsOf(client).account, OVER.name, {});
    });
  }

  protected override newWalker(): Miner {
    return Object.assign(new Miner(), { pose: MINER_POSES.idle, vein: 0, health: 100, burst: 0 });
  }
}
