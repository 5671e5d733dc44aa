/** The parts of the story, one line each: their steps, hints and gems. The name is the one that places give as their `part`. */

export { default as "android-room" } from "../../content/story/parts/android-room.json" with { type: "json" };
export { default as "architect-tower" } from "../../content/story/parts/architect-tower.json" with {
  type: "json",
};
export { default as bronze } from "../../content/story/parts/bronze.json" with { type: "json" };
export { default as diamond } from "../../content/story/parts/diamond.json" with { type: "json" };
export { default as "diamond-lab" } from "../../content/story/parts/diamond-lab.json" with { type: "json" };
export { default as "gallery-hall" } from "../../content/story/parts/gallery-hall.json" with { type: "json" };
export { default as "game-hall" } from "../../content/story/parts/game-hall.json" with { type: "json" };
export { default as gold } from "../../content/story/parts/gold.json" with { type: "json" };
export { default as "member-house" } from "../../content/story/parts/member-house.json" with { type: "json" };
export { default as "phone-hall" } from "../../content/story/parts/phone-hall.json" with { type: "json" };
export { default as platinum } from "../../content/story/parts/platinum.json" with { type: "json" };
export { default as silver } from "../../content/story/parts/silver.json" with { type: "json" };
export { default as "studio-hall" } from "../../content/story/parts/studio-hall.json" with { type: "json" };
