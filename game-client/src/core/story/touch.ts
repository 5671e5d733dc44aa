import { isCharacter } from "@diamond-valley/schemas/characters/characters.ts";
import { talkTextsOf, textsOf } from "@diamond-valley/schemas/places/parts.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";
import type { PuzzleView } from "@diamond-valley/schemas/story/puzzles/puzzle.ts";
import { atom } from "nanostores";
import type { Game } from "../app/game.ts";
import type { OpenDialog } from "../dialogs/dialogs.ts";
import { perGame } from "../feature.ts";
import { showRefusal } from "../hud/refusals.ts";
import type { ToastText } from "../hud/toasts.ts";
import { partEnded } from "./part-end.ts";

declare module "../dialogs/dialogs.ts" {
  interface Dialogs {
    /** A puzzle of the target that was touched. */
    puzzle: { target: string; puzzle: PuzzleView };
    cutscene: { name: string };
    /** The book of Easter eggs. */
    eggs: object;
  }
}

/** What of a game touching needs. */
export type TouchGame = Pick<Game, "ask" | "text"> & {
  readonly stores: Pick<Game["stores"], "$dialog" | "$place" | "$progress" | "toasts">;
};

/** An answer to a touch, and what the player had done before it. */
export interface Answered {
  readonly answer: InteractAnswer;
  readonly before: Progress | null;
}

/** What was touched last: features follow it for what was picked up and what came to its end. */
export const answeredOf = perGame(() => atom<Answered | null>(null));

/**
 * Touches a character or an object of the place, or gives one of the answers that it offered, and takes over what that
 * changed. Shows nothing. Throws an ApiProblem where it was refused, and Unreachable.
 */
export async function reach(
  game: Pick<Game, "ask"> & { readonly stores: Pick<Game["stores"], "$progress"> },
  target: string,
  choice?: string,
): Promise<InteractAnswer> {
  const { ask, stores } = game;
  const answer = await ask(INTERACT, choice === undefined ? { target } : { target, choice });
  const before = stores.$progress.get();
  stores.$progress.set(answer.progress);
  answeredOf(game as Game).set({ answer, before });
  return answer;
}

/** What is being touched now, each with the answer that is given. */
const underWayOf = perGame(() => new Set<string>());

/**
 * The same, and toasts say what was given. Null where it was refused, which a toast has said too, and where the same touch is
 * still under way: the second press of a hasty finger would find nothing there any more.
 */
export async function touch(
  game: TouchGame,
  target: string,
  choice?: string,
): Promise<InteractAnswer | null> {
  const { text, stores } = game;
  const underWay = underWayOf(game as Game);
  const name = `${target}:${choice ?? ""}`;
  if (underWay.has(name)) return null;
  underWay.add(name);
  try {
    const before = stores.$progress.get();
    const answer = await reach(game, target, choice);
    const place = stores.$place.get();
    const texts = !place ? "hub" : isCharacter(target) ? talkTextsOf(place) : textsOf(place);
    for (const toast of grantToasts(toastedOf(answer, before), texts, text)) stores.toasts.show(toast);
    return answer;
  } catch (error) {
    showRefusal(stores.toasts, error);
    return null;
  } finally {
    underWay.delete(name);
  }
}

/** What shows an answer: the talk where it has lines, and else the dialog that it opens, or null. */
export const shownFor = (answer: InteractAnswer): OpenDialog | null =>
  answer.say.length > 0 ? { kind: "talk", talk: answer } : openedBy(answer);

/** The dialog that opens behind the lines of an answer, or null. */
export function openedBy({ target, open }: Pick<InteractAnswer, "target" | "open">): OpenDialog | null {
  if (!open) return null;
  if (open.dialog === "puzzle") return { kind: "puzzle", target, puzzle: open.puzzle };
  if (open.dialog === "cutscene") return { kind: "cutscene", name: open.name };
  if ("category" in open) return { kind: open.dialog, category: open.category };
  return open.dialog === "photo" ? { kind: "picture", lines: [] } : { kind: open.dialog };
}

/** What of an answer toasts tell: what a part of the story pays at its end stands in its results, but for things. */
function toastedOf(answer: InteractAnswer, before: Progress | null): Pick<InteractAnswer, "granted"> {
  const { items } = answer.granted ?? {};
  // An egg has a toast of its own.
  return answer.egg !== undefined || partEnded({ answer, before })
    ? { granted: items ? { items } : null }
    : answer;
}

/** A toast for each thing that was given. Items are named beside the lines of what gives them, in `texts`. */
export function grantToasts(
  { granted }: Pick<InteractAnswer, "granted">,
  texts: string,
  text: Game["text"],
): ToastText[] {
  const { diamonds = 0, experience = 0, items = {} } = granted ?? {};
  const toasts: ToastText[] = [];
  if (diamonds > 0) toasts.push({ tone: "diamonds", key: "toast.granted-diamonds", values: { diamonds } });
  if (experience > 0)
    toasts.push({
      tone: "good",
      key: "toast.granted-experience",
      values: { experience },
      picture: { icon: "glowing-star" },
    });
  for (const [item, count] of Object.entries(items))
    toasts.push({
      tone: "good",
      key: "toast.granted-item",
      values: { item: text(`${texts}:item.${item}`), count },
      picture: { icon: "wrapped-gift" },
    });
  return toasts;
}
