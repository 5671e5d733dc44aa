/**
 * Does one thing after the other, and leaves what fails. For what is fetched ahead of its time: on a slow line it would
 * else take the connections from what somebody waits for. `free` resolves when nobody waits for anything: nothing begins before.
 */
export async function oneByOne(
  works: Iterable<() => Promise<unknown>>,
  free: () => Promise<unknown> = async () => {},
): Promise<void> {
  for (const work of works) {
    await free();
    await work().catch(() => {});
  }
}
