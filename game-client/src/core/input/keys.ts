import { EMOTES } from "@diamond-valley/schemas/walking/walking.ts";
import type { Actions } from "../app/game.ts";
import type { Stores } from "../app/stores.ts";

/** Whether space and enter belong to an element of the page rather than to the world. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a, input, textarea, [tabindex]") !== null;
}

/** The keys of the game, by their place on the keyboard. Answers how to take them off again. */
export function bindKeys(stores: Stores, actions: Actions): () => void {
  const open: Readonly<Record<string, () => void>> = {
    KeyE: () => stores.$emotes.set(!stores.$emotes.get()),
    KeyB: () => stores.$dialog.set({ kind: "bag", tab: "inventory" }),
    KeyM: () => stores.$dialog.set({ kind: "map" }),
    KeyQ: () => stores.$dialog.set({ kind: "bag", tab: "quests" }),
  };

  const onKey = (event: KeyboardEvent): void => {
    const { code, target } = event;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (stores.$dialog.get() !== null || stores.$connection.get().phase !== "online") return;
    const emote = code.startsWith("Digit") ? EMOTES[Number(code.slice(5)) - 1] : undefined;
    if (emote) actions.emote(emote);
    else if (open[code]) open[code]();
    else if (code === "Escape") {
      if (stores.$prompt.get()?.act === "reel-in") actions.act();
      stores.$emotes.set(false);
    } else if (code === "KeyX" || ((code === "Space" || code === "Enter") && !isOnControl(target)))
      actions.act();
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", onKey);
  return () => window.removeEventListener("keydown", onKey);
}
