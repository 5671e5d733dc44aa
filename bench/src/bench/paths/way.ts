import { type Called, NAMELESS, sourceOf } from "./coverage.ts";

/** One call of a function of ours: `file#offset`, and the stack as V8 writes it, from the called one on. */
export interface Call {
  place: string;
  stack: string;
}

interface Frame {
  /** Undefined for what is none of ours. */
  file: string | undefined;
  name: string;
}

/**
 * Divides what was called after a press. On its way is what the handler of the key calls and awaits, as far as our own
 * code calls it. Where a library stands between (a store that tells its listeners, React that renders, Phaser that
 * draws a frame, the SDK that reads a patch), or another event began it (the key's release), a function shows what
 * happened and carries nothing. One whose calls were not seen counts as on the way, because nothing says otherwise.
 * @param calls in their order; the first is of the key's handler
 * @param root the project's directory
 */
export function divide(
  called: Called,
  calls: readonly Call[],
  root: string,
): { crossed: Called; shown: Called } {
  const [way, seen] = [onTheWay(calls, root), new Set(calls.map(({ place }) => place))];
  const isCrossed = ([place, name]: [string, string]): boolean =>
    !seen.has(place) || way.has(`${place.slice(0, place.lastIndexOf("#"))}:${name}`);
  const functions = [...called];
  return {
    crossed: new Map(functions.filter(isCrossed)),
    shown: new Map(functions.filter((each) => !isCrossed(each))),
  };
}

/** The functions on the way, as `file:name`; those without a name share one, so that rather too many count. */
function onTheWay(calls: readonly Call[], root: string): Set<string> {
  const way = new Set<string>();
  for (const { stack } of calls) {
    const frames = framesOf(stack, root);
    const keys = frames.map(({ file, name }) => `${file}:${name}`);
    const isOurs = frames.every(({ file }) => file !== undefined);
    // What goes on after an answer begins with the function that awaited it.
    if (isOurs && (way.size === 0 || way.has(keys.at(-1) ?? ""))) for (const key of keys) way.add(key);
  }
  return way;
}

/** `    at async Object.press (http://localhost/@fs/….ts:12:3)`; a function without a name has its address alone. */
const FRAME = /^ +at (?:async )?(?:new )?(?:(.*?) (?:\[as .*\] )?\()?([a-z]+:\/\/[^ )]*?):\d+:\d+\)?$/;

function framesOf(stack: string, root: string): Frame[] {
  return stack.split("\n").flatMap((line) => {
    const [, path = "", url] = FRAME.exec(line) ?? [];
    if (url === undefined) return [];
    const name = path.slice(path.lastIndexOf(".") + 1);
    return [
      {
        file: sourceOf(url, root) ?? undefined,
        name: name === "" || name === "<anonymous>" ? NAMELESS : name,
      },
    ];
  });
}
