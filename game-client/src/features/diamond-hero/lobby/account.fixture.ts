import type { HeroAccount } from "@diamond-valley/schemas/diamond-hero/account.ts";

/** Somebody who has never run, with all diamonds of the acts. */
export const NEWCOMER: HeroAccount = {
  missing: 0,
  coins: 0,
  powerUps: { health: 0, speed: 0, damage: 0, dice: 0 },
  totals: { kills: 0, coins: 0, plays: 0, clears: 0, prisms: 0 },
  milestones: [false, false, false, false],
  characters: { "small-robot": true, engineer: true, "android-bot": false, "super-bot": false },
  missions: { kills: 0, coins: 0, plays: 0, clears: 0 },
  extreme: { clears: false, prisms: false, kills: false, coins: false, upgrades: false },
  best: 0,
};
