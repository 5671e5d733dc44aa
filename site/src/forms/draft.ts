import { forgetStored, readStored, type StorageName, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** Something half written that must outlive a reload or a sign-in of the same visit. */
export interface Draft<Values> {
  read(owner: string): Partial<Values>;
  write(owner: string, values: Partial<Values>): void;
  forget(): void;
}

/** One text that is kept somewhere. */
export interface Kept {
  read(): string | null;
  write(text: string): void;
  forget(): void;
}

interface Stored {
  owner: string;
  values: unknown;
}

/** A draft in the storage of this visit. */
export function draftIn<Values>(name: StorageName): Draft<Values> {
  return createDraft({
    read: () => readStored(name),
    write: (text) => writeStored(name, text),
    forget: () => forgetStored(name),
  });
}

/** A draft belongs to the account that wrote it: whoever signs in as another one does not see it. */
export function createDraft<Values>(kept: Kept): Draft<Values> {
  const stored = (): Stored | null => {
    try {
      return JSON.parse(kept.read() ?? "null") as Stored | null;
    } catch {
      return null;
    }
  };
  return {
    read(owner) {
      const draft = stored();
      return draft?.owner === owner ? (draft.values as Partial<Values>) : {};
    },
    write: (owner, values) => kept.write(JSON.stringify({ owner, values } satisfies Stored)),
    forget: () => kept.forget(),
  };
}
