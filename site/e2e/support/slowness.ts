/** CPU time that is spent to find out how slow the machine is, ms. */
const SPENT = 250;

/**
 * How many times longer than by itself work takes on this machine now, because of other work: 1 on an idle one. Goals
 * that are given in seconds of a player's machine are held to by as much more.
 */
export function slowness(): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (spent() < SPENT);
  return Math.max(1, (performance.now() - begun) / SPENT);
}
