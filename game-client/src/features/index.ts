import type { Feature } from "../core/feature.ts";
import type { LocaleFiles } from "../core/texts/texts.ts";
import { ALBUM } from "./album/index.ts";
import { BOARDS } from "./boards/index.ts";
import { BOSS } from "./boss/index.ts";
import { CAMERA } from "./camera/index.ts";
import { CHARACTERS } from "./characters/index.ts";
import { COMMUNITY } from "./community/index.ts";
import { DEEP } from "./deep/index.ts";
import { DIAMOND_HERO } from "./diamond-hero/index.ts";
import { EGGS } from "./eggs/index.ts";
import { EMOTE_MATCHES } from "./emote-match/index.ts";
import { EMOTES } from "./emotes/index.ts";
import { FISHING } from "./fishing/index.ts";
import { FRIENDS } from "./friends/index.ts";
import { GUIDANCE } from "./guidance/index.ts";
import { HELP } from "./help/index.ts";
import { HUNTING } from "./hunting/index.ts";
import { MAP } from "./map/index.ts";
import { MINING } from "./mining/index.ts";
import { PEOPLE } from "./people/index.ts";
import { PLAZA } from "./plaza/index.ts";
import { PORTALS } from "./portals/index.ts";
import { QUESTS } from "./quests/index.ts";
import { REPORTS } from "./reports/index.ts";
import { SIGN_IN } from "./sign-in/index.ts";
import { SPECIAL_EVENT } from "./special-event/index.ts";
import { STORY } from "./story/index.ts";
import { TEAMS } from "./teams/index.ts";
import { VAULT } from "./vault/index.ts";
import { WALLET } from "./wallet/index.ts";
import { WARDROBE } from "./wardrobe/index.ts";

/** All features of the game. Where several add to the same slot, they stand there in this order. */
export const FEATURES: readonly Feature[] = [
  WALLET,
  GUIDANCE,
  MAP,
  CAMERA,
  ALBUM,
  QUESTS,
  WARDROBE,
  PORTALS,
  CHARACTERS,
  PLAZA,
  STORY,
  FISHING,
  MINING,
  HUNTING,
  BOSS,
  DEEP,
  EGGS,
  SIGN_IN,
  TEAMS,
  BOARDS,
  REPORTS,
  COMMUNITY,
  PEOPLE,
  FRIENDS,
  EMOTES,
  EMOTE_MATCHES,
  HELP,
  VAULT,
  SPECIAL_EVENT,
  DIAMOND_HERO,
];

/** The locale files that features add, by the features' names. */
export const FEATURE_FILES: Readonly<Record<string, LocaleFiles>> = Object.fromEntries(
  FEATURES.flatMap(({ name, texts }) => (texts ? [[name, texts] as const] : [])),
);
