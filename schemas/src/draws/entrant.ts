import { concatBytes, type Hash, hexToBytes, hmacHex, utf8ToBytes } from "./hashing.ts";

/** What a pseudonym says of somebody who knows its salt. */
const said = (kind: string, account: string): Uint8Array => utf8ToBytes(`${kind}|${account}`);

/**
 * The salt of an account in the draws of a kind, 64 hex digits. Only who has `saltKey` can make it: the server tells
 * entrants their own.
 */
export function saltOf(saltKey: Uint8Array, kind: string, account: string, hash: Hash): string {
  return hmacHex(saltKey, said(kind, account), hash);
}

/**
 * The name of an account in all draws of a kind, 64 hex digits: one person can be seen to win one prize of it, and
 * nobody can tell who, or whether it is the same person in the draws of another kind.
 */
export function pseudonymOf(salt: string, kind: string, account: string, hash: Hash): string {
  return hash(concatBytes(hexToBytes(salt), said(kind, account)));
}
