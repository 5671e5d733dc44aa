import { type ChildProcess, fork } from "node:child_process";

/** A process that looks at the community goals. */
export interface Sweeper {
  /** Resolves when it is gone: true where it came to its end by itself. */
  readonly gone: Promise<boolean>;
  /** Resolves with its first word: it has looked once, or is gone. */
  readonly looked: Promise<void>;
  kill(): void;
}

/** What a sweeper does: from `now` on it looks so often, and dies before the command to the database of this number. */
export interface Sweeping {
  readonly now: number;
  readonly looks?: number;
  readonly dieAfter?: number;
}

/** Starts one on the database at `url`. */
export function startSweeper(
  url: string,
  { now, looks = 1, dieAfter = Number.POSITIVE_INFINITY }: Sweeping,
): Sweeper {
  const watched = new URL(url);
  watched.searchParams.set("monitorCommands", "true");
  const child: ChildProcess = fork(
    new URL("./sweeper.ts", import.meta.url),
    [watched.href, `${now}`, `${looks}`, `${dieAfter}`],
    { execArgv: [] },
  );
  const gone = new Promise<boolean>((resolve) => child.once("exit", (code) => resolve(code === 0)));
  return {
    gone,
    looked: Promise.race([new Promise<void>((resolve) => child.once("message", () => resolve())), gone]).then(
      () => {},
    ),
    kill: () => void child.kill("SIGKILL"),
  };
}
