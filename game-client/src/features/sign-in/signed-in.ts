import type { SIGNED_IN } from "@diamond-valley/schemas/sign-in/messages.ts";
import type { Game } from "../../core/app/game.ts";
import type { Effect } from "../../core/sound/effects.ts";
import { SIGN_IN_TEXTS } from "./texts.ts";

type SignedIn = NonNullable<(typeof SIGNED_IN)["content"]>;

/** What of a game is told of a day. */
export type SignInGame = Pick<Game, "more"> & {
  readonly sounds: Pick<Game["sounds"], "play">;
  readonly stores: Pick<Game["stores"], "toasts">;
};

/** A stamp that comes down, and a bright note. */
const STAMP: Effect = [0.8, 0, 988, 0.01, 0.08, 0.35, 0, 1.7, 0, 0, 330, 0.07];

/** Tells of a day in the village and what it gave. Rejects where its texts can't be fetched. */
export async function tellSignedIn({ more, sounds, stores }: SignInGame, signedIn: SignedIn): Promise<void> {
  const { day, diamonds, points } = signedIn;
  await more.file("sign-in", SIGN_IN_TEXTS);
  const pays = diamonds > 0;
  stores.toasts.show({
    tone: pays ? "diamonds" : "good",
    key: pays ? "sign-in:toast" : "sign-in:toast-plain",
    values: { day, diamonds },
  });
  if (points > 0) stores.toasts.show({ tone: "good", key: "sign-in:toast-team", values: { points } });
  sounds.play(STAMP, "caption.diamonds");
}
