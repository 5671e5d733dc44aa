import english from "@diamond-valley/schemas/locales/en/special-event.json" with { type: "json" };
import korean from "@diamond-valley/schemas/locales/ko/special-event.json" with { type: "json" };
import { daysToRemind } from "@diamond-valley/schemas/special-event/special-event.ts";
import type { Deps } from "../deps.ts";
import { fillMail } from "../mail/fill.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";
import type { Guest, Visits } from "./visits.ts";

/** Reminders that one sweep sends. */
const SWEEP_MAX = 100;

export interface ReminderParts {
  deps: Pick<Deps, "clock">;
  visits: Visits;
  mailer: Mailer;
}

/**
 * Sends each guest one mail the day before the visit. A guest is leased before and marked after, so that processes
 * share the work; a mail whose process was killed in between is sent again under the same name.
 */
export function createReminders({ deps, visits, mailer }: ReminderParts): BackgroundJob {
  return {
    async sweep(over) {
      let sent = 0;
      for (const day of daysToRemind(deps.clock.now())) {
        while (sent < SWEEP_MAX && !over?.aborted) {
          const guest = await visits.nextToRemind(day);
          if (!guest) break;
          await mailer.send(reminderFor(guest));
          await visits.markReminded(guest);
          sent++;
        }
      }
      return sent;
    },
  };
}

/** In both languages, since nobody told us theirs. */
function reminderFor({ accountId, day, name, email }: Guest): Mail {
  const said = [korean, english].map(({ mail }) => ({
    subject: fillMail(mail.subject, { name, day }),
    text: fillMail(mail.text, { name, day }),
  }));
  return {
    id: `reminder-${accountId}-${day}`,
    to: email,
    subject: said.map(({ subject }) => subject).join(" / "),
    text: said.map(({ text }) => text).join("\n\n---\n\n"),
  };
}
