import { ALBUM } from "@diamond-valley/schemas/album/content.ts";
import { CHARACTERS } from "@diamond-valley/schemas/diamond-hero/progress-content.ts";
import { CHARACTER_LOOKS } from "@diamond-valley/schemas/looks/characters.ts";
import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { NO_OUTFIT } from "@diamond-valley/schemas/looks/outfit.ts";
import { PIECES } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { type IndoorType, SCENERY, type SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { PLAZA_THEMES, plazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { kindPicture } from "./drawings/album/kind.ts";
import { badge } from "./drawings/badge.ts";
import { bite, emoteBubble, exclamation, question } from "./drawings/bubble.ts";
import * as circle from "./drawings/circle.ts";
import { FAILED_ITEMS } from "./drawings/failed-items.ts";
import { fish } from "./drawings/fish.ts";
import * as forest from "./drawings/forest.ts";
import { coin, gem } from "./drawings/gem.ts";
import { golem, golemCracks } from "./drawings/golem.ts";
import { GOLEM_LOOKS } from "./drawings/golem-face.ts";
import { heart, pebble, tossedRock } from "./drawings/golem-pieces.ts";
import { GOLEM_POSES } from "./drawings/golem-poses.ts";
import { herb, herbBud, wiltedHerb } from "./drawings/herb.ts";
import { heroFigure } from "./drawings/hero/characters.ts";
import { die } from "./drawings/hero/die.ts";
import { HELP_PAGES, helpScene } from "./drawings/hero/help.ts";
import { plinth } from "./drawings/hero/plinth.ts";
import { heroEntries } from "./drawings/hero/preview.ts";
import { ITEM_NAMES, ITEM_VARIANTS } from "./drawings/interior/items.ts";
import { lowStone } from "./drawings/low-stone.ts";
import * as mine from "./drawings/mine.ts";
import { ore, oreCrumbs } from "./drawings/ore.ts";
import { portalAsleep, portalSwirl } from "./drawings/portal.ts";
import { type Pose, portrait, robot } from "./drawings/robot/robot.ts";
import { banner } from "./drawings/season/banner.ts";
import { centrepiece } from "./drawings/season/centrepiece.ts";
import { garland } from "./drawings/season/garland.ts";
import { trestle } from "./drawings/sign.ts";
import { beater, crown, glob, puddle, SLIME_MOODS, slime, slimeAndHerb } from "./drawings/slime.ts";
import { bag, bobber, burst, fishShade, ripple, rod, sparkle, splashDrop } from "./drawings/tackle.ts";
import { dress } from "./drawings/wardrobe/dress.ts";
import { piecePicture } from "./drawings/wardrobe/piece-picture.ts";
import { icon } from "./icon.ts";
import { ICONS, type IconName } from "./icons.gen.ts";
import { INTERIOR, INTERIOR_VARIANTS } from "./interior-drawings.ts";
import { objectDrawing } from "./object-drawing.ts";
import { isOutdoors, sceneryDrawing } from "./scenery-drawings.ts";
import { type Drawing, dataUrl } from "./svg.ts";

/** One of each variant that a drawing must be shown in. */
const VARIANTS: Partial<Record<SceneryType, readonly string[]>> = {
  sign: ["crossed-swords", "fish"],
  "trail-arch": ["fishing-pole"],
  bunting: ["264"],
  "house-cottage": ["member", "gallery"],
  "house-hall": ["guild"],
  "house-tower": ["architect"],
  "house-dome": ["lab"],
  "house-chalet": ["android", "fisher"],
  "house-mushroom": ["secret"],
  "house-manor": ["vip"],
  "house-shop": ["phone", "game"],
};

const POSES: readonly Partial<Pose>[] = [
  { view: "down", step: 0 },
  { view: "down", step: 1 },
  { view: "down", step: 3 },
  { view: "side", step: 0 },
  { view: "side", step: 1 },
  { view: "side", step: 3 },
  { view: "up", step: 0 },
  { view: "up", step: 1 },
  { view: "down", gesture: "cheer", mood: "happy" },
  { view: "down", mood: "surprised" },
  { view: "down", mood: "blink" },
  { view: "down", gesture: "hold" },
  { view: "side", gesture: "hold" },
  { view: "up", gesture: "hold" },
  { view: "down", gesture: "cast" },
  { view: "side", gesture: "cast" },
];

type Entry = readonly [name: string, picture: Drawing];

/** Each piece in these poses: from all sides, on the way, and with both hands at work. */
const WORN_POSES: readonly Partial<Pose>[] = [
  { view: "down" },
  { view: "side", step: 1 },
  { view: "up", step: 3 },
  { view: "down", gesture: "cheer", mood: "happy" },
  { view: "side", gesture: "cast" },
];

/** Every drawing of the game, in sections, for the preview sheet and its tests. */
export const previewSections = (): readonly (readonly [title: string, entries: readonly Entry[]])[] => [
  [
    "Scenery",
    (Object.keys(SCENERY) as SceneryType[])
      .filter(isOutdoors)
      .flatMap((type) =>
        (VARIANTS[type] ?? [""]).map(
          (variant): Entry => [`${type} ${variant}`, sceneryDrawing(type, variant)],
        ),
      ),
  ],
  [
    "Interior",
    (Object.keys(INTERIOR) as IndoorType[]).flatMap((type) =>
      (INTERIOR_VARIANTS[type] ?? [""]).map(
        (variant): Entry => [`${type} ${variant}`, INTERIOR[type](variant)],
      ),
    ),
  ],
  [
    "Things to carry",
    ITEM_NAMES.flatMap((name) => [name, ...(ITEM_VARIANTS[name] ?? []).map((look) => `${name}:${look}`)]).map(
      (name): Entry => [name, objectDrawing(name)],
    ),
  ],
  [
    "Characters",
    Object.entries(CHARACTER_LOOKS).flatMap(([slug, look]): Entry[] => [
      [slug, robot(look)],
      [`${slug} side`, robot(look, { view: "side", step: 1 })],
    ]),
  ],
  [
    "Poses",
    POSES.map((pose): Entry => [Object.values(pose).join(" "), robot(CHARACTER_LOOKS.scientist, pose)]),
  ],
  [
    "Diamond Hero",
    [
      ...CHARACTERS.flatMap((name) =>
        POSES.slice(0, 9).map(
          (pose): Entry => [
            `${name} ${Object.values(pose).join(" ")}`,
            heroFigure(name, pose, CHARACTER_LOOKS.scientist),
          ],
        ),
      ),
      ...[0, 1, 2, 3, 4, 5, 6].map((face): Entry => [`die ${face}`, die(face)]),
      ["plinth", plinth(true)],
      ["plinth dark", plinth(false)],
      ...HELP_PAGES.map((page): Entry => [`help ${page}`, helpScene(page, CHARACTER_LOOKS.scientist)]),
    ],
  ],
  ["Looks", Array.from({ length: 24 }, (_, seed): Entry => [`seed ${seed}`, robot(randomLook(seed + 1))])],
  [
    "Wardrobe",
    PIECES.flatMap((piece, index): Entry[] => [
      [piece.slug, piecePicture(piece)],
      ...WORN_POSES.map((pose): Entry => {
        const worn = dress({ ...NO_OUTFIT, [piece.slot]: piece.slug });
        return [`${piece.slug} ${Object.values(pose).join(" ")}`, robot(randomLook(index + 1), pose, worn)];
      }),
    ]),
  ],
  [
    "Items",
    [
      ...COLOURS.flatMap((colour): Entry[] => [
        [`fish ${colour}`, fish(colour)],
        [`badge ${colour}`, badge(colour)],
      ]),
      ...Object.entries(FAILED_ITEMS).map(([name, draw]): Entry => [name, draw()]),
      ["gem", gem()],
      ["coin", coin()],
      ["rod", rod()],
      ["bobber", bobber()],
      ["ripple", ripple()],
      ["splash drop", splashDrop()],
      ["fish shade", fishShade()],
      ["burst", burst()],
      ["sparkle", sparkle()],
      ["bag", bag()],
      ["portal swirl", portalSwirl()],
      ["portal asleep", portalAsleep()],
      ["exclamation", exclamation()],
      ["question", question()],
      ["bite", bite()],
      ["emote", emoteBubble(ICONS["red-heart"])],
      ["portrait", portrait(CHARACTER_LOOKS.mayor)],
      ["trestle", trestle(ICONS["hammer-and-wrench"])],
      ["trestle-locked", trestle(ICONS.locked)],
      ["unlit house", sceneryDrawing("house-cottage", "member", false)],
    ],
  ],
  ["Album", ALBUM.kinds.map((kind): Entry => [kind.slug, kindPicture(kind)])],
  [
    "Season",
    PLAZA_THEMES.flatMap((theme, week): Entry[] => {
      const decor = plazaDecor((week + 1) as 1)!;
      return [
        [`centrepiece ${theme}`, centrepiece(theme)],
        [`banner ${theme}`, banner(decor, 0)],
        [`garland ${theme}`, garland(decor, 260, 20)],
      ];
    }),
  ],
  [
    "Forest",
    [
      ...COLOURS.flatMap((colour): Entry[] => [
        [`herb ${colour}`, herb(colour)],
        [`puddle ${colour}`, puddle(colour)],
        ...SLIME_MOODS.map((mood): Entry => [`slime ${colour} ${mood}`, slime(colour, mood)]),
      ]),
      ["herb bud", herbBud()],
      ["wilted herb", wiltedHerb()],
      ["crown", crown()],
      ["glob", glob()],
      ["beater", beater()],
      ["slime and herb", slimeAndHerb()],
      ["old tree", forest.oldTree(0)],
      ["mist", forest.mist()],
      ["shaft", forest.shaft()],
      ["leaves", forest.overhang()],
    ],
  ],
  [
    "Mine",
    [
      ...COLOURS.flatMap((colour): Entry[] => [
        [`ore ${colour}`, ore(colour)],
        [`vein ${colour}`, mine.vein(colour)],
        [`vein at rest ${colour}`, mine.veinAtRest(colour)],
        [`shard ${colour}`, mine.shard(colour)],
      ]),
      ["ore crumbs", oreCrumbs()],
      ["pickaxe", mine.pickaxe()],
      ["boulder", mine.boulder()],
      ["spring", mine.spring()],
      ...[0, 1, 2].flatMap((index): Entry[] => [
        [`stalagmite ${index}`, mine.stalagmite(index)],
        [`depth ${index + 1}`, mine.depthSign(index + 1)],
      ]),
    ],
  ],
  [
    "Circle",
    [
      ...GOLEM_LOOKS.flatMap((look): Entry[] => [
        ...GOLEM_POSES.map((pose): Entry => [`golem ${look} ${pose}`, golem(look, pose)]),
        [`rock ${look}`, tossedRock(look)],
        [`cracks ${look}`, golemCracks(look, 3)],
      ]),
      ["pebble", pebble()],
      ["heart", heart()],
      ["standing stone", circle.standingStone()],
      ["low stone", lowStone()],
      ["great circle", circle.greatCircle(true)],
      ["great circle unlit", circle.greatCircle(false)],
      ["hand", circle.smallHand()],
      ["ink asleep", circle.inkAsleep()],
      ["lantern", circle.lantern()],
    ],
  ],
  ["Diamond Hero's run", heroEntries()],
  ["Icons", (Object.keys(ICONS) as IconName[]).map((name): Entry => [name, icon(name, 40)])],
];

/** Shows every drawing on one sheet in `element`; for the development-only page. */
export const mountPreview = (element: HTMLElement): void => {
  const { ownerDocument: page } = element;
  element.replaceChildren(
    ...previewSections().flatMap(([title, entries]) => {
      const heading = page.createElement("h2");
      heading.textContent = title;
      const sheet = page.createElement("div");
      sheet.style.cssText =
        "display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end;padding:12px;background:#94D563;font:11px sans-serif;color:#2B2A5A";
      for (const [name, picture] of entries) {
        const figure = page.createElement("figure");
        figure.style.cssText = "margin:0;text-align:center";
        const image = page.createElement("img");
        image.src = dataUrl(picture);
        image.alt = name;
        const caption = page.createElement("figcaption");
        caption.textContent = name;
        figure.append(image, caption);
        sheet.append(figure);
      }
      return [heading, sheet];
    }),
  );
};
