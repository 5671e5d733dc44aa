/** The rooms of the mini-games, one line each, under the names of the games. */
export { BossRoom as boss } from "../boss/room.ts";
export { DeepRoom as deep } from "../deep/room.ts";
export { HeroRoom as diamond_hero } from "../diamond-hero/room.ts";
export { FishingRoom as fishing } from "../fishing/room.ts";
export { HuntingRoom as hunting } from "../hunting/room.ts";
export { MiningRoom as mining } from "../mining/room.ts";
