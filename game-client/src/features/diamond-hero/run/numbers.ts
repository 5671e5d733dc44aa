import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";
import { atom, type WritableAtom } from "nanostores";
import { perGame } from "../../../core/feature.ts";

/** Whether the damage of each hit is shown: this browser remembers it. */
export const numbersOf = perGame((): WritableAtom<boolean> => {
  const $numbers = atom(readStored("damageNumbers") !== "false");
  $numbers.listen((shown) => writeStored("damageNumbers", String(shown)));
  return $numbers;
});
