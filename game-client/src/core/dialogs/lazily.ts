import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const loaders = new Set<() => Promise<unknown>>();

/** A part of the screen that is fetched when it is first shown, or by `fetchLazy` before. It stands in a `Suspense`. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  loaders.add(load);
  return lazy(async () => ({ default: await load() }));
}

/** Fetches all of them. What can't be fetched now is fetched when it is shown. */
export async function fetchLazy(): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load()));
}
