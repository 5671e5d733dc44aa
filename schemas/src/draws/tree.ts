import { type Hash, hexToBytes } from "./hashing.ts";

/** A step from a leaf to the root: the hash beside it, and on which side that stands. */
export interface PathStep {
  side: "left" | "right";
  hash: string;
}

/** Joins two nodes: SHA-256 of a byte 1 and both. */
function joined(left: string, right: string, hash: Hash): string {
  const bytes = new Uint8Array(65);
  bytes[0] = 1;
  bytes.set(hexToBytes(left), 1);
  bytes.set(hexToBytes(right), 33);
  return hash(bytes);
}

/** The nodes above `nodes`; one without a neighbour goes up as it is. */
function above(nodes: readonly string[], hash: Hash): string[] {
  return Array.from({ length: Math.ceil(nodes.length / 2) }, (_, index) => {
    const [left, right] = [nodes[2 * index]!, nodes[2 * index + 1]];
    return right === undefined ? left : joined(left, right, hash);
  });
}

/**
 * The root of a Merkle tree over `nodes`, two by two from the left (the tree of RFC 6962). Nodes may be hashes of leaves, or
 * roots of subtrees that each hold the same power of two of leaves, but for the last. Nothing at all has the root
 * SHA-256 of nothing.
 */
export function rootOf(nodes: readonly string[], hash: Hash): string {
  if (nodes.length === 0) return hash(new Uint8Array());
  let level = nodes;
  while (level.length > 1) level = above(level, hash);
  return level[0]!;
}

/** The way from one of `nodes` to their root. */
export function pathIn(nodes: readonly string[], index: number, hash: Hash): PathStep[] {
  const path: PathStep[] = [];
  let [level, at] = [nodes, index];
  while (level.length > 1) {
    const beside = level[at ^ 1];
    if (beside !== undefined) path.push({ side: at % 2 === 1 ? "left" : "right", hash: beside });
    level = above(level, hash);
    at >>= 1;
  }
  return path;
}

/** The root that a path leads to. */
export function rootAlong(leaf: string, path: readonly PathStep[], hash: Hash): string {
  return path.reduce(
    (below, { side, hash: beside }) =>
      side === "left" ? joined(beside, below, hash) : joined(below, beside, hash),
    leaf,
  );
}
