import type { Game } from "../../core/app/game.ts";
import type { Snapshot } from "../../core/engine/snapshot.ts";
import type { ToastAction } from "../../core/hud/toasts.ts";
import { shapeOf } from "./frame.ts";
import { canShare, pngOf, savePicture, sharePicture } from "./hand-out.ts";
import { paintPicture } from "./paint.ts";
import { SOUNDS } from "./sounds.ts";

/** Puts what was drawn into a frame, with the player's nickname where the settings say so. */
export function framePicture(
  { text, stores }: Game,
  snapshot: Snapshot,
  lines: readonly string[],
): Promise<HTMLCanvasElement> {
  const place = stores.$place.get();
  const caption = {
    title: text("frame.title"),
    place: place ? text(`places:place.${place}`) : "",
    nickname: stores.settings.$settings.get().pictureName ? stores.$me.get().name : null,
    lines,
  };
  return paintPicture(snapshot, caption, shapeOf({ width: window.innerWidth, height: window.innerHeight }));
}

/** Says that no picture could be taken, saved or handed on. */
export const showFailure = ({ stores }: Pick<Game, "stores">): void =>
  stores.toasts.show({ tone: "warn", key: "camera:failed" });

/** Saves a picture and says so. */
export function save({ stores }: Pick<Game, "stores">, file: File): void {
  savePicture(file);
  stores.toasts.show({ tone: "good", key: "camera:saved", picture: { icon: "camera" } });
}

/** Hands a picture on to another program, and says so where that fails. */
export function share(game: Pick<Game, "stores" | "text">, file: File): void {
  sharePicture(file, game.text("frame.title")).catch(() => showFailure(game));
}

/** Takes a picture of the place, and offers to share and to save it while the play goes on. */
export async function takePicture(game: Game): Promise<void> {
  try {
    const snapshot = await game.snapshot();
    game.sounds.play(SOUNDS.shutter, "caption.camera");
    const file = await pngOf(await framePicture(game, snapshot, []));
    const actions: ToastAction[] = [{ key: "camera:save", run: () => save(game, file) }];
    if (canShare(file)) actions.unshift({ key: "camera:share", run: () => share(game, file) });
    game.stores.toasts.show({ tone: "good", key: "camera:taken", picture: { icon: "camera" }, actions });
  } catch (error) {
    reportError(error);
    showFailure(game);
  }
}
