import { isIconName } from "@diamond-valley/art-kit/icon.ts";
import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { noteOf } from "@diamond-valley/schemas/story/note.ts";
import type { Game } from "../../core/app/game.ts";
import { inTurn } from "../../core/dialogs/in-turn.ts";
import type { ToastText } from "../../core/hud/toasts.ts";
import { shownFor, type TouchGame, touch } from "../../core/story/touch.ts";
import { loadedMap } from "../../core/world/maps.ts";
import { SOUNDS } from "./sounds.ts";

/** What of a game touching an object needs. */
export type ObjectGame = TouchGame & { readonly sounds: Pick<Game["sounds"], "play"> };

/** What a picked up thing says in a toast with its picture: who walks on reads it on the way. Null where it needs more room. */
export function pickUpToast(
  { type, drawing }: Pick<MapObject, "type" | "drawing">,
  { say, values, choices, offers, open }: InteractAnswer,
): ToastText | null {
  const [line, ...more] = say;
  const isShort = line !== undefined && more.length + choices.length + offers.length === 0 && open === null;
  if (type !== "pickup" || !isShort) return null;
  const toast: ToastText = { tone: "good", key: line, values };
  if (drawing === "") return toast;
  return { ...toast, picture: isIconName(drawing) ? { icon: drawing } : { drawing } };
}

/** The same for whatever object of the player's place answered. */
export function pickedUp(
  { stores }: { readonly stores: Pick<Game["stores"], "$place"> },
  answer: InteractAnswer,
): ToastText | null {
  const place = stores.$place.get();
  const object = place && loadedMap(place)?.objects.find(({ name }) => name === answer.target);
  return object ? pickUpToast(object, answer) : null;
}

/** Touches an object of the place that the player is in, and shows what it answers. */
export async function touchObject(game: ObjectGame, name: string): Promise<void> {
  const { sounds, stores } = game;
  const show = inTurn(game);
  const answer = await touch(game, name);
  if (!answer) return;
  const note = noteOf(answer.say[0] ?? "");
  const toast = pickedUp(game, answer);
  sounds.play(toast ? SOUNDS.pickUp : note ? SOUNDS.page : SOUNDS.touch);
  if (note) show({ kind: "note", number: note.number, talk: answer });
  else if (toast) stores.toasts.show(toast);
  else show(shownFor(answer));
}
