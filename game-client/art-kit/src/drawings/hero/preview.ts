import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Drawing } from "../../svg.ts";
import { golem } from "../golem.ts";
import { CARD_PICTURES, cardPicture } from "./cards.ts";
import { chest, elite } from "./elite.ts";
import * as marks from "./floor-marks.ts";
import * as mobs from "./mobs.ts";
import * as pickups from "./pickups.ts";
import * as weapons from "./weapons.ts";

type Entry = readonly [name: string, picture: Drawing];

const MOBS = {
  "bolt bug": mobs.boltBug,
  wisp: mobs.wisp,
  "crate crab": mobs.crateCrab,
  shield: mobs.shieldBot,
  spitter: mobs.spitter,
  puffer: mobs.puffer,
  elite,
};

/** Every mob, weapon, card and sign of a run of Diamond Hero, for the preview sheet. */
export const heroEntries = (): readonly Entry[] => [
  ...Object.entries(MOBS).flatMap(([name, draw]) =>
    mobs.STEPS.map((step): Entry => [`${name} ${step}`, draw(step)]),
  ),
  ...(["idle", "step-left", "step-right", "pebbles-warn"] as const).map(
    (pose): Entry => [`neon golem ${pose}`, golem("neon", pose)],
  ),
  ["slash", weapons.slash()],
  ["knife", weapons.knife()],
  ["thrust", weapons.thrust()],
  ["orb", weapons.orb()],
  ["axe", weapons.axe()],
  ["bomb", weapons.bomb()],
  ["blast", weapons.blast()],
  ["sunspark", weapons.sunspark()],
  ["ray", weapons.ray()],
  ["flare", weapons.flare()],
  ["shard", weapons.shard()],
  ["prism", weapons.prism()],
  ["spark 1", pickups.spark(1)],
  ["spark 2", pickups.spark(2)],
  ["spark 3", pickups.spark(3)],
  ["bit", pickups.bit("#FFB4CC")],
  ["spit", pickups.spit()],
  ["ring stone", pickups.ringStone()],
  ["pointer", pickups.pointer()],
  ["chest", chest()],
  ...CARD_PICTURES.map((of): Entry => [`card ${of}`, cardPicture(of)]),
  ...COLOURS.map((colour): Entry => [`mark ${colour}`, marks.colourMark(colour)]),
  ["mark ring", marks.ring()],
  ["mark arrows", marks.arrows()],
  ["mark gem", marks.gemMark()],
];
