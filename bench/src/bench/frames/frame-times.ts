/** An event of Chromium's trace: a piece of work of one thread. Times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The same on the thread's own clock, which stands while the processor does something else. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Work of the main thread that counts: scripts, styles and layout. Painting is not the page's to make faster. */
const COUNTED = new Set([
  "FunctionCall",
  "EvaluateScript",
  "FireAnimationFrame",
  "TimerFire",
  "RunMicrotasks",
  "EventDispatch",
  "WebSocketReceive",
  "UpdateLayoutTree",
  "Layout",
  "MinorGC",
  "MajorGC",
]);
/** Ends a frame of the page: it comes once in each, however many scripts have asked for the frame. */
const FRAME = "PrePaint";
const MAIN = "CrRendererMain";

/**
 * Script and layout (ms) of each frame in a trace: from the end of one frame of the busiest page to that of its next. Of the
 * thread's own time where it was traced: other work on the machine does not count.
 */
export function frameTimes(events: readonly TraceEvent[]): number[] {
  const mains = events.filter(({ name, args }) => name === "thread_name" && args?.name === MAIN);
  const threads = mains.map(({ pid, tid }) =>
    events
      .filter(
        ({ name, ph, pid: of, tid: on }) =>
          of === pid && on === tid && ph === "X" && (name === FRAME || COUNTED.has(name)),
      )
      .map((event) => ({ name: event.name, ts: event.tts ?? event.ts, dur: event.tdur ?? event.dur ?? 0 }))
      .toSorted((a, b) => a.ts - b.ts),
  );
  const [busiest = []] = threads.toSorted((a, b) => b.length - a.length);
  const times: number[] = [];
  let sum: number | null = null;
  let until = 0;
  for (const { name, ts, dur } of busiest) {
    if (name === FRAME) {
      if (sum !== null) times.push(sum / 1_000);
      sum = 0;
      continue;
    }
    // Events lie within each other: what was counted with the outer one is not counted again.
    const own = Math.max(0, ts + dur - Math.max(ts, until));
    until = Math.max(until, ts + dur);
    if (sum !== null) sum += own;
  }
  return times;
}
