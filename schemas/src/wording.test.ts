import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

/** The English text of a feature under a key such as "generic.title". */
function english(feature: string, key: string): unknown {
  const file = join(import.meta.dirname, "../locales/en", `${feature}.json`);
  const texts = JSON.parse(readFileSync(file, "utf8")) as Texts;
  return key
    .split(".")
    .reduce<string | Texts | undefined>((at, part) => (typeof at === "object" ? at[part] : undefined), texts);
}

/** The sentences that the error catalogues prescribe word for word (spec 1 §8, spec 2 §8), typing errors mended. */
test.each([
  ["errors", "generic.title", "Oops, an error occurred"],
  ["dialogs", "offline.message", "Sorry, you're offline, please reconnect to continue playing"],
  ["dialogs", "offline.retry", "Retry"],
  ["errors", "registration-submit.message", "A problem occurred while submitting the form."],
  ["errors", "survey-submit.message", "A problem occurred while submitting the form."],
  ["errors", "profile-closed.message", "Sorry, the profile form is currently closed."],
  ["errors", "profile-error.message", "Sorry, an error occurred. Please try again."],
  ["errors", "code-closed.message", "Sorry, the invite code functionality is currently closed."],
  ["errors", "code-invalid.message", "Sorry, the invite code you entered is invalid."],
  ["errors", "code-used.message", "Sorry, the invite code you entered has already been used."],
  ["errors", "insufficient-diamonds.message", "You have insufficient diamonds."],
  ["errors", "entries-not-saved.title", "Your entries have not been saved"],
  ["errors", "entries-not-saved.message", "A problem occurred while submitting the sweepstakes."],
  [
    "errors",
    "not-enough-coins.message",
    "You don't have enough coins. Earn more coins by playing Diamond Hero",
  ],
  ["errors", "missing-scope.title", "Access permission required"],
  ["errors", "not-logged-in.title", "Please log in first"],
  ["errors", "not-registered.title", "Registration required"],
  ["errors", "not-registered.action", "Register"],
  ["dialogs", "tier-upgrade.thanks", "Thanks"],
  ["dialogs", "tier-upgrade.close", "Close"],
  ["vault", "empty.eligible", "You have not qualified for any sweepstakes"],
  ["game", "refusal.insufficient-inventory", "Insufficient inventory, come back later"],
  ["game", "refusal.daily-limit", "You have reached today's limit. Return tomorrow!"],
  ["game", "refusal.exchange-short.fish", "Insufficient fish inventory"],
  ["game", "refusal.exchange-short.ore", "Insufficient ore inventory"],
  ["game", "refusal.bag-full", "Bag is full! Make space in your bag first to progress further!"],
  ["mining", "leave.message", "Your progress will be lost. Are you sure you want to exit?"],
  ["mining", "trouble.again", "Please try again."],
  ["mining", "trouble.reconnecting", "Reconnecting to realtime"],
  ["hunting", "leave.message", "Your progress will be lost. Are you sure you want to exit?"],
  ["hunting", "trouble.again", "Please try again."],
  ["hunting", "trouble.reconnecting", "Reconnecting to realtime"],
  ["hunting", "prompt.taken", "This monster is already taken"],
  ["hub", "talk.elder.lost.1", "The golem has escaped. Try again!"],
  ["game", "prompt.why.card-key", "The door is locked. I think I need a card key."],
  [
    "game",
    "status.too-small.message",
    "Please increase your browser screen size to ensure smooth event progress.",
  ],
])("%s %s is worded as the specification has it", (feature, key, sentence) => {
  expect(english(feature, key)).toBe(sentence);
});
