import * as z from "zod/mini";
import content from "../../content/diamond-hero/run.json" with { type: "json" };
import { COLOURS } from "../wallet/colours.ts";

const positive = z.int().check(z.positive());
const whole = z.int().check(z.minimum(0));

/** The mobs of a run, in the order of their kind numbers: the kind in a world is the place in this list plus one. */
export const MOB_NAMES = [
  "bolt-bug",
  "wisp",
  "crate-crab",
  "shield",
  "spitter",
  "puffer",
  "elite",
  "golem",
] as const;
export type MobName = (typeof MOB_NAMES)[number];

/** The weapon families (spec 2 §3); the last one, the Grand Prism, comes by itself with the fourth colour. */
export const FAMILIES = [
  "sword",
  "dagger",
  "spear",
  "staff",
  "axe",
  "bomb",
  "wand",
  "laser",
  "prism",
] as const;
export type Family = (typeof FAMILIES)[number];

/** How a weapon strikes: see weapons.ts. */
const STYLES = ["arc", "lane", "shots", "orbs", "bombs", "beam"] as const;

const attack = { warn: positive, recover: positive, pause: positive, range: positive, damage: positive };
const shot = { radius: positive, speed: positive, life: positive };

const Weapon = z.strictObject({
  /** Null for the Prism, which has all of them. */
  colour: z.nullable(z.enum(COLOURS)),
  style: z.enum(STYLES),
  /** Degrees of an arc or from shot to shot (360: all round), px of a lane, a beam or an orb's radius, and for bombs how far they are thrown. */
  width: positive,
  shot: z.optional(z.strictObject({ ...shot, pierce: whole, seeks: z.optional(positive) })),
  /** Directions a tick that orbs go round, and that a beam follows its target. */
  turn: z.optional(positive),
  /** Ticks until a bomb goes off; ticks from one hit of a beam to the next. */
  fuse: z.optional(positive),
  hits: z.optional(positive),
  /** By level, from 1 on (spec 2 §9: upgrades 5 times each). */
  levels: z
    .array(
      z.strictObject({
        damage: positive,
        /** Ticks from one strike to the next. */
        every: positive,
        /** Px: how far it strikes or aims, or the radius of a bomb. */
        reach: positive,
        /** Shots, orbs, bombs at a time; ways of a lane. */
        count: z.optional(positive),
        /** Ticks that a beam lasts. */
        lasts: z.optional(positive),
      }),
    )
    .check(z.length(5)),
});
export type Weapon = z.output<typeof Weapon>;
/** The numbers of one level of a weapon. */
export type WeaponLevel = Weapon["levels"][number];

/**
 * The numbers of a run of Diamond Hero (spec 2 §1, §3, §9). Times are ticks of 50 ms, lengths px, speeds px/s, angles
 * degrees, shares %. All are whole: they enter a world.
 */
const RunTuning = z.strictObject({
  /** Raised with every change of the rules or of a number that decides something, so that a replay knows its own. */
  rules: positive,
  /** Edge of the field, which wraps. */
  field: positive,
  /** How long a run lasts (spec 2 §9: 10 minutes), and how long each of `minutes`. */
  ticks: positive,
  minute: positive,
  /** The calm way to play: the share of its usual speed that the world has. */
  calm: positive,
  /** How long a player who was hit is untouchable. */
  safe: positive,
  /** How many mobs come at once as it begins, how far away mobs appear, how many of them where the player heads, and from where on they are brought there again. */
  spawn: z.strictObject({ first: whole, near: positive, far: positive, ahead: positive, stray: positive }),
  /** What mobs have more from minute to minute, % of the first one; none is faster than `fastest`. */
  growth: z.strictObject({ hp: whole, damage: whole, speed: whole, fastest: positive }),
  /** Mobs in ten seconds, most of them alive, which ones (%), and the health of an elite or golem that comes at its start. */
  minutes: z.array(
    z.strictObject({
      rate: positive,
      cap: positive,
      mix: z.partialRecord(z.enum(MOB_NAMES), positive),
      elite: z.optional(positive),
      golem: z.optional(positive),
    }),
  ),
  mobs: z.record(
    z.enum(MOB_NAMES),
    z.strictObject({
      hp: positive,
      radius: positive,
      speed: positive,
      touch: positive,
      push: whole,
      experience: whole,
    }),
  ),
  /** What the front of a shield lets through, and how wide the front is. */
  shield: z.strictObject({ front: positive, width: positive }),
  /** Attacks of spitter, puffer, elite and golem. */
  spit: z.strictObject({ ...attack, ...shot, distance: positive }),
  burst: z.strictObject({ ...attack, radius: positive }),
  stomp: z.strictObject({ ...attack, radius: positive }),
  ring: z.strictObject({ ...attack, ...shot, count: positive }),
  /** Most shots of mobs that fly or are announced. */
  shotsMost: positive,
  /** Experience from level 1 to 2, and how much more each further level asks for. */
  experience: z.strictObject({ first: positive, step: whole }),
  /** Experience lies where a mob fell, and flies to a player who is this near. */
  spark: z.strictObject({ life: positive, magnet: positive, speed: positive }),
  heart: z.strictObject({ thousandth: positive, hp: positive, life: positive }),
  /**
   * Cards: how long they are shown, how long one is untouchable afterwards, how many of them (%) raise a weapon or bring a new
   * colour, and what the others give; the die's sides.
   */
  cards: z.strictObject({
    ticks: positive,
    safe: positive,
    owned: positive,
    new: positive,
    heart: positive,
    coins: positive,
    sides: positive,
  }),
  /** Ticks from one healing to the next of a character that heals. */
  heals: z.strictObject({ every: positive }),
  weapons: z.record(z.enum(FAMILIES), Weapon),
});

export const RUN = RunTuning.parse(content);

/** Levels of a weapon. */
export const WEAPON_LEVELS = 5;
/** The kind number of a mob in a world's content, from 0 on. */
export const mobOf = (name: MobName): number => MOB_NAMES.indexOf(name);
