import { isErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Message, WalletCarrier } from "@diamond-valley/schemas/games/contract.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { ApiProblem, codeIn, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { atom, type WritableAtom } from "nanostores";
import type { Stop } from "../feature.ts";
import type { PlaceRoom } from "../net/places.ts";

/** Told of each stored change of the wallet, after the store holds it; `before` is what it held until then. */
export type WalletListener = (update: WalletUpdate, before: WalletView | null) => void;

/** Where changes of the wallet come in, whichever call or message brought them. */
export interface WalletUpdates {
  /**
   * Takes over a stored change. One that was made over HTTP comes twice, by the call's answer and by the live room; and
   * an answer may overtake a push of what was before it.
   */
  apply(update: WalletUpdate): void;
  /** Answers how to stop listening. */
  listen(listener: WalletListener): Stop;
}

/** What the joined room answers, and what its answers change in the wallet. */
export interface Answers {
  readonly wallet: WalletUpdates;
  /** Messages go into this room from now on, until it is over. */
  join(room: Pick<PlaceRoom, "request">): Stop;
  /** See `Game`. An answer brings along what it changed in the wallet, which is taken over before the answer is given. */
  ask<Input, Answer>(message: Message<Input, Answer>, input: Input): Promise<Answer>;
}

/** Told of each answer; `asked` and `answered` are on the clock of the page, ms. */
export type AnswerListener = (
  message: unknown,
  answer: unknown,
  times: { readonly asked: number; readonly answered: number },
) => void;

/** So long after an answer its listener is told, ms: what the answer brought is on the screen by then. */
const TOLD_AFTER = 1_500;
/** How long a room may take to answer, ms. */
const TIMEOUT = 6_000;

export function createAnswers($wallet: WritableAtom<WalletView | null>, listener?: AnswerListener): Answers {
  const $change = atom<Parameters<WalletListener> | null>(null);
  let joined: Pick<PlaceRoom, "request"> | null = null;

  const apply = (update: WalletUpdate): void => {
    const before = $wallet.get();
    if (before === null || update.wallet.seq >= before.seq) $wallet.set(update.wallet);
    $change.set([update, before]);
  };

  return {
    wallet: {
      apply,
      listen: (listener) => $change.listen((change) => change && listener(...change)),
    },
    join(room) {
      joined = room;
      return () => {
        if (joined === room) joined = null;
      };
    },
    async ask<Input, Answer>(message: Message<Input, Answer>, input: Input): Promise<Answer> {
      if (!joined) throw new Unreachable();
      const asked = performance.now();
      const { name } = message;
      const request: Promise<unknown> = joined.request(name, input, { timeout: TIMEOUT });
      const answer = (await request.catch(refuse)) as Answer & WalletCarrier;
      if (answer.update) apply(answer.update);
      if (listener) setTimeout(listener, TOLD_AFTER, message, answer, { asked, answered: performance.now() });
      return answer;
    },
  };
}

/** The SDK names a refusal `rejected` and hangs its reason on it; a fault of the handler carries a code. */
function refuse(error: unknown): never {
  if (!(error instanceof Error)) throw new Unreachable(error);
  if (error.name === "rejected" && "reason" in error) throw new ApiProblem(codeIn(error.reason));
  if ("code" in error) throw new ApiProblem(isErrorCode(error.code) ? error.code : "generic");
  throw new Unreachable(error);
}
