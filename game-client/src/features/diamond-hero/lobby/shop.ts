import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";
import type { PowerUp } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import { newKey } from "@diamond-valley/web-kit/api.ts";
import { codeOf, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import type { Game } from "../../../core/app/game.ts";
import { perGame } from "../../../core/feature.ts";
import type { Reading } from "../../../core/reading/reading.ts";
import { accountOf } from "./account.ts";

/** Buys power-ups. */
export interface Shop {
  /** Buys `level` of a power-up; answers null, or why it was refused. */
  buy(powerUp: PowerUp, level: number): Promise<ErrorCode | null>;
}

export function createShop({ api }: Pick<Game, "api">, account: Pick<Reading<HeroAccount>, "put">): Shop {
  /** Keys of purchases whose outcome is unknown: asked for again, they are done once. */
  const open = new Map<string, string>();
  return {
    async buy(powerUp, level) {
      const goods = `${powerUp}:${level}`;
      const key = open.get(goods) ?? newKey();
      open.set(goods, key);
      try {
        account.put(
          await api.call<HeroAccount>("POST", "/game_rpg/diamond-hero/power-up", { powerUp, level }, key),
        );
        open.delete(goods);
        return null;
      } catch (error) {
        if (!(error instanceof Unreachable)) open.delete(goods);
        return codeOf(error);
      }
    },
  };
}

/** The player's shop in a running game. */
export const shopOf = perGame((game) => createShop(game, accountOf(game)));
