import { drawTierOf, tierOf } from "@diamond-valley/schemas/account/tier-status.ts";
import type { Tier } from "@diamond-valley/schemas/account/tiers.ts";
import { asPlayerLook } from "@diamond-valley/schemas/looks/look.ts";
import { packOutfit, unpackOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import type { AccountDocument, Contact, RegistrationKind } from "./document.ts";
import type { Language } from "./language.ts";

/** An account as other features see it. */
export interface Account {
  /** 24 hex digits. */
  id: string;
  /** A digest of the store's user. */
  sub: string;
  /** The account's own address, from the provider. Empty before the registration, as is all of the person. */
  email: string;
  /** The name of the registration, or else the provider's. */
  name: string | null;
  picture: string | null;
  /** The language of the site that the person last signed in from; null where it is not known. */
  language: Language | null;
  /** The tier of the moment. */
  tier: Tier;
  /** The tier that draws and extra diamonds go by. */
  drawTier: Tier;
  /** How often the tier has changed. */
  tierChanges: number;
  /** The tier rose, and the person has not signed in since. */
  tierRaised: boolean;
  /** The tier changed without rising, and the person has not been told. */
  tierShifted: boolean;
  /** The wallet has not followed a change of the tier or a registration yet. */
  unreconciled: boolean;
  /** At the store, or by a code. */
  vip: boolean;
  vvip: boolean;
  invited: boolean;
  /** The codes that were used. */
  codes: readonly string[];
  audienceCode: string | null;
  /** Empty before one was chosen: others then read `player:unnamed` in their own language (spec 2 §3). */
  nickname: string;
  /** Packed, as the room state has it. The registration draws one. */
  look: number;
  /** What is worn over the look, packed; 0 for nothing. */
  outfit: number;
  /** How the person registered, or null. */
  registration: RegistrationKind | null;
  registered: boolean;
  /** Agreed to get news. */
  marketing: boolean;
  /** The survey of the event was answered. */
  surveyed: boolean;
  /** Null before the registration. */
  contact: Contact | null;
  /** Empty where none was given. */
  homeAddress: string;
}

/** The account that a document holds. */
export function accountOf(document: AccountDocument): Account {
  const { contact, registration, standing, codes = [] } = document;
  return {
    id: document._id,
    sub: document.sub,
    email: document.email ?? "",
    name: contact?.name ?? document.name ?? null,
    picture: document.picture ?? null,
    language: document.language ?? null,
    tier: tierOf(standing),
    drawTier: drawTierOf(standing),
    tierChanges: standing.changes,
    tierRaised: standing.raised,
    tierShifted: standing.shifted === true,
    unreconciled: document.unsettled === true,
    vip: document.vip || codes.some(({ kind }) => kind === "vip"),
    vvip: document.vvip,
    invited: document.invited || codes.some(({ kind }) => kind === "invite"),
    codes: codes.map(({ code }) => code),
    audienceCode: document.audienceCode ?? null,
    nickname: document.nickname ?? "",
    look: asPlayerLook(document.look ?? 0),
    // Pieces that this version does not know are not worn.
    outfit: packOutfit(unpackOutfit(document.outfit ?? 0)),
    registration: registration?.kind ?? null,
    registered: registration !== undefined,
    marketing: document.marketing?.accepted === true,
    surveyed: document.eventSurvey !== undefined,
    contact: contact ?? null,
    homeAddress: contact?.homeAddress ?? "",
  };
}
