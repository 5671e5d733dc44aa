import { LOCALES } from "../i18n/locale.ts";

/**
 * What pages share, in a few files: left to itself, the bundler makes a file of each set of modules that a set of
 * pages has in common, and thirty small files weigh more and come later than ten. Each file is named with the packages
 * or modules that it is made of; it takes in their imports too, except those that a file before it has taken.
 */
export const SHARED: Readonly<Record<string, readonly string[]>> = {
  // Changes only with a new version, so browsers keep it from one release of ours to the next.
  react: [
    "node_modules/react/",
    "node_modules/react-dom/",
    "node_modules/scheduler/",
    "node_modules/@astrojs/react/",
  ],
  // Who visits, and when: every page with scripts, also those without islands.
  live: [
    "site/src/session/session.ts",
    "site/src/tracking/consent.ts",
    "site/src/dialogs/satisfaction.ts",
    "site/src/dialogs/tier-change.ts",
    "site/src/navigation/page-idle.ts",
    "schemas/src/clock.ts",
    // Of the parts that pages share with the game: in a file of the game or of the islands they would bring all of it along.
    "game-client/web-kit/src/back.ts",
    "game-client/web-kit/src/numbers.ts",
  ],
  // What imports scripts later: of the bundler itself.
  later: ["preload-helper.js"],
  // What every island draws with.
  island: [
    "site/src/session/use-session.ts",
    "site/src/season/use-page-state.ts",
    "site/src/dialogs/AccessDialogs.tsx",
    "site/src/dialogs/ConfirmDialog.tsx",
    "site/src/errors/Skeleton.tsx",
    "site/src/errors/ErrorPanel.tsx",
    "game-client/web-kit/src/translate.ts",
  ],
  // The library that contracts are written in, which the game needs too, without any form.
  rules: ["node_modules/zod/"],
  // What every form is made of.
  form: [
    "node_modules/react-hook-form/",
    "node_modules/@hookform/",
    "site/src/forms/Field.tsx",
    "site/src/forms/MembersOnly.tsx",
    "site/src/forms/draft.ts",
    "site/src/forms/form-pages.ts",
    "site/src/forms/form.ts",
    "schemas/src/account/registration.ts",
  ],
  // The tiers and chance, which forms ask for too.
  tiers: ["schemas/src/account/tiers.ts", "schemas/src/random.ts"],
  // How a robot looks, which the registration asks for, too.
  looks: ["schemas/src/looks/look.ts"],
  // What the game knows of its places and its story, whichever dialog or drawing asks for it.
  story: [
    "schemas/src/quests/objective.ts",
    "schemas/src/story/leaving.ts",
    "schemas/src/story/marks.ts",
    "schemas/src/places/signpost.ts",
    "schemas/src/maps/read-map.ts",
    "game-client/src/core/story/gates.ts",
    "game-client/src/core/story/touch.ts",
  ],
  // How a robot is drawn, which the registration shows, too.
  robot: ["game-client/art-kit/src/drawings/robot/robot.ts", "game-client/art-kit/src/svg.ts"],
  // The screen, the keys and the way to the server: they do not wait for what draws the world.
  game: ["game-client/src/Game.tsx"],
  // What paints a place, which needs no engine.
  art: ["game-client/src/core/world/place-art.ts"],
  // What draws the world, and what features draw in every place: fetched together, some fifty modules.
  engine: [
    "game-client/src/core/engine/engine.ts",
    ...[
      ...["characters", "eggs", "emote-match", "emotes", "friends", "guidance"],
      ...["map", "plaza", "portals", "story", "wallet"],
    ].map((feature) => `game-client/src/features/${feature}/scene.ts`),
  ],
  // What the game says first, in each language.
  ...Object.fromEntries(
    LOCALES.map((locale) => [
      `${locale}-first`,
      ["errors", "game", "items", "player", "places", "camera", "emotes", "quests", "story"].map(
        (name) => `schemas/locales/${locale}/${name}.json`,
      ),
    ]),
  ),
  // What waits for a visitor in the profile and in the Vault.
  waiting: ["site/src/special-event/InvitationCard.tsx", "site/src/vault/unsaved.ts"],
};

/** The same for the bundler. */
export function sharedChunks() {
  return Object.entries(SHARED).map(([name, parts], place, all) => ({
    name,
    priority: all.length - place,
    test: (id: string) =>
      parts.some((part) => (part.endsWith("/") ? id.includes(`/${part}`) : id.endsWith(`/${part}`))),
  }));
}
