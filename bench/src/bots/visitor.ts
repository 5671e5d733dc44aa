import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { API_BASE, CSRF_COOKIE, CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";
import { Refused, Throttled, Unanswered } from "./answers.ts";

/** How long (ms) a call may take. Longer than the server itself waits for a database that is away. */
const PATIENCE = 20_000;
/** Redirects between the site and the sign-in provider, at most. */
const REDIRECTS = 12;

export interface VisitorOptions {
  /** Origin of the product, such as http://localhost:2567. */
  url: string;
  /** The address that the visitor comes from, for a server that trusts one proxy. */
  address?: string;
  /** Told of each answered call and the time (ms) that it took. */
  onAnswer?(call: string, took: number): void;
  /** Told when the server throttles a call: by which limit, and for how long (s). */
  onThrottled?(limit: string, wait: number): void;
}

/** An HTTP client with a browser's cookies. */
export interface Visitor {
  /** Signs in as whoever `loginHint` names, without a click. */
  signIn(loginHint: string): Promise<void>;
  /**
   * Calls the product's API with the anti-forgery token; answers the JSON of a 2xx.
   * @throws Refused where the product said no, Unanswered where the outcome is unknown
   */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** The cookies, as a header's value. */
  cookies(): string;
  /** The anti-forgery token, or "" before the first answer that sets it. */
  token(): string;
}

/** A visitor who has never been here. */
export function createVisitor({ url, address, onAnswer, onThrottled }: VisitorOptions): Visitor {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const token = () => decodeURIComponent(jar.get(CSRF_COOKIE) ?? "");

  async function request(target: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set("Cookie", cookies());
    if (address) headers.set("X-Forwarded-For", address);
    const signal = AbortSignal.timeout(PATIENCE);
    try {
      const response = await fetch(target, { ...init, headers, signal, redirect: "manual" });
      for (const line of response.headers.getSetCookie()) keep(line);
      if (!isThrottled(response.headers)) return response;
      await response.arrayBuffer();
      throw throttledBy(response.headers, new URL(target).pathname);
    } catch (cause) {
      if (cause instanceof Throttled) {
        onThrottled?.(cause.limit, cause.wait);
        throw cause;
      }
      throw new Unanswered(`no answer from ${new URL(target).pathname}`, { cause });
    }
  }

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    const expired = attributes.some((attribute) => /max-age=0|expires=Thu, 01 Jan 1970/i.test(attribute));
    if (expired || value.join("=") === "") jar.delete(name.trim());
    else jar.set(name.trim(), value.join("="));
  }

  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const began = performance.now();
    const headers = new Headers();
    if (method !== "GET") headers.set(CSRF_HEADER, token());
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const response = await request(`${url}${API_BASE}${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const answer = await read(response, `${method} ${path}`);
    onAnswer?.(`${method} ${path}`, performance.now() - began);
    return answer as Answer;
  }

  async function signIn(loginHint: string): Promise<void> {
    const start = `${url}${API_BASE}/auth/start?login_hint=${encodeURIComponent(loginHint)}`;
    let target = new URL(start);
    for (let hop = 0; hop < REDIRECTS; hop += 1) {
      const code = target.searchParams.get("code");
      const state = target.searchParams.get("state");
      if (code && state) {
        await call("POST", "/auth/login", { auth_code: code, state });
        return;
      }
      const response = await request(target.href);
      const next = response.headers.get("Location");
      await response.arrayBuffer().catch(() => undefined);
      if (response.status >= 500) throw new Unanswered(`sign-in: ${response.status} at ${target.pathname}`);
      if (!next) throw new Refused("login-failed", response.status, `sign-in at ${target.pathname}`);
      target = new URL(next, target);
    }
    throw new Refused("login-failed", 310, "sign-in: too many redirects");
  }

  return { signIn, call, cookies, token };
}

async function read(response: Response, asked: string): Promise<unknown> {
  const text = await response.text().catch((cause: unknown) => {
    throw new Unanswered(`${asked}: the answer broke off`, { cause });
  });
  if (response.ok) return text === "" ? null : JSON.parse(text);
  const problem = problemOf(text);
  if (response.status >= 500) {
    throw new Unanswered(`${asked}: ${response.status} ${problem?.code ?? ""}`);
  }
  throw new Refused(problem?.code ?? "unknown", response.status, asked);
}

/** A throttled answer carries Retry-After, also where it redirects to an error page. */
function isThrottled(headers: Headers): boolean {
  return headers.has("Retry-After") && headers.has("RateLimit");
}

/** The limit that is used up, from the headers of draft-ietf-httpapi-ratelimit-headers-08: `"address";r=0;t=30`. */
function throttledBy(headers: Headers, asked: string): Throttled {
  const [, limit = "unknown"] = /"([\w-]+)"\s*;\s*r=0\b/.exec(headers.get("RateLimit") ?? "") ?? [];
  return new Throttled(limit, Number(headers.get("Retry-After") ?? 1), asked);
}

function problemOf(text: string): Partial<ProblemBody> | undefined {
  try {
    return JSON.parse(text) as Partial<ProblemBody>;
  } catch {
    return undefined;
  }
}
