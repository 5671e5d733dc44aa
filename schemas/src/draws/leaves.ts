import { type Hash, hexOf, hexToBytes } from "./hashing.ts";

/** Somebody in the draw of a prize. */
export interface Leaf {
  /** The pseudonym, 64 hex digits. */
  entrant: string;
  /** At least 1. */
  entries: number;
}

/** Bytes of a pseudonym, and of a leaf: the pseudonym, and the entries as a 32-bit number, most significant byte first. */
export const ENTRANT_BYTES = 32;
export const LEAF_BYTES = 36;

/** How many leaves lie one behind the other in `packed`. Throws a RangeError where the last one is not whole. */
export function leavesIn(packed: Uint8Array): number {
  if (packed.length % LEAF_BYTES !== 0) throw new RangeError(`${packed.length} bytes of leaves`);
  return packed.length / LEAF_BYTES;
}

/** Leaves one behind the other, as they are kept and hashed. */
export function packLeaves(leaves: readonly Leaf[]): Uint8Array {
  const packed = new Uint8Array(leaves.length * LEAF_BYTES);
  const numbers = viewOf(packed);
  for (const [index, { entrant, entries }] of leaves.entries()) {
    packed.set(hexToBytes(entrant), index * LEAF_BYTES);
    numbers.setUint32(index * LEAF_BYTES + ENTRANT_BYTES, entries);
  }
  return packed;
}

/** The leaf at a place in `packed`. */
export function leafAt(packed: Uint8Array, index: number): Leaf {
  const at = index * LEAF_BYTES;
  const entrant = hexOf(packed.subarray(at, at + ENTRANT_BYTES));
  return { entrant, entries: viewOf(packed).getUint32(at + ENTRANT_BYTES) };
}

/** Where an entrant stands in sorted leaves, or -1. */
export function placeOf(packed: Uint8Array, entrant: string): number {
  let [low, high] = [0, leavesIn(packed) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = leafAt(packed, middle).entrant;
    if (found === entrant) return middle;
    if (found < entrant) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The hash of each leaf: SHA-256 of a zero byte and the leaf, so that no leaf can be taken for a node of the tree. */
export function leafHashes(packed: Uint8Array, hash: Hash): string[] {
  const bytes = new Uint8Array(1 + LEAF_BYTES);
  return Array.from({ length: leavesIn(packed) }, (_, index) => {
    bytes.set(packed.subarray(index * LEAF_BYTES, (index + 1) * LEAF_BYTES), 1);
    return hash(bytes);
  });
}

/** The entries of all leaves. */
export function entriesIn(packed: Uint8Array): number {
  const numbers = viewOf(packed);
  let sum = 0;
  for (let at = ENTRANT_BYTES; at < packed.length; at += LEAF_BYTES) sum += numbers.getUint32(at);
  return sum;
}

/** Leaves as lines of the file that anybody may download: `pseudonym,entries`. */
export function linesOf(packed: Uint8Array): string {
  const lines = Array.from({ length: leavesIn(packed) }, (_, index) => {
    const { entrant, entries } = leafAt(packed, index);
    return `${entrant},${entries}\n`;
  });
  return lines.join("");
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
