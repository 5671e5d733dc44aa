import type { Server as HttpServer, IncomingMessage } from "node:http";
import { defineServer, matchMaker } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Config } from "../config/config.ts";
import type { Deps } from "../deps.ts";
import { type FramedSocket, framedSocket } from "../rooms/framed-socket.ts";
import { pingInTurn } from "../rooms/ping-in-turn.ts";
import { createPlatformLog } from "../rooms/platform-log.ts";
import { createDraining } from "../scale/draining.ts";
import { openSharedRooms } from "../scale/shared-rooms.ts";
import { endLines } from "./end-lines.ts";
import { mayConnect } from "./origin.ts";

/** Room name -> definition, as `defineRoom` makes it. */
export type RoomDefinitions = Parameters<typeof defineServer>[0]["rooms"];

/** The rooms of this process and the WebSockets to them. */
export interface Realtime {
  /** Colyseus's own server, for its test tools. */
  server: ReturnType<typeof defineServer>;
  /** Whether players are taken: rooms can be made, and the process is not drained. */
  isReady(): boolean;
  /** Takes no more players from now on. Answers whether another process does. */
  beginDraining(): Promise<boolean>;
  /** Ends every room after it has stored what it must, then its connections. */
  close(): Promise<void>;
}

/** The largest message that a client has reason to send takes a tenth of this (bytes). */
const maxPayload = 16_384;

/** The transport of Colyseus, whose sockets know the connection below them, and are pinged in turn. */
class RoomTransport extends WebSocketTransport {
  constructor(options: ConstructorParameters<typeof WebSocketTransport>[0]) {
    super(options);
    this.wss.on("connection", (socket, { socket: line }) => (socket as FramedSocket).attach(line));
  }

  /** Closes all connections, and resolves when the last is gone. */
  end(): Promise<void> {
    return endLines(this.wss);
  }

  /** Colyseus pings all clients at once: 2,000 of them kept every room waiting for 40 ms, every three seconds. */
  protected override autoTerminateUnresponsiveClients(interval: number, unansweredMax: number): void {
    this.pingInterval = pingInTurn(this.wss.clients, interval, unansweredMax);
  }
}

/**
 * Opens the rooms on an HTTP server that does not listen yet. Colyseus's own HTTP routes are left out: they would
 * hand out seats to anybody and answer any origin, while seats come from the routes of the features alone.
 */
export async function openRealtime(
  http: HttpServer,
  config: Pick<Config, "publicUrl" | "publicAddress" | "redisUrl">,
  rooms: RoomDefinitions,
  { log, clock }: Pick<Deps, "log" | "clock">,
): Promise<Realtime> {
  const logger = createPlatformLog(log, clock);
  const transport = new RoomTransport({
    server: http,
    maxPayload,
    WebSocket: framedSocket((why) => logger.warn(`client cut: ${why}`)),
    verifyClient: ({ req }: { req: IncomingMessage }) => mayConnect(req, config.publicUrl),
  });
  const draining = createDraining();
  const shared = config.redisUrl ? await openSharedRooms(config.redisUrl) : undefined;
  const server = defineServer({
    greet: false,
    gracefullyShutdown: false,
    logger,
    transport,
    rooms,
    // The proxy spreads players over processes, and rooms go with them. Asking another process to make a room would
    // wait for one that was killed, and counts that are a second old would send them all to the same. Only a process that
    // is drained asks others.
    selectProcessIdToCreateRoom: draining.processForRooms,
    ...(config.publicAddress ? { publicAddress: config.publicAddress } : {}),
    ...shared,
  });
  await matchMaker.accept();
  shared?.presence.started();
  return {
    server,
    isReady: () => matchMaker.state === matchMaker.MatchMakerState.READY && !draining.isOn(),
    beginDraining: draining.begin,
    async close() {
      await server.gracefullyShutdown(false);
      await transport.end();
    },
  };
}
