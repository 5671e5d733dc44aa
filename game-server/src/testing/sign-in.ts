import { API_BASE, CSRF_COOKIE, CSRF_HEADER } from "@diamond-valley/schemas/protocol.ts";

import { expectContract } from "./contract.ts";

/** Redirects between the site and the sign-in provider, at most. */
const mostRedirects = 12;

/** An answer of the server, its body read. */
export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

/** Somebody with a browser's cookies, who speaks to the server over HTTP. */
export interface Session {
  /** Calls the API at `path` (under `/api/kr`) with the anti-forgery token, and holds the answer to its contract. */
  call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  /** Fetches any address without following redirects, and keeps the cookies that come back. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Cookies by name. Change them to play somebody who does. */
  cookies: Map<string, string>;
}

/** A visitor of `baseUrl` who has never been there, or who brings the cookies of another session. */
export function newVisitor(baseUrl: string, cookies = new Map<string, string>()): Session {
  async function fetchWithCookies(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("Cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(new URL(address, baseUrl), { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const [name = "", ...value] = pair.split("=");
    const gone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (gone) cookies.delete(name);
    else cookies.set(name, value.join("="));
  }

  return {
    cookies,
    fetch: fetchWithCookies,
    async call<T>(
      method: string,
      path: string,
      body?: unknown,
      extra?: Record<string, string>,
    ): Promise<Answer<T>> {
      const headers = new Headers(extra);
      if (body !== undefined && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
      if (method !== "GET" && !headers.has(CSRF_HEADER))
        headers.set(CSRF_HEADER, cookies.get(CSRF_COOKIE) ?? "");
      const sent = body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
      const response = await fetchWithCookies(`${API_BASE}${path}`, { method, headers, body: sent });
      const text = await response.text();
      const isJson = /json/.test(response.headers.get("Content-Type") ?? "");
      const read = isJson ? JSON.parse(text) : text;
      expectContract(method, path, response.status, read);
      return { status: response.status, headers: response.headers, body: read as T };
    },
  };
}

/** What the provider's answer carried back to the site. */
export interface Callback {
  auth_code: string;
  state: string;
}

/**
 * Walks from the site to the provider and back, up to where the site's page would post the login.
 * @throws Error where the walk ends elsewhere
 */
export async function walkToCallback(visitor: Session, hint: string, query = ""): Promise<Callback> {
  let address = `${API_BASE}/auth/start?login_hint=${encodeURIComponent(hint)}${query}`;
  for (let hop = 0; hop < mostRedirects; hop++) {
    const response = await visitor.fetch(address);
    const location = response.headers.get("Location");
    await response.body?.cancel();
    if (!location) throw new Error(`the sign-in ended with ${response.status} at ${address}`);
    const next = new URL(location, response.url);
    const code = next.searchParams.get("code");
    if (code) return { auth_code: code, state: next.searchParams.get("state") ?? "" };
    if (next.searchParams.has("error")) throw new Error(`the provider refused: ${next.search}`);
    address = next.href;
  }
  throw new Error("the sign-in was redirected for ever");
}

/**
 * Signs in at `baseUrl` as whom `hint` names, over the embedded provider and without a click: `bot-123` is somebody
 * without a tier, `bot-123+gold+vip` has one and is a VIP.
 * @throws Error with the server's refusal
 */
export async function signIn(baseUrl: string, hint: string): Promise<Session> {
  const visitor = newVisitor(baseUrl);
  const callback = await walkToCallback(visitor, hint);
  const { status, body } = await visitor.call("POST", "/auth/login", callback);
  if (status !== 200) throw new Error(`the login was refused: ${status} ${JSON.stringify(body)}`);
  return visitor;
}
