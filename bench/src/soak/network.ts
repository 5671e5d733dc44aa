import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Where the servers stand: each in a network of its own where that can be had, else all on this machine. */
export interface Network {
  /** The address at which a server finds Redis and the database. */
  readonly home: string;
  /** What each server runs in. */
  readonly places: readonly Place[];
  /** In words. */
  readonly what: string;
  close(): void;
}

/** Where one server runs. */
export interface Place {
  /** The address at which it is reached. */
  readonly address: string;
  /** The command line that runs a program there. */
  run(program: string, args: readonly string[]): [string, string[]];
  /** Whether the server can be cut off from everything by its network; else its process has to be stopped for a while. */
  readonly canCut: boolean;
  cut(): void;
  mend(): void;
}

const NAME = "dvsoak";
const HOME = "10.213.77.1";

function ip(...args: string[]): void {
  execFileSync("ip", args, { stdio: ["ignore", "ignore", "pipe"] });
}
const tried = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

/** Networks of their own need root and `ip`. */
export function openNetwork(servers: number, wanted: boolean): Network {
  if (!wanted || process.getuid?.() !== 0 || !tried(() => ip("link", "show"))) return plainNetwork(servers);
  takeDown(servers);
  const isUp = tried(() => {
    ip("link", "add", `${NAME}br`, "type", "bridge");
    ip("addr", "add", `${HOME}/24`, "dev", `${NAME}br`);
    ip("link", "set", `${NAME}br`, "up");
    for (let index = 0; index < servers; index += 1) addNamespace(index);
  });
  if (!isUp) {
    takeDown(servers);
    return plainNetwork(servers);
  }
  return {
    home: HOME,
    what: "each server in a network namespace of its own",
    places: Array.from({ length: servers }, (_, index) => placeOf(index)),
    close: () => takeDown(servers),
  };
}

const addressOf = (index: number): string => `10.213.77.${11 + index}`;

function addNamespace(index: number): void {
  const [namespace, near, far] = [`${NAME}${index}`, `${NAME}v${index}`, `${NAME}p${index}`];
  ip("netns", "add", namespace);
  ip("link", "add", near, "type", "veth", "peer", "name", far);
  ip("link", "set", far, "netns", namespace);
  ip("link", "set", near, "master", `${NAME}br`);
  ip("link", "set", near, "up");
  ip("netns", "exec", namespace, "ip", "addr", "add", `${addressOf(index)}/24`, "dev", far);
  ip("netns", "exec", namespace, "ip", "link", "set", far, "up");
  ip("netns", "exec", namespace, "ip", "link", "set", "lo", "up");
}

function placeOf(index: number): Place {
  return {
    address: addressOf(index),
    canCut: true,
    run: (program, args) => ["ip", ["netns", "exec", `${NAME}${index}`, program, ...args]],
    cut: () => ip("link", "set", `${NAME}v${index}`, "down"),
    mend: () => ip("link", "set", `${NAME}v${index}`, "up"),
  };
}

function takeDown(servers: number): void {
  for (let index = 0; index < servers; index += 1) {
    tried(() => ip("netns", "del", `${NAME}${index}`));
    tried(() => ip("link", "del", `${NAME}v${index}`));
  }
  tried(() => ip("link", "del", `${NAME}br`));
}

function plainNetwork(servers: number): Network {
  const place: Place = {
    address: "127.0.0.1",
    canCut: false,
    run: (program, args) => [program, [...args]],
    cut() {},
    mend() {},
  };
  return {
    home: "127.0.0.1",
    what: "all servers on this machine: a partition stops a process for a while instead",
    places: Array.from({ length: servers }, () => place),
    close() {},
  };
}

/** Waits until `condition` answers true, at most `patience` ms. Answers whether it did. */
export async function eventually(
  condition: () => Promise<boolean> | boolean,
  patience: number,
): Promise<boolean> {
  for (const giveUp = performance.now() + patience; performance.now() < giveUp; await sleep(100))
    if (await condition()) return true;
  return false;
}
