/** The mini-games, one line each. The name is that of the game's room, and of its folders. */
export { BOSS_GAME as boss } from "../boss/game.ts";
export { DEEP_GAME as deep } from "../deep/game.ts";
export { HERO_GAME as diamond_hero } from "../diamond-hero/game.ts";
export { FISHING_GAME as fishing } from "../fishing/game.ts";
export { HUNTING_GAME as hunting } from "../hunting/game.ts";
export { MINING_GAME as mining } from "../mining/game.ts";
