import type { Exchange, SubmissionCreate } from "@diamond-valley/schemas/quests/delivery.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { Unreachable } from "@diamond-valley/web-kit/problem.ts";
import type { OnGameEvent } from "../../core/app/events.ts";
import type { Stores } from "../../core/app/stores.ts";
import { showRefusal } from "../../core/hud/refusals.ts";
import type { Calls } from "../../core/net/calls.ts";
import type { Sounds } from "../../core/sound/sounds.ts";
import type { Text } from "../../core/texts/texts.ts";
import { createDeliver } from "./deliver.ts";

export interface TradeParts {
  calls: Pick<Calls, "createSubmission" | "submit" | "exchange" | "wallet">;
  stores: Pick<Stores, "$wallet" | "toasts">;
  text: Text;
  sounds: Pick<Sounds, "play">;
  tell: (news: WalletUpdate) => void;
  onEvent: OnGameEvent;
}

/** Delivering and exchanging, with what is said about it. Both answer whether it was done. */
export interface Trade {
  deliver(wanted: SubmissionCreate): Promise<boolean>;
  exchange(wanted: Exchange): Promise<boolean>;
}

export function createTrade({ calls, stores, text, sounds, tell, onEvent }: TradeParts): Trade {
  const { toasts, $wallet } = stores;
  const submit = createDeliver(calls);
  const refuse = (error: unknown): false => {
    sounds.play("refuse");
    showRefusal(toasts, error);
    return false;
  };

  return {
    async deliver(wanted) {
      try {
        const answer = await submit(wanted);
        const colour = text(`fishing:colour.${wanted.colour}`);
        const { quantity, experience_rewarded: experience } = answer;
        toasts.show({ tone: "good", key: "toast.delivered", values: { quantity, colour, experience } });
        sounds.play("deliver");
        tell(answer);
        onEvent({ kind: "quest-complete", ...wanted, quantity, experience, level: answer.wallet.level });
        return true;
      } catch (error) {
        return refuse(error);
      }
    },
    async exchange(wanted) {
      try {
        tell(await calls.exchange(wanted));
        toasts.show({
          tone: "good",
          key: "toast.exchanged",
          values: { colour: text(`fishing:colour.${wanted.to}`) },
        });
        sounds.play("deliver");
        return true;
      } catch (error) {
        if (!(error instanceof Unreachable)) return refuse(error);
        // An exchange has no id to repeat it by: what became of it stands in the wallet.
        sounds.play("refuse");
        toasts.show({ tone: "warn", key: "refusal.exchange-unknown" });
        await calls.wallet().then(
          (wallet) => $wallet.set(wallet),
          () => {},
        );
        return false;
      }
    },
  };
}
