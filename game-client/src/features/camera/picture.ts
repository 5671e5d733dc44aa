import type { Game } from "../../core/app/game.ts";
import type { Photo } from "../../core/engine/photo.ts";
import type { ToastAction } from "../../core/hud/toasts.ts";
import { shapeOf } from "./frame.ts";
import { canShare, pngOf, savePicture, sharePicture } from "./hand-out.ts";
import { paintPicture } from "./paint.ts";
import { SOUNDS } from "./sounds.ts";

/** Puts what was drawn into a frame, with the player's nickname where the settings say so. */
export function framePicture(
  { text, stores }: Game,
  photo: Photo,
  lines: readonly string[],
): Promise<HTMLCanvasElement> {
  const place = stores.$place.get();
  const caption = {
    title: text("frame.title"),
    place: place ? text(`places:place.${place}`) : "",
    nickname: stores.settings.$settings.get().pictureName ? stores.$me.get().name : null,
    lines,
  };
  return paintPicture(photo, caption, shapeOf({ width: window.innerWidth, height: window.innerHeight }));
}

/** Says that no picture could be taken, saved or handed on. */
export const showFailure = ({ stores }: Pick<Game, "stores">): void =>
  stores.toasts.show({ tone: "warn", key: "camera:failed" });

/** Hands a picture on to another program, and says so where that fails. */
export function share(game: Pick<Game, "stores" | "text">, file: File): void {
  sharePicture(file, game.text("frame.title")).catch(() => showFailure(game));
}

/** Tells of a picture, with what can be done with it while the play goes on. */
function tell({ stores }: Pick<Game, "stores">, key: string, actions: readonly ToastAction[]): void {
  const offered = actions.length > 0 ? { actions } : {};
  stores.toasts.show({ tone: "good", key, picture: { icon: "camera" }, ...offered });
}

const shareActions = (game: Game, file: File): ToastAction[] =>
  canShare(file) ? [{ key: "camera:share", run: () => share(game, file) }] : [];

/** Saves a picture and says so. */
export function save(game: Game, file: File): void {
  savePicture(file);
  tell(game, "camera:saved", shareActions(game, file));
}

/** Takes a picture of the place, and offers to share and to save it while the play goes on. */
export async function takePicture(game: Game): Promise<void> {
  try {
    const photo = await game.photo();
    game.sounds.play(SOUNDS.shutter, "caption.camera");
    const file = await pngOf(await framePicture(game, photo, []));
    tell(game, "camera:taken", [
      ...shareActions(game, file),
      { key: "camera:save", run: () => save(game, file) },
    ]);
  } catch (error) {
    reportError(error);
    showFailure(game);
  }
}
