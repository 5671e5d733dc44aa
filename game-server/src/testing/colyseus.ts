import { ColyseusTestServer } from "@colyseus/testing";
import { afterAll, beforeAll } from "vitest";
import type { TestServer } from "./server.ts";

/**
 * Colyseus's own test tools on a whole server of ours: `sdk` takes seats, `getRoomById` looks into live rooms. Filled
 * in before the first test runs; rooms end after the last.
 */
export function colyseusTestServer(server: TestServer): ColyseusTestServer {
  const tools = {} as ColyseusTestServer;
  beforeAll(() => {
    // Our HTTP server listens, not Colyseus's own, which therefore does not know the port.
    const { server: colyseus } = server.realtime;
    Reflect.set(colyseus, "port", server.port);
    Object.setPrototypeOf(tools, new ColyseusTestServer(colyseus));
  });
  afterAll(() => tools.cleanup());
  return tools;
}
