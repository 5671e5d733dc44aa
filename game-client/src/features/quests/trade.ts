import type {
  Exchange,
  SubmissionAnswer,
  SubmissionCreate,
} from "@diamond-valley/schemas/quests/delivery.ts";
import type { Category, WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import { createDeliver } from "./deliver.ts";
import { createKeptKeys } from "./kept-keys.ts";
import { SOUNDS } from "./sounds.ts";

/** Delivering and exchanging, with what is said about it. Both answer whether it was done. */
export interface Trade {
  deliver(wanted: SubmissionCreate): Promise<boolean>;
  exchange(wanted: Exchange): Promise<boolean>;
}

/** What of a game trading needs. */
export type TradeGame = Pick<Game, "text" | "api" | "onEvent"> & {
  readonly wallet: Pick<Game["wallet"], "apply">;
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts">;
};

export function createTrade({ api, text, wallet, sounds, stores, onEvent }: TradeGame): Trade {
  const { toasts } = stores;
  const exchanges = createKeptKeys();
  const submit = createDeliver({
    createSubmission: (wanted) => api.call("POST", "/game_rpg/submission/create", wanted),
    submit: (id) => api.call<SubmissionAnswer>("POST", "/game_rpg/submission/submit", { id }),
  });

  const refuse = (error: unknown, category: Category): false => {
    sounds.play(EFFECTS.refuse, "caption.refuse");
    showRefusal(toasts, error, category);
    return false;
  };

  return {
    async deliver(wanted) {
      try {
        const answer = await submit(wanted);
        const colour = text(`items:colour.${wanted.colour}`);
        const { quantity, experience_rewarded: experience } = answer;
        const values = { quantity, colour, experience };
        const picture = { item: wanted.colour, category: wanted.category };
        toasts.show({ tone: "good", key: `toast.delivered.${wanted.category}`, values, picture });
        sounds.play(SOUNDS.deliver, "caption.deliver");
        wallet.apply(answer);
        onEvent({ kind: "quest-complete", ...wanted, quantity, experience, level: answer.wallet.level });
        return true;
      } catch (error) {
        return refuse(error, wanted.category);
      }
    },
    async exchange(wanted) {
      try {
        const goods = `${wanted.category}/${wanted.from}/${wanted.to}`;
        wallet.apply(
          await exchanges.send(goods, (key) =>
            api.call<WalletUpdate>("POST", "/game_rpg/exchange", wanted, key),
          ),
        );
        const colour = text(`items:colour.${wanted.to}`);
        toasts.show({
          tone: "good",
          key: `toast.exchanged.${wanted.category}`,
          values: { colour },
          picture: { item: wanted.to, category: wanted.category },
        });
        sounds.play(SOUNDS.deliver, "caption.deliver");
        return true;
      } catch (error) {
        return refuse(error, wanted.category);
      }
    },
  };
}

/** Delivering and exchanging in a running game. */
export const tradeOf = perGame(createTrade);
