/** What V8's precise coverage says of one function: its first range is the function itself. */
export interface CoveredFunction {
  functionName: string;
  ranges: readonly { startOffset: number; endOffset: number; count: number }[];
}

/** One script in an answer of `Profiler.takePreciseCoverage`; counts begin at 0 with each answer. */
export interface CoveredScript {
  scriptId: string;
  url: string;
  functions: readonly CoveredFunction[];
}

/** Instead of the name of a function that has none. */
export const NAMELESS = "(anonymous)";

/** Calls by function: `file#offset` -> the function's name. */
export type Called = ReadonlyMap<string, string>;

/** Source of ours, from the project's root. What Vite itself serves has an address with `@`, or stands in node_modules. */
const OURS = /^(schemas|game-server|game-client|site)\/(?!@|.*node_modules\/)/;

/** A function of ours in a running program. */
export interface OwnFunction {
  /** `file#offset`. */
  place: string;
  name: string;
  scriptId: string;
  start: number;
  end: number;
  count: number;
}

/**
 * The functions of ours, whichever way their script was loaded: from disk, or by Vite's development server as
 * `/@fs/<path>` or from the site's own root.
 * @param root the project's directory
 */
export function ownFunctions(scripts: readonly CoveredScript[], root: string): OwnFunction[] {
  return scripts.flatMap(({ scriptId, url, functions }) => {
    const file = sourceOf(url, root);
    if (file === null) return [];
    return functions.flatMap(({ functionName, ranges: [whole] }) => {
      if (!whole) return [];
      const { startOffset: start, endOffset: end, count } = whole;
      return [{ place: `${file}#${start}`, name: functionName || NAMELESS, scriptId, start, end, count }];
    });
  });
}

/** Those that were called. */
export function calledFunctions(functions: readonly OwnFunction[]): Called {
  return new Map(functions.flatMap(({ place, name, count }) => (count > 0 ? [[place, name]] : [])));
}

/** The path of a script from the project's root, or null where it is none of ours. */
export function sourceOf(url: string, root: string): string | null {
  if (!/^(file|https?):/.test(url)) return null;
  const { protocol, pathname } = new URL(url);
  const path = decodeURIComponent(pathname);
  const whole =
    protocol === "file:" ? path : path.startsWith("/@fs/") ? path.slice(4) : `${root}/site${path}`;
  const file = whole.startsWith(`${root}/`) ? whole.slice(root.length + 1) : "";
  return OURS.test(file) ? file : null;
}

/** All calls of several windows of time. */
export function together(...windows: readonly Called[]): Called {
  return new Map(windows.flatMap((each) => [...each]));
}

/** File -> names of the functions that were called and do not stand in `idle`, in the order of the files' names. */
export function filesBeyond(called: Called, idle: Called): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const [place, name] of called) {
    if (idle.has(place)) continue;
    const file = place.slice(0, place.lastIndexOf("#"));
    const names = files.get(file) ?? [];
    if (!names.includes(name)) names.push(name);
    files.set(file, names);
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
