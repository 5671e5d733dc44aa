/**
 * Does one thing after the other, and leaves what fails. For what is fetched ahead of its time: on a slow line it would
 * else take the connections from what somebody waits for.
 */
export async function oneByOne(works: Iterable<() => Promise<unknown>>): Promise<void> {
  for (const work of works) await work().catch(() => {});
}
