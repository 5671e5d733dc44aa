import { atom, type ReadableAtom } from "nanostores";
import { createLatest } from "../latest.ts";

/** What the server was asked for: its last answer, and whether the last question got none. */
export interface Read<Value> {
  /** Null before the first answer. */
  readonly value: Value | null;
  readonly isFailed: boolean;
}

/** Something that is read from the server, as often as it is looked at. */
export interface Reading<Value> {
  readonly $read: ReadableAtom<Read<Value>>;
  /** Asks again; an older answer stays in sight meanwhile. Never rejects. */
  refresh(): Promise<void>;
  /** Takes over what another call has answered; a question that is under way counts no more. */
  put(value: Value): void;
}

export function createReading<Value>(ask: () => Promise<Value>): Reading<Value> {
  const $read = atom<Read<Value>>({ value: null, isFailed: false });
  const latest = createLatest();
  return {
    $read,
    async refresh() {
      if ($read.get().isFailed) $read.set({ ...$read.get(), isFailed: false });
      await latest.ask(
        ask,
        (value) => $read.set({ value, isFailed: false }),
        () => $read.set({ ...$read.get(), isFailed: true }),
      );
    },
    put(value) {
      latest.drop();
      $read.set({ value, isFailed: false });
    },
  };
}
