import { type ComponentType, createElement, lazy } from "react";
import { missingStyles } from "./missing-styles.ts";

/** A part of the screen could not be fetched, as without a line. Its cause says why. */
export class NotFetched extends Error {}

const loaders = new Set<() => Promise<unknown>>();
/** What forgets each thing that could not be fetched. */
const failures = new Set<() => void>();

/**
 * Waits for what a part of the screen needs. A failure becomes `NotFetched` and stays one: asked for anew in each rendering, it
 * would be asked for without an end. `forget` is called when it may be asked for again.
 */
export async function fetched<Thing>(fetching: Promise<Thing>, forget: () => void): Promise<Thing> {
  try {
    return await fetching;
  } catch (cause) {
    failures.add(forget);
    throw new NotFetched("a part of the screen can't be fetched", { cause });
  }
}

/** Lets all that could not be fetched be asked for once more, when it is shown the next time. */
export function fetchAgain(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A part of the screen that is fetched when it is first shown. It stands in a `Suspense` in a `FetchGuard`. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetching = () =>
    lazy(async () => {
      const forget = (): void => {
        part = fetching();
      };
      return { default: (await fetched(styled(load), forget)) as ComponentType<object> };
    });
  let part = fetching();
  return (properties) => createElement(part, properties);
}

/** A part with its styles, also where these could not be fetched before. */
async function styled<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await missingStyles();
  return part;
}

/** The same for what everybody needs in the first minutes: `lazyParts` has it fetched before. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  loaders.add(load);
  return onDemand(load);
}

/** All of them, each to be fetched by its call. What can't be fetched now is fetched when it is shown. */
export const lazyParts = (): readonly (() => Promise<unknown>)[] => [...loaders];
