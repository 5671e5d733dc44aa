/** Stands for our own origin while a path is read; it is never visited. */
const HERE = "https://here.invalid";

/**
 * The page to go to after a sign-in, or null where `path` is not a page of ours: anything that a browser could read
 * as an address of another site, or as a call. Query and fragment are kept.
 */
export function returnPath(path: unknown): string | null {
  if (typeof path !== "string" || path.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return null;
  if (!URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  // Dots may have been folded away: what is left must still begin with one slash only.
  if (origin !== HERE || pathname.startsWith("//") || /^\/(api|auth|provider)(\/|$)/.test(pathname))
    return null;
  return `${pathname}${search}${hash}`;
}
