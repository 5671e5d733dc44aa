import { API_BASE, CSRF_COOKIE, CSRF_HEADER, IDEMPOTENCY_HEADER } from "@diamond-valley/schemas/protocol.ts";
import { ApiProblem, codeIn, fieldsIn, Unreachable } from "./problem.ts";

/** How long one call may take, ms. */
const TIMEOUT = 10_000;

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Calls under `/api/kr`. Each throws an ApiProblem when refused and Unreachable when no answer came. */
export interface Api {
  /**
   * `key` names what is asked for: sent again under the same one, after an answer that never came, it is done once. Every
   * call but GET has one, a new one unless given.
   */
  call<Answer>(method: Method, path: string, body?: unknown, key?: string): Promise<Answer>;
}

export interface ApiSettings {
  /** Origin of the server; empty in a browser, where calls are relative. */
  origin: string;
  /** The text of `document.cookie`. */
  cookies: () => string;
  fetch: typeof fetch;
}

/** A name for one operation, which no other has. (`crypto.randomUUID` is missing on pages without TLS.) */
export function newKey(): string {
  return crypto
    .getRandomValues(new Uint8Array(16))
    .reduce((key, byte) => key + byte.toString(16).padStart(2, "0"), "");
}

/** The API as a page of the site sees it. */
export function browserApi(): Api {
  return createApi({ origin: "", cookies: () => document.cookie, fetch: (...call) => fetch(...call) });
}

/** The value of the readable anti-forgery cookie, or null. */
export function csrfToken(cookies: string): string | null {
  const found = cookies.split("; ").find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`));
  return found ? decodeURIComponent(found.slice(CSRF_COOKIE.length + 1)) : null;
}

/** Calls with session cookie and, on all but GET, the anti-forgery token (spec 1 §7). */
export function createApi({ origin, cookies, fetch }: ApiSettings): Api {
  const reach = async (path: string, init: RequestInit): Promise<Response> => {
    try {
      return await fetch(origin + path, {
        credentials: "same-origin",
        signal: AbortSignal.timeout(TIMEOUT),
        ...init,
      });
    } catch (error) {
      throw new Unreachable(error);
    }
  };

  /** The root sets the cookie where it is missing or has run out. */
  const token = async (renew: boolean): Promise<string> => {
    if (renew || csrfToken(cookies()) === null) await reach("/", {});
    return csrfToken(cookies()) ?? "";
  };

  const once = async <Answer>(method: Method, path: string, body: unknown, key: string, renew: boolean) => {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (method !== "GET") {
      headers["Content-Type"] = "application/json";
      headers[CSRF_HEADER] = await token(renew);
      headers[IDEMPOTENCY_HEADER] = key;
    }
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await reach(API_BASE + path, init);
    return answerOf<Answer>(response);
  };

  return {
    async call<Answer>(method: Method, path: string, body?: unknown, key: string = newKey()) {
      try {
        return await once<Answer>(method, path, body, key, false);
      } catch (error) {
        // A token of an earlier session: the refused call changed nothing, so it may go again.
        if (!(error instanceof ApiProblem) || error.code !== "forgery-token") throw error;
        return once<Answer>(method, path, body, key, true);
      }
    },
  };
}

async function answerOf<Answer>(response: Response): Promise<Answer> {
  const isJson = /\bjson\b/.test(response.headers.get("Content-Type") ?? "");
  let body: unknown = null;
  try {
    if (isJson) body = await response.json();
  } catch (error) {
    throw new Unreachable(error);
  }
  if (response.ok) return body as Answer;
  // A proxy's own 502-504 page says nothing of what happened behind it.
  if (!isJson && response.status >= 502) throw new Unreachable(response.status);
  // A guard in front of us that says no without our words asks for a sign-in too (spec 1 §4).
  if (!isJson && response.status === 403) throw new ApiProblem("not-logged-in");
  throw new ApiProblem(codeIn(body), fieldsIn(body));
}
