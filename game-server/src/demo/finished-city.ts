import { evidenceOf } from "@diamond-valley/schemas/arena/evidence.ts";
import { SKILLS as FLYERS, fly } from "@diamond-valley/schemas/deep/bots.fixture.ts";
import { bitsOf } from "@diamond-valley/schemas/deep/own.ts";
import { DEEP_RULES } from "@diamond-valley/schemas/deep/rules.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { playRun, SKILLS as RUNNERS } from "@diamond-valley/schemas/diamond-hero/bots.fixture.ts";
import { HERO_RULES } from "@diamond-valley/schemas/diamond-hero/rules.ts";
import { storyGrants } from "@diamond-valley/schemas/story/grants.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import type { Account } from "../account/account.ts";
import type { Claims } from "../account/claims.ts";
import { personOf } from "../account/person.ts";
import { FINISHED } from "../account/provider/persons.ts";
import type { AccountStore } from "../account/store.ts";
import type { Flights } from "../deep/flights.ts";
import type { BoardCheck } from "../diamond-hero/board-check.ts";
import { storedOf } from "../diamond-hero/proof.ts";
import type { Runs } from "../diamond-hero/runs.ts";
import type { ProgressStore } from "../story/progress.ts";
import type { WalletStore } from "../wallet/store.ts";

export interface FinishedCityParts {
  accounts: Pick<AccountStore, "register" | "setNickname">;
  wallets: Pick<WalletStore, "apply">;
  progress: Pick<ProgressStore, "read" | "change">;
  flights: Pick<Flights, "keep">;
  runs: Pick<Runs, "start" | "pay">;
  boardCheck: Pick<BoardCheck, "check">;
}

/** Told of this account by the registration that it never filled in. */
const REGISTRATION = {
  ...{ name: "스파크", mobile_phone: "01099990001", age: "25-34", gender: "female" },
  ...{ contact_email: "spark@store.example", home_address: "다이아몬드 밸리 1" },
  ...{ gaming_device_of_choice: ["android_phone"], next_purchase: ["android_phone"] },
  ...{ excited_purchase: "android_phone", circle_to_search: "yes", google_play_satisfaction: 5 },
  ...{ over_14: true, t_and_c_global: true, t_and_c_campaign: true },
} as const;

/** Set when all of it is done. */
const DONE = "done.diamond";

/** The acts of the main story. */
const ACTS = [...PARTS].flatMap(([part, { kind }]) => (kind === "main" ? [part] : []));

/** What the acts pay for their diamonds and their ends, with what is then told, and the facts of all acts done. */
function actGrants() {
  const isOfActs = (fact: string): boolean =>
    ACTS.some((act) => fact === `done.${act}` || fact.startsWith(`gem.${act}.`));
  const told = new Set<string>();
  return [...storyGrants()].filter(([, { facts, daily }]) => {
    const names = Object.keys(facts);
    if (daily || !names.some((name) => isOfActs(name) && !told.has(name))) return false;
    for (const name of names) told.add(name);
    return true;
  });
}

/**
 * Lets one account of the embedded provider have finished the five acts and begun Diamond Hero, as play would: grants under their
 * keys, flights through the Deep for their diamonds, and a run that was really played. Made at its first sign-in, and only
 * where somebody tries the product. Other accounts are answered as they are.
 */
export async function finishedCity(
  { accounts, wallets, progress, flights, runs, boardCheck }: FinishedCityParts,
  account: Account,
  claims: Claims,
): Promise<Account> {
  if (claims.sub !== FINISHED) return account;
  const { id } = account;
  const registered = account.registered
    ? account
    : await accounts.register(id, "register", structuredClone(REGISTRATION) as never, personOf(claims));
  if ((await progress.read(id)).facts[DONE]) return registered;

  // First the proofs, then what they pay, then that it is done: a crash in between is mended by the next sign-in.
  await flyThrough(id, flights);
  const grants = actGrants();
  for (const [key, { grant }] of grants) {
    const { diamonds = 0, experience = 0, items = {} } = grant;
    await wallets.apply(id, { kind: "grant", key, diamonds, experience, items });
  }
  await play(id, runs, boardCheck);
  const told = Object.assign({}, ...grants.map(([, { facts }]) => facts));
  const ends = Object.fromEntries(ACTS.map((act) => [`done.${act}`, 1]));
  await progress.change(id, (before) => changed(before, { set: { ...told, ...ends }, add: {} }));
  return registered;
}

/** Flies as often as it takes to bring every diamond of the Deep. */
async function flyThrough(account: string, flights: Pick<Flights, "keep">): Promise<void> {
  const every = Array.from({ length: DEEP.gem.count }, (_, index) => index + 1);
  let left = every;
  for (let seed = 1; left.length > 0; seed += 1) {
    const how = { missing: bitsOf(left), calm: true, ease: 3 };
    const { gems, outcome, setup, recording } = fly({ seed, skill: FLYERS.ace, how });
    const evidence = evidenceOf(DEEP_RULES, setup, recording);
    const survived = outcome === "success";
    await flights.keep({ attempt: `demo-flight-${seed}`, account, gems: [...gems], survived, evidence });
    left = left.filter((gem) => !gems.includes(gem));
  }
}

async function play(
  account: string,
  runs: Pick<Runs, "start" | "pay">,
  boardCheck: Pick<BoardCheck, "check">,
): Promise<void> {
  const attempt = "demo-run";
  const played = playRun({ seed: 1, skill: RUNNERS.steady });
  const evidence = evidenceOf(HERO_RULES, played.setup, played.recording);
  await runs.start(account, attempt);
  await runs.pay({ account, attempt, evidence, ...storedOf(played) });
  void boardCheck.check(attempt);
}
