import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";

/** Refusals after which nobody is signed in any more (spec 1 §4, §7). */
const ENDS: ReadonlySet<ErrorCode> = new Set(["not-logged-in", "login-expired"]);

/**
 * The same calls. `onEnd` hears of each that is refused because the session is over, whoever made it: a room goes on without one, so
 * nothing else tells. The caller is refused as ever.
 */
export function endingApi(api: Api, onEnd: (code: ErrorCode) => void): Api {
  return {
    async call(method, path, body, key) {
      try {
        return await api.call(method, path, body, key);
      } catch (error) {
        const code = codeOf(error);
        if (ENDS.has(code)) onEnd(code);
        throw error;
      }
    },
  };
}
