import { forgetStored, readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** Entries that wait for an address. */
export interface Unsaved {
  slug: string;
  entries: number;
}

/** The entries that wait in this tab while their owner is at the profile (spec 1 §5), or null. */
export function readUnsaved(): Unsaved | null {
  const [, slug, entries] = /^([a-z0-9-]+):(\d{1,4})$/.exec(readStored("unsavedEntries") ?? "") ?? [];
  return slug && entries ? { slug, entries: Number(entries) } : null;
}

/** Keeps entries in this tab until their owner has an address. */
export function writeUnsaved({ slug, entries }: Unsaved): void {
  writeStored("unsavedEntries", `${slug}:${entries}`);
}

/** Forgets the entries that waited: they are stored, or given up. */
export function forgetUnsaved(): void {
  forgetStored("unsavedEntries");
}
