import type { ErrorCode } from "@diamond-valley/schemas/errors/catalogue.ts";
import type { Connection, ConnectionPhase } from "../net/connection.ts";

/** What a button of a status screen does. */
export type Way = "retry" | "take-over" | "reload" | "sign-in" | "register" | "vault" | "home" | "faq";

/** A status screen: the texts `<texts>.title`, `.message` and `.action`, and what its buttons do. */
export interface StatusScreen {
  texts: string;
  call: Way;
  quiet?: Way;
}

const error = (code: ErrorCode): string => `errors:${code}`;

/** The phases in which the game can't go on as it is. */
const SCREENS: Partial<Record<ConnectionPhase, StatusScreen>> = {
  offline: { texts: "status.offline", call: "retry" },
  elsewhere: { texts: error("multiple-tabs"), call: "take-over", quiet: "home" },
  moved: { texts: "status.moved", call: "take-over", quiet: "home" },
  closed: { texts: "status.closed", call: "vault", quiet: "home" },
  "signed-out": { texts: error("not-logged-in"), call: "sign-in", quiet: "home" },
  unregistered: { texts: error("not-registered"), call: "register", quiet: "home" },
  outdated: { texts: error("reload-needed"), call: "reload" },
};

/** The status screen of a connection, or null while all is well. */
export function statusScreenOf({ phase, code }: Connection): StatusScreen | null {
  if (phase === "failed") return { texts: error(code ?? "generic"), call: "reload", quiet: "faq" };
  return SCREENS[phase] ?? null;
}
