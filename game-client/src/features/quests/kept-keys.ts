import { newKey } from "@diamond-valley/web-kit/api.ts";
import { isOutcomeUnknown } from "./unknown-outcome.ts";

/** Names operations, and keeps the name of one whose outcome stayed unknown. */
export interface KeptKeys {
  /**
   * Calls `send` with the key for these goods: the one of the last try while its outcome is unknown, so that sending
   * again does it once, else a new one. Throws what `send` throws.
   */
  send<Answer>(goods: string, send: (key: string) => Promise<Answer>): Promise<Answer>;
}

export function createKeptKeys(): KeptKeys {
  const open = new Map<string, string>();
  return {
    async send(goods, send) {
      const key = open.get(goods) ?? newKey();
      open.set(goods, key);
      try {
        const answer = await send(key);
        open.delete(goods);
        return answer;
      } catch (error) {
        if (!isOutcomeUnknown(error)) open.delete(goods);
        throw error;
      }
    },
  };
}
