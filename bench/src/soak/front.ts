import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createConnection, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/** How often (ms) a server is asked whether it takes players, and how long it may take to answer. */
const LOOK = 1_000;
const PATIENCE = 2_000;
/** How long (ms) a call that reached nobody is tried again. */
const TRIES_FOR = 5_000;

/** A server behind the front. */
export interface Backend {
  /** The path by which it is reached itself, such as `/p1`. */
  readonly path: string;
  readonly host: string;
  readonly port: number;
}

/** What players come to, as the proxy of compose.yaml does it. */
export interface Front {
  readonly port: number;
  /** Cuts every WebSocket at once; answers how many there were. */
  cutAll(): number;
  /** WebSockets that are open. */
  sockets(): number;
  close(): void;
}

/** Opens the front of these servers. Calls go to those that are ready in turn; a path of a server's own goes to it alone. */
export async function openFront(backends: readonly Backend[]): Promise<Front> {
  const ready = new Set<Backend>(backends);
  const open = new Set<Socket>();
  let turn = 0;
  const looking = setInterval(() => {
    for (const backend of backends)
      void isReady(backend).then((takes) => (takes ? ready.add(backend) : ready.delete(backend)));
  }, LOOK);

  const own = (url: string) => backends.find(({ path }) => url.startsWith(`${path}/`));
  const next = (): Backend => {
    const candidates = ready.size > 0 ? [...ready] : backends;
    turn += 1;
    return candidates[turn % candidates.length]!;
  };

  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = incoming.url ?? "/";
    const named = own(url);
    const body = await bodyOf(incoming);
    const giveUp = performance.now() + TRIES_FOR;
    for (;;) {
      const backend = named ?? next();
      const path = named ? url.slice(named.path.length) : url;
      const outcome = await passOn(backend, path, incoming, body, response);
      if (outcome !== "nobody-there" || named || performance.now() > giveUp) {
        if (outcome !== "answered" && !response.headersSent) response.writeHead(502).end();
        return;
      }
      ready.delete(backend);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const server = createServer((incoming, response) => {
    forward(incoming, response).catch(() => response.destroy());
  });
  server.on("upgrade", (incoming: IncomingMessage, line: Duplex, head: Buffer) => {
    const url = incoming.url ?? "/";
    const backend = own(url) ?? next();
    const path = url.startsWith(`${backend.path}/`) ? url.slice(backend.path.length) : url;
    const far = createConnection({ host: backend.host, port: backend.port }, () => {
      const headers = incoming.rawHeaders.reduce(
        (text, part, index) => text + part + (index % 2 === 0 ? ": " : "\r\n"),
        "",
      );
      far.write(`GET ${path} HTTP/1.1\r\n${headers}\r\n`);
      far.write(head);
      far.pipe(line);
      line.pipe(far);
    });
    const near = line as Socket;
    near.setNoDelay(true);
    far.setNoDelay(true);
    open.add(near);
    near.on("close", () => {
      open.delete(near);
      far.destroy();
    });
    far.on("close", () => near.destroy());
    for (const end of [near, far]) end.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.address() as AddressInfo).port,
    cutAll() {
      const sockets = [...open];
      for (const socket of sockets) socket.destroy();
      return sockets.length;
    },
    sockets: () => open.size,
    close() {
      clearInterval(looking);
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** `broken`: the call reached the server, and nobody knows what became of it. */
function passOn(
  { host, port }: Backend,
  path: string,
  incoming: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<"answered" | "nobody-there" | "broken"> {
  return new Promise((resolve) => {
    const call = httpRequest(
      { host, port, path, method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once("error", () => response.destroy());
        answer.once("close", () => resolve("answered"));
      },
    );
    call.once("error", (error: NodeJS.ErrnoException) => {
      const unreached = ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"].includes(error.code ?? "");
      resolve(unreached ? "nobody-there" : "broken");
    });
    response.once("close", () => call.destroy());
    call.end(body);
  });
}

async function isReady({ host, port }: Backend): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(`http://${host}:${port}/readyz`, { signal }).catch(() => undefined);
  if (!response) return false;
  // Nobody needs the site here: a test need not build it.
  const { checks } = (await response.json().catch(() => ({}))) as { checks?: Record<string, boolean> };
  return Boolean(checks?.database && checks.rooms);
}
