/** What stands in story places, one line each: the reactions of their maps' objects. The name is the place's. */
export { default as "acts" } from "../../content/story/acts.json" with { type: "json" };
export { default as "android-room" } from "../../content/story/android-room.json" with { type: "json" };
export { default as "architect-tower" } from "../../content/story/architect-tower.json" with { type: "json" };
export { default as "architect-tower-2" } from "../../content/story/architect-tower-2.json" with {
  type: "json",
};
export { default as "architect-tower-3" } from "../../content/story/architect-tower-3.json" with {
  type: "json",
};
export { default as "deep-arena" } from "../../content/story/deep-arena.json" with { type: "json" };
export { default as "deep-core" } from "../../content/story/deep-core.json" with { type: "json" };
export { default as "deep-shaft" } from "../../content/story/deep-shaft.json" with { type: "json" };
export { default as "diamond-hero" } from "../../content/story/diamond-hero.json" with { type: "json" };
export { default as "diamond-lab" } from "../../content/story/diamond-lab.json" with { type: "json" };
export { default as "forest" } from "../../content/story/forest.json" with { type: "json" };
export { default as "gallery-hall" } from "../../content/story/gallery-hall.json" with { type: "json" };
export { default as "game-hall" } from "../../content/story/game-hall.json" with { type: "json" };
export { default as "guild-hall" } from "../../content/story/guild-hall.json" with { type: "json" };
export { default as "hotel-201" } from "../../content/story/hotel-201.json" with { type: "json" };
export { default as "hotel-corridor" } from "../../content/story/hotel-corridor.json" with { type: "json" };
export { default as "hotel-kitchen" } from "../../content/story/hotel-kitchen.json" with { type: "json" };
export { default as "hotel-lobby" } from "../../content/story/hotel-lobby.json" with { type: "json" };
export { default as "invitation-room" } from "../../content/story/invitation-room.json" with { type: "json" };
export { default as "lake" } from "../../content/story/lake.json" with { type: "json" };
export { default as "magic-circle" } from "../../content/story/magic-circle.json" with { type: "json" };
export { default as "member-house" } from "../../content/story/member-house.json" with { type: "json" };
export { default as "mine" } from "../../content/story/mine.json" with { type: "json" };
export { default as "phone-hall" } from "../../content/story/phone-hall.json" with { type: "json" };
export { default as "phone-hall-2" } from "../../content/story/phone-hall-2.json" with { type: "json" };
export { default as "secret-house" } from "../../content/story/secret-house.json" with { type: "json" };
export { default as shop } from "../../content/story/shop.json" with { type: "json" };
export { default as "shop-mirrors" } from "../../content/story/shop-mirrors.json" with { type: "json" };
export { default as "shop-vault" } from "../../content/story/shop-vault.json" with { type: "json" };
export { default as "studio-hall" } from "../../content/story/studio-hall.json" with { type: "json" };
export { default as "tower-1" } from "../../content/story/tower-1.json" with { type: "json" };
export { default as "tower-2" } from "../../content/story/tower-2.json" with { type: "json" };
export { default as "tower-3" } from "../../content/story/tower-3.json" with { type: "json" };
export { default as "tower-roof" } from "../../content/story/tower-roof.json" with { type: "json" };
export { default as "village" } from "../../content/story/village.json" with { type: "json" };
export { default as "vip-manor" } from "../../content/story/vip-manor.json" with { type: "json" };
export { default as "vip-manor-terrace" } from "../../content/story/vip-manor-terrace.json" with {
  type: "json",
};
export { default as "vip-manor-wardrobe" } from "../../content/story/vip-manor-wardrobe.json" with {
  type: "json",
};
export { default as "warehouse" } from "../../content/story/warehouse.json" with { type: "json" };
export { default as "warehouse-loft" } from "../../content/story/warehouse-loft.json" with { type: "json" };
