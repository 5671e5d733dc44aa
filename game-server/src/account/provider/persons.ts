import { TIERS, type Tier } from "@diamond-valley/schemas/account/tiers.ts";

/** Somebody at the embedded provider: nothing is stored, a hint says it all. */
export interface Person {
  /** The hint without its flags: the same person whatever the flags say. */
  sub: string;
  /** Null for somebody new: some providers tell none. */
  name: string | null;
  email: string;
  tier: Tier;
  vip: boolean;
  vvip: boolean;
  invited: boolean;
  country: string;
  /** Whether the store permission is granted. */
  permitted: boolean;
}

/** Words that may follow the name in a hint, besides the tiers. */
const FLAGS = ["vip", "vvip", "invited", "abroad", "no-permission"] as const;

/** Who has finished the city, where somebody only tries the product: see `demo/finished-city.ts`. */
export const FINISHED = "spark";

/** The accounts to choose from, one for each case. Their texts stand under the same names. */
export const CHOICES = [
  { key: "none", hint: "bolt" },
  { key: "bronze", hint: "copper+bronze" },
  { key: "silver", hint: "chrome+silver" },
  { key: "gold", hint: "auric+gold" },
  { key: "platinum", hint: "iris+platinum" },
  { key: "diamond", hint: "facet+diamond" },
  { key: "diamond_max", hint: "nova+diamond_max" },
  { key: "vip", hint: "vera+gold+vip" },
  { key: "vvip", hint: "vega+diamond+vvip" },
  { key: "invited", hint: "juno+invited" },
  { key: "finished", hint: FINISHED },
  { key: "abroad", hint: "orbit+abroad" },
  { key: "no-permission", hint: "quartz+no-permission" },
] as const;

/** The hint of "a new one each time". */
export const NEW_PERSON = "new";

/**
 * The person that a hint such as `bot-123` or `bot-123+gold+vip` names: letters, digits, dots, dashes and underscores,
 * then a tier and flags. Undefined where it is no such hint.
 */
export function personOf(hint: string): Person | undefined {
  const [sub = "", ...flags] = hint.split("+");
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/.test(sub)) return undefined;
  if (!flags.every((flag) => isTier(flag) || FLAGS.some((known) => known === flag))) return undefined;
  return {
    sub,
    name: sub.startsWith(`${NEW_PERSON}-`) ? null : sub.charAt(0).toUpperCase() + sub.slice(1),
    email: `${sub.toLowerCase()}@store.example`,
    tier: flags.find(isTier) ?? "none",
    vip: flags.includes("vip"),
    vvip: flags.includes("vvip"),
    invited: flags.includes("invited"),
    country: flags.includes("abroad") ? "US" : "KR",
    permitted: !flags.includes("no-permission"),
  };
}

function isTier(word: string): word is Tier {
  return TIERS.some((tier) => tier === word);
}
