import type { Game } from "../../core/app/game.ts";

/** Opens the viewer for a stored run: whoever is signed in may watch those on the board, and always the own ones. */
export function openWatch({ stores }: Pick<Game, "stores">, attempt: string): void {
  stores.toasts.show({ tone: "warn", key: "hero:watch.soon", values: { attempt } });
}
