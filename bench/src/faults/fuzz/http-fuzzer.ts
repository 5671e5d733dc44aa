import { request } from "node:http";
import { connect } from "node:net";
import { CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";
import { between, type Random } from "@diamond-valley/schemas/random.ts";
import type { Visitor } from "../../bots/visitor.ts";
import { type HttpAttack, httpAttack, wireAttack } from "./http-attacks.ts";

/** How long (ms) an attack may wait for an answer; a body that never comes gets none. */
const PATIENCE = 10_000;
/** How long (ms) a connection of raw bytes is left open. */
const LINGER = 150;

/** Sends one malformed request as this visitor; answers the status, or "cut". */
export async function attackByHttp(
  visitor: Visitor,
  url: string,
  random: Random,
): Promise<{ name: string; status: string }> {
  const attack = httpAttack(random);
  return { name: attack.name, status: await send(visitor, url, attack, random) };
}

function send(visitor: Visitor, url: string, attack: HttpAttack, random: Random): Promise<string> {
  const { hostname, port } = new URL(url);
  const headers = {
    Cookie: visitor.cookies(),
    "X-Forwarded-For": `10.200.${between(random, 0, 255)}.${between(random, 0, 255)}`,
    ...(attack.withToken ? { [CSRF_HEADER]: visitor.token() } : {}),
    ...attack.headers,
  };
  return new Promise((resolve) => {
    const sent = request(
      { hostname, port, method: attack.method, path: attack.path, headers, timeout: PATIENCE },
      (response) => {
        response.resume();
        response.once("close", () => resolve(String(response.statusCode)));
      },
    );
    sent.once("timeout", () => sent.destroy());
    sent.once("error", () => resolve("cut"));
    sent.end(attack.body ?? undefined);
  });
}

/** Opens a TCP connection, sends what is no request, and leaves; answers the first line that came back, or "cut". */
export function attackByWire(url: string, random: Random): Promise<{ name: string; status: string }> {
  const { hostname, port } = new URL(url);
  const { name, bytes } = wireAttack(random);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const leave = setTimeout(() => socket.destroy(), LINGER);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      clearTimeout(leave);
      resolve({ name, status: /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "cut" });
    });
  });
}
