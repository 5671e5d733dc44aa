import { OVERHEARD } from "@diamond-valley/schemas/story/messages.ts";
import { onDemand } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { onPush } from "../../core/net/places.ts";
import { answeredOf } from "../../core/story/touch.ts";

/** Easter eggs (spec 2 §4): what answers an emote or a cast, what is shown of an egg that was found, and the book of all. */
export const EGGS: Feature = {
  name: "eggs",
  dialogs: { eggs: onDemand(async () => (await import("./EggsDialog.tsx")).EggsDialog) },
  start: (game) =>
    answeredOf(game).listen((answered) => {
      const egg = answered?.answer.egg;
      // It is paid all the same where what shows it can't be fetched.
      if (egg !== undefined)
        import("./egg-found.ts").then(
          ({ showEgg }) => showEgg(game, egg),
          () => {},
        );
    }),
  joined(game, { room }) {
    onPush(room, OVERHEARD, (answer) => {
      import("./egg-found.ts").then(
        ({ showOverheard }) => showOverheard(game, answer),
        () => {},
      );
    });
    return undefined;
  },
  scene: async () => (await import("./scene.ts")).scene,
};
