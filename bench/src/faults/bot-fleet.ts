import { setTimeout as sleep } from "node:timers/promises";
import { fights, rewards } from "../bots/journal.ts";
import { createPlayer, type Player } from "../bots/player.ts";

/** How long (ms) the bots may take to end what they began: many times what a restart of everything takes on a busy machine. */
const HALT = 180_000;

/** How long (ms) newcomers may take to sign in, register, and walk to where they play. */
const WAY = 400_000;

/** Tiers by bot, so that deliveries bring different experience. */
const FLAGS = ["", "+gold", "+platinum", "+diamond", "+diamond_max", "+diamond+vvip"];

/** Presses of an angler, veins of a miner, fights of a hunter or of a challenger, runs, touches in the story: one who was thrown back touches what it knows. */
const tries = ({ journal: { presses, veins, slimes, golems, runs, touches } }: Player): number => {
  const touched = [...touches.values()].reduce((sum, { asked }) => sum + asked, 0);
  return presses.size + veins + slimes + golems.size + runs.size + touched;
};

export interface BotFleetOptions {
  url: string;
  /** Bots that play at the same time. */
  size: number;
  /** First number of a bot; each gets the next one. */
  first: number;
  /** Gives the account of somebody who has registered what its game takes. */
  prepare?(player: Player): Promise<void>;
  onAnswer?(call: string, took: number): void;
  onLost?(): void;
}

/** Bots that play together. */
export interface BotFleet {
  /** Everybody who ever played, with their journals. */
  readonly everybody: readonly Player[];
  /** How many rewards of play they were promised, all together. */
  rewards(): number;
  /** How many fights of theirs were paid or stored. */
  fights(): number;
  /**
   * Lets them play until `halt`, and resolves when each has played: newcomers have a way to go. Whoever has nothing
   * left to win today makes room for a new one. They go out and come in once, so that their places are
   * remembered and no kill sends them back to the village.
   */
  warmUp(): Promise<void>;
  /** Stops them. Resolves when each has ended what it began. */
  halt(): Promise<void>;
}

export function createBotFleet({ url, size, first, prepare, onAnswer, onLost }: BotFleetOptions): BotFleet {
  const everybody: Player[] = [];
  const arrivals = new Map<Player, Promise<void>>();
  let next = first;
  let stop = new AbortController();
  let playing: Promise<void>[] = [];
  let before = new Map<Player, number>();

  function newcomer(): Player {
    const number = next;
    next += 1;
    const player = createPlayer({
      url,
      number,
      loginHint: `bot-${number}${FLAGS[number % FLAGS.length]}`,
      ...(onAnswer ? { onAnswer } : {}),
      ...(onLost ? { onLost } : {}),
    });
    everybody.push(player);
    return player;
  }

  const seats = Array.from({ length: size }, newcomer);

  async function arrive(player: Player, signal: AbortSignal): Promise<void> {
    await player.arrive(signal);
    if (!signal.aborted) await prepare?.(player);
  }

  async function keepPlaying(seat: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const player = seats[seat]!;
      if (!arrivals.has(player)) arrivals.set(player, arrive(player, signal));
      await arrivals.get(player);
      if (signal.aborted) arrivals.delete(player);
      else await player.play(signal);
    }
  }

  function start(): void {
    stop = new AbortController();
    for (const [seat, player] of seats.entries()) if (player.isSpent()) seats[seat] = newcomer();
    before = new Map(seats.map((player) => [player, tries(player)]));
    playing = seats.map((_, seat) => keepPlaying(seat, stop.signal));
    // An error that ends a bot is reported at the halt.
    for (const each of playing) each.catch(() => {});
  }

  async function halt(): Promise<void> {
    stop.abort();
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("bots did not end in time")), HALT).unref();
    });
    await Promise.race([Promise.all(playing), late]);
  }

  /** Resolves when each has played since the start. */
  async function playingAll(): Promise<void> {
    const giveUp = performance.now() + WAY;
    for (const player of seats) {
      while (tries(player) === before.get(player)) {
        if (performance.now() > giveUp)
          throw new Error(
            `${player.journal.loginHint} does not get to play: ${player.trouble ?? "no error"}`,
          );
        await sleep(100);
      }
    }
  }

  return {
    everybody,
    rewards: () => everybody.reduce((sum, { journal }) => sum + rewards(journal), 0),
    fights: () => everybody.reduce((sum, { journal }) => sum + fights(journal), 0),
    halt,
    async warmUp() {
      start();
      await playingAll();
      await halt();
      start();
    },
  };
}
