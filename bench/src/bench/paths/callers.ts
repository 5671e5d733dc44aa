import type { CDPSession } from "playwright-core";
import type { OwnFunction } from "./coverage.ts";
import type { Call } from "./way.ts";

/** Calls of one function whose stacks are kept. */
const CALLS_KEPT = 50;

/** What called the functions of a page. */
export interface Callers {
  /** Keeps the stacks of calls of these functions from now on. */
  watch(functions: readonly OwnFunction[]): Promise<void>;
  /** The calls since a key was last pressed, in their order. */
  calls(): Promise<Call[]>;
}

/** Runs in the page before all else: calls are kept from the last key that was pressed. */
export function forgetAtKey(): void {
  Error.stackTraceLimit = 200;
  window.addEventListener("keydown", () => Object.assign(globalThis, { keptCalls: [], callCounts: {} }), {
    capture: true,
  });
}

/**
 * Reads stacks by breakpoints whose condition notes the stack and says no: nothing ever pauses. V8 appends the functions
 * that await the running one, so that a stack goes back through answers too.
 */
export async function traceCallers(session: CDPSession): Promise<Callers> {
  await session.send("Debugger.enable");
  const places: string[] = [];

  async function watchOne({ place, scriptId, start, end }: OwnFunction, source: string): Promise<void> {
    const [from, to] = [positionAt(source, start), positionAt(source, end)];
    const { locations } = await session.send("Debugger.getPossibleBreakpoints", {
      start: { scriptId, ...from },
      end: { scriptId, ...to },
    });
    // What stands at its very begin is the statement around it, such as `const press = …`.
    const first = locations.find(
      ({ lineNumber, columnNumber }) =>
        lineNumber > from.lineNumber || (columnNumber ?? 0) > from.columnNumber,
    );
    if (!first) return;
    const id = places.push(place) - 1;
    const count = `callCounts[${id}] = (callCounts[${id}] ?? 0) + 1`;
    const condition = `globalThis.keptCalls && (${count}) <= ${CALLS_KEPT} && keptCalls.push([${id}, new Error().stack]) < 0`;
    // Two functions that begin at one place have one breakpoint.
    await session.send("Debugger.setBreakpoint", { location: first, condition }).catch(() => {});
  }

  return {
    async watch(functions) {
      const sources = new Map<string, string>();
      // Inner ones first: the first place of a function may stand in one that it holds.
      for (const each of functions.toSorted((a, b) => a.end - a.start - (b.end - b.start))) {
        const { scriptId } = each;
        if (!sources.has(scriptId)) {
          const { scriptSource } = await session.send("Debugger.getScriptSource", { scriptId });
          sources.set(scriptId, scriptSource);
        }
        await watchOne(each, sources.get(scriptId)!);
      }
    },
    async calls() {
      const { result } = await session.send("Runtime.evaluate", {
        expression: "globalThis.keptCalls ?? []",
        returnByValue: true,
      });
      const kept = (result.value ?? []) as [number, string][];
      return kept.map(([id, stack]) => ({ place: places[id]!, stack }));
    },
  };
}

/** Line and column of an offset, both from 0. */
function positionAt(source: string, offset: number): { lineNumber: number; columnNumber: number } {
  const before = source.slice(0, offset).split("\n");
  return { lineNumber: before.length - 1, columnNumber: before.at(-1)!.length };
}
