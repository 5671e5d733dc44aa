/**
 * A short mark by which a browser tells accounts apart without keeping whose they are: FNV-1a of the address, 32 bits.
 * Two of the handful of accounts of one browser will not share one.
 */
export function accountMark(email: string): string {
  let mark = 0x811c9dc5;
  for (const unit of new TextEncoder().encode(email.toLowerCase())) mark = Math.imul(mark ^ unit, 0x01000193);
  return (mark >>> 0).toString(16);
}
