import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { type PlazaDecor, plazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import { type Team, teamAt } from "@diamond-valley/schemas/teams/teams.ts";
import { perGame } from "../../core/feature.ts";
import type { PlaceRoom } from "../../core/net/places.ts";
import type { RoomPart, SceneFeature } from "../../core/scene/scene-feature.ts";
import { lampsOf } from "./hanging.ts";

/** Takes down what was put up. */
type TakeDown = () => void;

/** Whoever takes no step sees a dressed plaza all the same, after so long, ms. */
const SOON = 1_500;

/** Settled with the player's first step, or soon: the plaza's dress holds up no arrival. */
const arrivedOf = perGame(
  ({ controls }) =>
    new Promise<void>((resolve) => {
      controls.onPush(() => resolve());
      setTimeout(resolve, SOON);
    }),
);

/** Puts up what is fetched by `put`, once the player has arrived; `shown` is told when it hangs. Answers how to take it down again. */
function putUpLater(arrived: Promise<void>, put: () => Promise<TakeDown>, shown: () => void): TakeDown {
  let isWanted = true;
  let takeDown: TakeDown = () => {};
  void arrived
    .then(async () => {
      if (!isWanted) return;
      const down = await put();
      if (!isWanted) return down();
      takeDown = down;
      shown();
    })
    // A plaza without flags is a plaza.
    .catch(() => {});
  return () => {
    isWanted = false;
    takeDown();
  };
}

export const scene: SceneFeature = {
  build(context, game) {
    if (lampsOf(context.map).length === 0) return null;
    const arrived = arrivedOf(game);
    const note = (what: "plaza" | "flag", value: string): void => {
      const stage = context.scene.game.canvas.parentElement;
      if (stage) stage.dataset[what] = value;
    };
    let shown: PlazaDecor | null = null;
    let takeDown: TakeDown = () => {};
    const stop = game.stores.$season.subscribe((season) => {
      const decor = season && plazaDecor(season.week);
      if (decor === shown) return;
      shown = decor;
      takeDown();
      // Its drawings are fetched only then.
      const put = async (theme: PlazaDecor) => (await import("./put-up.ts")).putUp(context, theme);
      takeDown = decor
        ? putUpLater(
            arrived,
            () => put(decor),
            () => note("plaza", decor.theme),
          )
        : () => {};
    });
    context.scene.events.once("shutdown", () => {
      stop();
      takeDown();
    });
    return {
      enter: ({ room }) =>
        flagOf(room, arrived, note, async (team) =>
          (await import("./team-flag.ts")).raiseFlag(context, team),
        ),
    };
  },
};

/** The flag at the fountain, as the room has it. */
function flagOf(
  room: PlaceRoom,
  arrived: Promise<void>,
  note: (what: "flag", value: string) => void,
  raise: (team: Team) => Promise<TakeDown>,
): RoomPart {
  const state = room.state as unknown as HubState;
  let flying: Team | null = null;
  let takeDown: TakeDown = () => {};
  return {
    update() {
      const team = teamAt(state.flag ?? 0);
      if (team === flying) return;
      flying = team;
      takeDown();
      note("flag", "");
      takeDown = team
        ? putUpLater(
            arrived,
            () => raise(team),
            () => note("flag", team),
          )
        : () => {};
    },
    end: () => takeDown(),
  };
}
