import { type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { BotRoom } from "../../bots/joined-room.ts";
import type { Visitor } from "../../bots/visitor.ts";
import type { Product } from "../product.ts";
import { attackByHttp, attackByWire } from "./http-fuzzer.ts";
import { createRoomFuzzer } from "./room-fuzzer.ts";

/** Share of the messages that go into rooms, and of the others that are raw bytes rather than requests. */
const INTO_ROOMS = 0.5;
const RAW = 0.2;
/** Attacks that are named when the server ended. */
const LATEST = 24;

/** An account that attacks, and the place that it haunts. */
export interface Attacker {
  visitor: Visitor;
  place: BotRoom;
}

export interface AttackReport {
  sent: number;
  /** How the server answered, by status; "room" for what went into a room, "cut" where the connection was closed. */
  answers: Record<string, number>;
  /** Times that an attacker came into a room. */
  entries: number;
  /** The last attacks, oldest first. */
  latest: string[];
}

/** Sends `count` messages, or as many as the server outlives. `onThousand` is called after each thousand. */
export async function attack(
  product: Product,
  attackers: readonly Attacker[],
  count: number,
  seed: number,
  onThousand: (sent: number) => void,
): Promise<AttackReport> {
  const { url } = product;
  const hasEnded = () => product.unexpectedEnds() > 0;
  const answers = new Map<string, number>();
  const latest: string[] = [];
  let sent = 0;

  function note(name: string, answer: string): void {
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    latest.push(name);
    if (latest.length > LATEST) latest.shift();
  }

  async function keepAttacking({ visitor, place }: Attacker, index: number): Promise<number> {
    const random: Random = seededRandom(seed + index);
    const room = createRoomFuzzer(visitor, url, place, random, hasEnded);
    // A server that ended has nothing more to show.
    while (sent < count && !hasEnded()) {
      sent += 1;
      if (sent % 1_000 === 0) onThousand(sent);
      if (random() < INTO_ROOMS) {
        note(await room.attack(), "room");
        continue;
      }
      const { name, status } =
        random() < RAW ? await attackByWire(url, random) : await attackByHttp(visitor, url, random);
      note(name, status);
    }
    room.leave();
    return room.entries();
  }

  const entries = await Promise.all(attackers.map(keepAttacking));
  return {
    sent,
    answers: Object.fromEntries([...answers].sort()),
    entries: entries.reduce((sum, each) => sum + each, 0),
    latest,
  };
}
