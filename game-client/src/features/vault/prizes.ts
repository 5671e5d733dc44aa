import type { VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { perGame } from "../../core/feature.ts";
import { createReading } from "../../core/reading/reading.ts";

/** The Vault as the server tells it to the player. */
export const prizesOf = perGame(({ api }) =>
  createReading(() => api.call<VaultAnswer>("GET", "/sweepstakes")),
);
