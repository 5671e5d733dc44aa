import { readBytes, writeBytes } from "./bytes.ts";
import type { ArenaRules, ArenaSetup } from "./rules.ts";
import { emptyWorld, type World } from "./world.ts";

/** Raised with every change of a world's layout or of the form below. */
export const SNAPSHOT_VERSION = 1;

/** A number of 32 bits that tells two worlds apart: equal worlds have the same, others hardly ever. */
export function checksum({ memory }: World): number {
  let sum = memory.length;
  for (let index = 0; index < memory.length; index += 1) {
    sum = Math.imul(sum ^ memory[index]!, 0x9e3779b1);
    sum ^= sum >>> 15;
  }
  return sum >>> 0;
}

/**
 * A world as bytes: versions, then in turn how many words are 0, how many follow that are not, and these. Most of a
 * world is free rows, and those cost next to nothing.
 */
export function encodeSnapshot(world: World): Uint8Array<ArrayBuffer> {
  const { memory, rules } = world;
  const writer = writeBytes();
  writer.byte(SNAPSHOT_VERSION);
  writer.count(rules.version);
  writer.count(memory.length);
  for (let at = 0; at < memory.length; ) {
    const begin = skip(memory, at, true);
    const end = skip(memory, begin, false);
    writer.count(begin - at);
    writer.count(end - begin);
    for (let index = begin; index < end; index += 1) writer.signed(memory[index]!);
    at = end;
  }
  return writer.finish();
}

/** The world of a snapshot. Throws a RangeError where it is not one of these rules and this setup. */
export function decodeSnapshot(rules: ArenaRules, setup: ArenaSetup, bytes: Uint8Array): World {
  const world = emptyWorld(rules, setup);
  loadSnapshot(world, bytes);
  return world;
}

/** Puts a world back to what a snapshot says. Throws a RangeError, and may leave the world half changed. */
export function loadSnapshot({ memory, rules }: World, bytes: Uint8Array): void {
  const reader = readBytes(bytes);
  const versions = [reader.byte(), reader.count(), reader.count()].join();
  const wanted = [SNAPSHOT_VERSION, rules.version, memory.length].join();
  if (versions !== wanted) throw new RangeError(`a snapshot of ${versions} is not one of ${wanted}`);
  memory.fill(0);
  let at = 0;
  while (at < memory.length) {
    at += reader.count();
    const end = at + reader.count();
    if (end > memory.length) throw new RangeError("the snapshot is too long");
    for (; at < end; at += 1) memory[at] = reader.signed();
  }
  if (reader.left > 0) throw new RangeError("the snapshot goes on after its end");
}

/** The first index from `at` on whose word is not 0, or is 0. */
function skip(memory: Int32Array, at: number, zero: boolean): number {
  let index = at;
  while (index < memory.length && (memory[index] === 0) === zero) index += 1;
  return index;
}
