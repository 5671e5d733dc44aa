import type { Game } from "../../core/app/game.ts";

let isShooting = false;

/** Takes a picture, one at a time. What that needs is fetched with the first one. */
export function shoot(game: Game): void {
  if (isShooting) return;
  isShooting = true;
  import("./film.ts")
    .then(({ takePicture }) => takePicture(game))
    .catch(() => game.stores.toasts.show({ tone: "warn", key: "camera:failed" }))
    .finally(() => {
      isShooting = false;
    });
}
