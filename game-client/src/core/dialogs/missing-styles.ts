/** How long (ms) after a failure style sheets are asked for again by themselves. */
const AGAIN = 5_000;

/** Style sheets that could not be fetched, by address. */
const missing = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Notes each style sheet that can't be fetched, and asks for it again: the bundler's loader asks for a script again, and never
 * for its styles. Answers what ends it.
 */
export function watchStyles(): () => void {
  const ended = new AbortController();
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
      target.remove();
      missing.add(target.href);
      timer ??= setTimeout(() => void missingStyles().catch(() => {}), AGAIN);
    },
    // Such an event doesn't bubble.
    { capture: true, signal: ended.signal },
  );
  return () => {
    ended.abort();
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Asks for all that is missing once more. Resolves when it is here; rejects where some of it is missing still. */
export async function missingStyles(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const wanted = [...missing];
  missing.clear();
  await Promise.all(wanted.map(fetchSheet));
}

function fetchSheet(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${href} can't be fetched`)));
    document.head.append(link);
  });
}
