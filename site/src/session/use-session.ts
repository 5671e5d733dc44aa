import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { $session, loadSession, type Session } from "./session.ts";

/** Who visits, asked for once the page lives. */
export function useSession(): Session {
  useEffect(() => void loadSession(), []);
  // The navigation may know the answer before this part lives: it still begins as it was drawn when built.
  return useStore($session, { ssr: "initial" });
}
