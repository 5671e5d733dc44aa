/** The characters, one line each. The name is the slug that maps and texts use. */

export { default as angler } from "../../content/characters/angler.json" with { type: "json" };
export { default as beam } from "../../content/characters/beam.json" with { type: "json" };
export { default as bronze } from "../../content/characters/bronze.json" with { type: "json" };
export { default as clip } from "../../content/characters/clip.json" with { type: "json" };
export { default as dial } from "../../content/characters/dial.json" with { type: "json" };
export { default as doze } from "../../content/characters/doze.json" with { type: "json" };
export { default as easel } from "../../content/characters/easel.json" with { type: "json" };
export { default as elder } from "../../content/characters/elder.json" with { type: "json" };
export { default as fisher } from "../../content/characters/fisher.json" with { type: "json" };
export { default as gardener } from "../../content/characters/gardener.json" with { type: "json" };
export { default as gold } from "../../content/characters/gold.json" with { type: "json" };
export { default as herald } from "../../content/characters/herald.json" with { type: "json" };
export { default as joy } from "../../content/characters/joy.json" with { type: "json" };
export { default as keeper } from "../../content/characters/keeper.json" with { type: "json" };
export { default as lakekeeper } from "../../content/characters/lakekeeper.json" with { type: "json" };
export { default as mayor } from "../../content/characters/mayor.json" with { type: "json" };
export { default as miner } from "../../content/characters/miner.json" with { type: "json" };
export { default as platinum } from "../../content/characters/platinum.json" with { type: "json" };
export { default as prism } from "../../content/characters/prism.json" with { type: "json" };
export { default as rally } from "../../content/characters/rally.json" with { type: "json" };
export { default as ranger } from "../../content/characters/ranger.json" with { type: "json" };
export { default as scientist } from "../../content/characters/scientist.json" with { type: "json" };
export { default as silver } from "../../content/characters/silver.json" with { type: "json" };
export { default as tock } from "../../content/characters/tock.json" with { type: "json" };
export { default as trader } from "../../content/characters/trader.json" with { type: "json" };
export { default as velvet } from "../../content/characters/velvet.json" with { type: "json" };
