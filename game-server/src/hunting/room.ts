import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { isBeaten, isWithin, packSlime } from "@diamond-valley/schemas/hunting/fight.ts";
import { packHerb } from "@diamond-valley/schemas/hunting/herb-drops.ts";
import { herbColour } from "@diamond-valley/schemas/hunting/herbs.ts";
import {
  type BeginAnswer,
  type EndAnswer,
  type FightAnswer,
  HUNTER_POSES,
  Hunter,
  HuntingState,
} from "@diamond-valley/schemas/hunting/hunting.ts";
import { HUNTING_MESSAGES, OVER } from "@diamond-valley/schemas/hunting/messages.ts";
import { ENDS, OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { HUNTING_ORDERS, huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import { huntingSetup, packStrength, strengthOf } from "@diamond-valley/schemas/hunting/setup.ts";
import { HUNTING } from "@diamond-valley/schemas/hunting/tuning.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import { type ArenaAttempt, ArenaRoom } from "../arena/arena-room.ts";
import { Problem } from "../http/problem.ts";
import { MAPS, POSITION_TOLERANCE } from "../rooms/maps.ts";
import type { RoomOptions } from "../rooms/room-services.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tie } from "../rooms/send-on.ts";
import { createPayout, type Fight, type Payout } from "./fight.ts";
import { seenSlime, showHunter } from "./shown.ts";
import { createSlimes, type Slimes } from "./slimes.ts";

/** One hunter's time in the forest. */
interface Hunt {
  attempt: ArenaAttempt;
  readonly calm: boolean;
  /** The fight that is going on, and how many were given in this world: it knows of the last once it counts as many. */
  fight: Fight | undefined;
  given: number;
  /** Herbs of the fight whose colours were told. */
  told: number;
  /** Whether a fight is being asked for: the wallet's answer takes its time. */
  isAsking: boolean;
  /** Of the last fight that is over. */
  result: Promise<EndAnswer> | undefined;
}

/** Whether the slime of a hunt's fight is beaten and its hunter still gathers herbs, with health left. */
function gathers({ fight, given, attempt }: Hunt): boolean {
  const { world } = attempt.session;
  return fight !== undefined && world.own[OWN.given] === given && isBeaten(world) && world.player.hp[0]! > 0;
}

/** One forest: each hunter fights in its own world, and all share the slimes (spec 2 §4). */
export class HuntingRoom extends ArenaRoom<Hunter> {
  override state = new HuntingState();
  // Others see a hunter stand: the rules let its fight wait instead.
  protected override readonly freezes = false;
  readonly #hunts = new Map<string, Hunt>();
  #rules!: ReturnType<typeof huntingRules>;
  #slimes!: Slimes;
  #payout!: Payout;

  override onCreate(options: RoomOptions): void {
    super.onCreate(options);
    const { deps, attempts, tempo } = options.services;
    const map = MAPS[this.place];
    this.#rules = huntingRules(map);
    const rest = Math.ceil(HUNTING.rest / tempo);
    this.#slimes = createSlimes(this.state.slimes, map.clearings, deps.seed(), rest);
    this.#payout = createPayout(attempts, (error) => deps.log.error({ err: error }, "a fight was not paid"));
    const { begin, fight, end } = HUNTING_MESSAGES;
    this.command(begin, (client, { calm = false }) => this.#begin(client, calm));
    this.command(fight, (client, { slime }) => this.#fight(client, slime));
    this.command(end, (client) => this.#end(client));
  }

  async #begin(client: SeatClient, calm: boolean): Promise<BeginAnswer> {
    const isBusy = () => {
      const hunt = this.#hunts.get(client.sessionId);
      return hunt !== undefined && (hunt.fight !== undefined || hunt.isAsking);
    };
    if (isBusy()) throw new Problem("not-now");
    const { wallet, membership } = await this.services.story.situation(claimsOf(client).account);
    const hunter = this.state.players.get(client.sessionId);
    // The wallet's answer may take longer than the hunter stays, or than its next fight.
    if (!hunter || isBusy()) throw new Problem("not-now");
    const { level } = wallet.mastery.combat;
    const setup = huntingSetup(statsOf(wallet.level, membership), level, calm, hunter);
    const attempt = this.begin(client, this.#rules, setup);
    const result = this.#hunts.get(client.sessionId)?.result;
    const hunt = { attempt, calm, fight: undefined, given: 0, told: 0, isAsking: false, result };
    this.#hunts.set(client.sessionId, hunt);
    showHunter(attempt.session.world, hunter);
    return { attempt: attempt.attempt };
  }

  async #fight(client: SeatClient, number: number): Promise<FightAnswer> {
    const { sessionId } = client;
    const hunt = this.#hunts.get(sessionId);
    const clearing = MAPS[this.place].clearings[number - 1];
    if (!hunt || hunt.fight || hunt.isAsking) throw new Problem("not-now");
    if (!clearing) throw new Problem("monster-gone");
    const { world } = hunt.attempt.session;
    if (world.player.hp[0] === 0) throw new Problem("not-now");
    if (!isWithin(world, clearing, HUNTING.approach + POSITION_TOLERANCE)) throw new Problem("too-far");
    // The slime is taken before the wallet is asked, so that nobody else takes it meanwhile.
    const slime = this.#slimes.take(number, sessionId);
    hunt.isAsking = true;
    try {
      const { wallet, membership } = await this.services.story.situation(claimsOf(client).account);
      // The outing may have ended meanwhile.
      if (this.attemptOf(client) !== hunt.attempt) throw new Problem("not-now");
      const { capacity, used } = wallet.bag.herbs;
      if (used >= capacity) throw new Problem("bag-full");
      const { deps, attempts } = this.services;
      const from = world.clock.tick[0]!;
      hunt.fight = { ...slime, attempt: attempts.mint(), seed: deps.seed(), free: capacity - used, from };
      hunt.given += 1;
      hunt.told = 0;
      const stats = statsOf(wallet.level, membership);
      this.order(
        client,
        HUNTING_ORDERS.strength,
        packStrength(strengthOf(stats, wallet.mastery.combat.level)),
      );
      this.order(client, HUNTING_ORDERS.fight, packSlime(number, slime.king));
      return { slime: number };
    } catch (error) {
      this.#slimes.release(sessionId);
      throw error;
    } finally {
      hunt.isAsking = false;
    }
  }

  async #end(client: SeatClient): Promise<EndAnswer> {
    const hunt = this.#hunts.get(client.sessionId);
    if (!hunt?.result || hunt.fight) throw new Problem("not-now");
    return hunt.result;
  }

  protected override step(): void {
    super.step();
    this.#slimes.advance();
  }

  protected override stepped(client: SeatClient, { session: { world } }: ArenaAttempt, hunter: Hunter): void {
    showHunter(world, hunter);
    const hunt = this.#hunts.get(client.sessionId)!;
    const { fight } = hunt;
    if (!fight || world.own[OWN.given] !== hunt.given) return;
    this.#tellColours(client, hunt, fight, world);
    const seen = seenSlime(world);
    if (seen) this.#slimes.show(fight.number, seen);
    else if (isBeaten(world) || world.own[OWN.end] === ENDS.won) this.#slimes.beaten(client.sessionId);
    if (world.own[OWN.ended] === hunt.given) this.#over(client, hunt, fight, world);
  }

  /** Tells the world the colours of the herbs that popped out: nobody can know them earlier. */
  #tellColours(client: SeatClient, hunt: Hunt, { seed, colour }: Fight, world: World): void {
    while (hunt.told < world.own[OWN.popped]!) {
      hunt.told += 1;
      const told = COLOURS.indexOf(herbColour(seed, colour, hunt.told)) + 1;
      this.order(client, HUNTING_ORDERS.herb, packHerb({ number: hunt.told, colour: told }));
    }
  }

  #over(client: SeatClient, hunt: Hunt, fight: Fight, world: World): void {
    const { account } = claimsOf(client);
    hunt.fight = undefined;
    hunt.result = this.finish(this.#payout.pay(account, fight, world));
    // Whoever has left may be here again by then, and knows nothing of that fight.
    void hunt.result.then(() => {
      if (this.#hunts.has(client.sessionId)) this.notify(account, OVER.name, {});
    });
    // Whoever has beaten it has none any more: it rests.
    this.#slimes.release(client.sessionId);
  }

  protected override ended(client: SeatClient): void {
    const hunt = this.#hunts.get(client.sessionId)!;
    const { calm } = hunt;
    this.#slimes.release(client.sessionId);
    hunt.fight = undefined;
    this.goesOnBy(client, () => this.#begin(client, calm));
  }

  /** A fight ends within half a minute; an outing begins anew where the hunter stands. */
  protected override tieOf({ sessionId }: SeatClient): Tie {
    const hunt = this.#hunts.get(sessionId);
    return hunt && (hunt.fight || hunt.isAsking) ? "busy" : "free";
  }

  protected override dropped(client: SeatClient): void {
    super.dropped(client);
    this.order(client, HUNTING_ORDERS.away, 1);
  }

  protected override returned(client: SeatClient): void {
    super.returned(client);
    this.order(client, HUNTING_ORDERS.away, 0);
  }

  /** Whoever leaves while the herbs of a beaten slime lie there keeps those that it has taken (spec 2 §4). */
  protected override departed(client: SeatClient): void {
    const hunt = this.#hunts.get(client.sessionId);
    if (hunt && gathers(hunt)) hunt.attempt.session.finish(HUNTING_ORDERS.leave, 0);
    this.#slimes.release(client.sessionId);
    this.#hunts.delete(client.sessionId);
    super.departed(client);
  }

  protected override newWalker(): Hunter {
    return Object.assign(new Hunter(), { pose: HUNTER_POSES.idle, slime: 0, health: 100, herbs: 0 });
  }
}
