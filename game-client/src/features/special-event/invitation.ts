import type { SpecialEventAnswer } from "@diamond-valley/schemas/special-event/special-event.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { useEffect, useState } from "react";
import { useGame } from "../../core/app/game.ts";

/** What was told last: of a reply that was taken, or why it was not. */
export type Told = "done" | "cancelled" | "closed" | "failed";

export interface Invitation {
  /** Null until the server has said how things stand. */
  readonly answer: SpecialEventAnswer | null;
  readonly busy: boolean;
  readonly told: Told | null;
  /** Chooses a day; null takes the visit back. */
  reply(day: string | null): Promise<void>;
  /** Takes back what was told, as the player has chosen anew. */
  hush(): void;
}

/** The player's invitation to the special event: read when it is opened, and answered by the call that the site makes too. */
export function useInvitation(): Invitation {
  const { api } = useGame();
  const [answer, setAnswer] = useState<SpecialEventAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  useEffect(() => {
    let isWanted = true;
    api.call<SpecialEventAnswer>("GET", "/game_rpg/special-event").then(
      (said) => isWanted && setAnswer(said),
      () => isWanted && setTold("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [api]);

  return {
    answer,
    busy,
    told,
    hush: () => setTold(null),
    async reply(day) {
      if (busy) return;
      setBusy(true);
      setTold(null);
      try {
        setAnswer(await api.call<SpecialEventAnswer>("POST", "/game_rpg/special-event/rsvp", { day }));
        setTold(day === null ? "cancelled" : "done");
      } catch (error) {
        setTold(codeOf(error) === "closed" ? "closed" : "failed");
      } finally {
        setBusy(false);
      }
    },
  };
}
