import { SIGNED_IN } from "@diamond-valley/schemas/sign-in/messages.ts";
import type { NoProperties } from "../../core/dialogs/dialogs.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";

declare module "../../core/dialogs/dialogs.ts" {
  interface Dialogs {
    /** The card with a stamp for each day in the village. */
    "sign-in": NoProperties;
  }
}

/** The daily sign-in (spec 2 §9): a word at the first visit of each day, and the card of all days. */
export const SIGN_IN: Feature = {
  name: "sign-in",
  dialogs: { "sign-in": onDemand(async () => (await import("./SignInDialog.tsx")).SignInDialog) },
  joined(game, { room }) {
    onPush(room, SIGNED_IN, (signedIn) => {
      // It is paid all the same where what tells of it can't be fetched.
      import("./signed-in.ts").then(({ tellSignedIn }) => tellSignedIn(game, signedIn)).catch(() => {});
    });
    return undefined;
  },
};
