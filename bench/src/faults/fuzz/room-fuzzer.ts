import { setTimeout as sleep } from "node:timers/promises";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { between, type Random } from "@diamond-valley/schemas/random.ts";
import { mayRepeat } from "../../bots/answers.ts";
import { type BotRoom, SEAT_CALLS } from "../../bots/joined-room.ts";
import type { Visitor } from "../../bots/visitor.ts";
import { type LightSocket, openLightSocket } from "../../wire/light-socket.ts";
import { CODE, CODE_MASK } from "../../wire/protocol.ts";
import { roomAttack } from "./room-attacks.ts";

/** Pause (ms) between two attacks of one fuzzer: most stay below the pace at which a room stops listening. */
const PAUSE = [5, 60] as const;

interface Seat {
  processId: string;
  roomId: string;
  sessionId: string;
}

/** An account that only ever sends nonsense into rooms. */
export interface RoomFuzzer {
  /** Sends the next one, after coming back in where the room threw it out. Answers the attack's name. */
  attack(): Promise<string>;
  /** Times that it had to come in. */
  entries(): number;
  leave(): void;
}

/** `hasEnded` answers whether the server is gone: then no fuzzer waits for a seat. */
export function createRoomFuzzer(
  visitor: Visitor,
  url: string,
  place: BotRoom,
  random: Random,
  hasEnded: () => boolean,
): RoomFuzzer {
  let socket: LightSocket | undefined;
  let entries = 0;

  async function comeIn(): Promise<LightSocket> {
    const seat = await visitor.call<Seat>("POST", SEAT_CALLS[place], {
      protocol: PROTOCOL_VERSION,
      takeover: true,
    });
    entries += 1;
    // Now and then it talks before it was let in.
    const early = random() < 0.2;
    let letIn = () => {};
    const welcome = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const opened = await openLightSocket(
      new URL(`${url}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`),
      {
        onMessage(first) {
          if ((first & CODE_MASK) !== CODE.joinRoom) return;
          opened.send(new Uint8Array([CODE.joinRoom]));
          letIn();
        },
        onClose() {
          if (socket === opened) socket = undefined;
          letIn();
        },
      },
    );
    if (!early) await welcome;
    return opened;
  }

  async function attack(): Promise<string> {
    while (!socket) {
      if (hasEnded()) return "none: the server is gone";
      socket = await comeIn().catch(async (error: unknown) => {
        if (!mayRepeat(error)) throw error;
        await sleep(PAUSE[1]);
        return undefined;
      });
    }
    const { name, bytes, breaks } = roomAttack(random);
    socket.sendRaw(bytes);
    await sleep(between(random, ...PAUSE));
    if (breaks) {
      socket?.close();
      socket = undefined;
    }
    return name;
  }

  return { attack, entries: () => entries, leave: () => socket?.close() };
}
