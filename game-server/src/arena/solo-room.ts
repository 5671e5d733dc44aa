import { type ArenaEvidence, evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import type { ArenaRules, ArenaSetup } from "@diamond-valley/schemas/arena/rules.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Walker } from "@diamond-valley/schemas/walking/walking.ts";
import { Problem } from "../http/problem.ts";
import type { CarriedAttempt } from "../rooms/carried.ts";
import { claimsOf, type SeatClient } from "../rooms/seat.ts";
import type { Tie } from "../rooms/send-on.ts";
import { withTimeout } from "../rooms/timeout.ts";
import { type ArenaAttempt, ArenaRoom } from "./arena-room.ts";

/** The longest that a player who leaves waits for an attempt that is being begun, ms: it is taken along then. */
const BEGINS_MAX = 2_000;

/** What a game of one player is made of. */
export interface SoloGame {
  readonly rules: ArenaRules;
  /** The order by which an attempt ends as it stands. */
  readonly leave: number;
  /** The push that says that an attempt is over. */
  readonly over: string;
}

/** The end of an attempt, for its game to keep. */
export interface SoloEnd<Begun> {
  readonly attempt: string;
  readonly account: string;
  readonly begun: Begun;
  readonly world: World;
  readonly evidence: ArenaEvidence;
}

/** The last attempt of a room: what its beginning knew, and its end as soon as it is over. */
interface Last<Begun, End> {
  readonly begun: Begun;
  end: Promise<End> | undefined;
}

/**
 * A room in which one player alone makes one attempt after the other: each is begun once, counted once though the answer
 * got lost, ends once whoever ends it, and is kept before the next one and before the room goes. A game adds its plan, how
 * an attempt is counted, and what becomes of its end.
 */
export abstract class SoloRoom<W extends Walker, Begun, End> extends ArenaRoom<W> {
  // Nobody else is here: the world waits for whoever lost the connection.
  protected override readonly freezes = true;
  protected abstract readonly game: SoloGame;
  #last: Last<Begun, End> | undefined;
  /** Whether an attempt is being begun, or its end stored: the database takes its time. */
  #isBusy = false;
  #beginning: Promise<unknown> = Promise.resolve();
  /**
   * An attempt that an outage may have kept from being counted, or not: the next one of the same week goes by its id, and
   * counts once.
   */
  #unsure: { readonly attempt: string; readonly week: number } | undefined;

  /** Shows the world in the room's state. */
  protected abstract show(world: World, walker: W): void;
  /** Diamonds that the result alone tells of: whoever left does not see it. */
  protected abstract toldByResult(begun: Begun, end: End): number;
  /** Keeps and pays an end. Must not fail: the next attempt and the room's own end wait for it. */
  protected abstract keep(end: SoloEnd<Begun>): Promise<End>;

  /**
   * Lets `plan` begin an attempt.
   * @throws Problem `not-now` while another one is begun, goes on, or is being kept
   */
  protected async beginOnce<Answer>(client: SeatClient, plan: () => Promise<Answer>): Promise<Answer> {
    if (this.#isBusy || this.attemptOf(client)) throw new Problem("not-now");
    this.#isBusy = true;
    try {
      const beginning = plan();
      this.#beginning = beginning;
      return await beginning;
    } finally {
      this.#isBusy = false;
    }
  }

  /** The id of the next attempt that counts, once `count` has counted it by that; for `week` where a game's attempts belong to one. */
  protected async counted<Counted>(
    count: (attempt: string) => Promise<Counted>,
    week = 0,
  ): Promise<{ attempt: string; counted: Counted }> {
    const unsure = this.#unsure?.week === week ? this.#unsure : undefined;
    const attempt = unsure?.attempt ?? this.services.attempts.mint();
    this.#unsure = { attempt, week };
    try {
      const counted = await count(attempt);
      this.#unsure = undefined;
      return { attempt, counted };
    } catch (error) {
      if (error instanceof Problem && error.code !== "unavailable") this.#unsure = undefined;
      throw error;
    }
  }

  /**
   * Begins an attempt whose beginning is decided.
   * @throws Problem `not-now` where the player has gone meanwhile: the database's answer may take longer than it stays
   */
  protected start(client: SeatClient, attempt: string, setup: ArenaSetup, begun: Begun): void {
    const walker = this.walkerOf(client);
    this.#last = { begun, end: undefined };
    const { session } = this.begin(client, this.game.rules, setup, attempt);
    this.show(session.world, walker);
  }

  /** @throws Problem `not-now` for who is not in the room any more */
  protected walkerOf(client: SeatClient): W {
    const walker = this.state.players.get(client.sessionId);
    if (!walker) throw new Problem("not-now");
    return walker;
  }

  /** The end of the last attempt. @throws Problem `not-now` before there is one */
  protected async lastEnd(): Promise<End> {
    if (!this.#last?.end) throw new Problem("not-now");
    return this.#last.end;
  }

  protected override stepped(_: SeatClient, { session }: ArenaAttempt, walker: W): void {
    this.show(session.world, walker);
  }

  protected override ended(client: SeatClient, attempt: ArenaAttempt): void {
    this.#over(client, attempt);
  }

  /** Whoever goes, or stays away for too long, ends the attempt as it stands. */
  protected override departed(client: SeatClient): void {
    const attempt = this.attemptOf(client);
    if (attempt) {
      attempt.session.finish(this.game.leave, 0);
      this.#over(client, attempt);
      void this.#tellElsewhere(claimsOf(client).account, this.#last!);
    }
    super.departed(client);
  }

  /** Tells whoever has left, wherever it is now, of the diamonds that its attempt paid. */
  async #tellElsewhere(account: string, { begun, end }: Last<Begun, End>): Promise<void> {
    const gift = this.toldByResult(begun, await end!);
    if (gift === 0) return;
    const { wallets, notifyWallet, deps } = this.services;
    try {
      const wallet = await wallets.view(account);
      await notifyWallet(account, { wallet, levelUp: null, milestoneDiamonds: 0, gift });
    } catch (error) {
      // They are in the wallet all the same, which shows them.
      deps.log.debug({ reason: (error as Error).message }, "diamonds of a left attempt not told");
    }
  }

  protected override get rulesVersion(): number {
    return this.game.rules.version;
  }

  protected override tieOf(client: SeatClient): Tie {
    if (this.#isBusy) return "busy";
    return this.attemptOf(client) ? "carries" : "free";
  }

  protected override async carry(client: SeatClient, version: number): Promise<CarriedAttempt | null> {
    // It may be counted already, and would be lost with this seat.
    await withTimeout(BEGINS_MAX, this.#beginning).catch(() => {});
    const { begun, end } = this.#last ?? {};
    return begun && !end ? this.takeOut(client, version, begun) : null;
  }

  protected override goOn(client: SeatClient, carried: CarriedAttempt): void {
    this.#last = { begun: carried.more as Begun, end: undefined };
    const { session } = this.resumeAttempt(client, this.game.rules, carried);
    this.show(session.world, this.walkerOf(client));
  }

  #over(client: SeatClient, { attempt, session, setup }: ArenaAttempt): void {
    const last = this.#last!;
    const { account } = claimsOf(client);
    const { world, recording } = session;
    const evidence = evidenceOf(this.game.rules, setup, recording);
    this.#isBusy = true;
    last.end = this.finish(this.keep({ attempt, account, begun: last.begun, world, evidence }));
    void last.end.then(() => {
      this.#isBusy = false;
      this.notify(account, this.game.over, {});
    });
  }
}
