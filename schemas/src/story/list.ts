/** What stands in story places, one line each: the reactions of their maps' objects. The name is the place's. */
export { default as "acts" } from "../../content/story/acts.json" with { type: "json" };
export { default as "hotel-201" } from "../../content/story/hotel-201.json" with { type: "json" };
export { default as "hotel-corridor" } from "../../content/story/hotel-corridor.json" with { type: "json" };
export { default as "hotel-kitchen" } from "../../content/story/hotel-kitchen.json" with { type: "json" };
export { default as "hotel-lobby" } from "../../content/story/hotel-lobby.json" with { type: "json" };
export { default as "warehouse" } from "../../content/story/warehouse.json" with { type: "json" };
export { default as "warehouse-loft" } from "../../content/story/warehouse-loft.json" with { type: "json" };
