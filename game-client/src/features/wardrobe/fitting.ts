import type { PlayerCharacter } from "@diamond-valley/schemas/looks/outfit.ts";
import type { Piece, WardrobeKey } from "@diamond-valley/schemas/looks/wardrobe.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { atom, type ReadableAtom } from "nanostores";
import { type Character, type Choice, choose, isSame, triedOn, wearable } from "./character.ts";

/** How saving stands (spec 2 §2: save, saving, saved). */
export type Saving = "save" | "saving" | "saved";

export interface FittingState {
  /** What the player tries on. */
  readonly draft: Character;
  /** What everybody sees. */
  readonly saved: Character;
  readonly saving: Saving;
  /** Locked pieces that are only tried on. */
  readonly tried: readonly Piece[];
  /** Whether there is something to save. */
  readonly isChanged: boolean;
}

/** The fitting room: what is tried on until it is saved. */
export interface Fitting {
  readonly $state: ReadableAtom<FittingState>;
  choose(choice: Choice): void;
  /** Back to what is saved. */
  undo(): void;
  /**
   * Saves what may be worn, and puts locked pieces back; where that is under way already, its end is this one's too. Throws
   * ApiProblem or Unreachable; the draft then stays.
   */
  save(): Promise<void>;
}

/** Opens a fitting room with what the player wears. */
export function createFitting(worn: Character, key: () => WardrobeKey, api: Pick<Api, "call">): Fitting {
  const stateOf = (draft: Character, saved: Character, busy = false): FittingState => {
    const isChanged = !isSame(wearable(draft, saved, key()), saved);
    const saving = busy ? "saving" : isChanged ? "save" : "saved";
    return { draft, saved, saving, tried: triedOn(draft, key()), isChanged };
  };
  const $state = atom(stateOf(worn, worn));
  const set = (draft: Character, saved: Character, busy = false): void =>
    $state.set(stateOf(draft, saved, busy));

  const send = async (): Promise<void> => {
    const { draft, saved } = $state.get();
    const next = wearable(draft, saved, key());
    set(draft, saved, true);
    try {
      const { look, outfit } = next;
      await api.call<PlayerCharacter>("PUT", "/game_rpg/character", { ...look, outfit });
      set(next, next);
    } catch (error) {
      set(draft, saved);
      throw error;
    }
  };
  let sending: Promise<void> | null = null;

  return {
    $state,
    choose(choice) {
      const { draft, saved, saving } = $state.get();
      if (saving !== "saving") set(choose(draft, choice), saved);
    },
    undo() {
      const { saved, saving } = $state.get();
      if (saving !== "saving") set(saved, saved);
    },
    save() {
      sending ??= send().finally(() => {
        sending = null;
      });
      return sending;
    },
  };
}
