/// <reference types="node" />
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCES = join(dirname(fileURLToPath(import.meta.resolve("phaser"))), "../src/");
const ENTRY = fileURLToPath(new URL("phaser.lean.js", import.meta.url));

const NOTHING = "module.exports = function Absent() {};";

const IDLE_TILE = `module.exports = function AbsentTile() {
  this.setOrigin = function () { return this; };
  this.destroy = function () {};
};`;

/**
 * What some parts of Phaser are built as. The core names whole families of things of which it makes none by itself:
 * filters, GPU layers, texture formats. Two of its files take an index of everything for the sake of one name in it.
 */
const INSTEAD: readonly (readonly [part: string, code: string])[] = [
  ["math/index.js", 'exports.RandomDataGenerator = require("./random-data-generator/RandomDataGenerator");'],
  ["renderer/index.js", 'exports.Events = require("./events");'],
  ["renderer/webgl/renderNodes/filters/", NOTHING],
  ["filters/", NOTHING],
  ["textures/parsers/index.js", 'exports.Canvas = require("./Canvas"); exports.Image = require("./Image");'],
  ["textures/DynamicTexture.js", NOTHING],
  ["renderer/webgl/renderNodes/DynamicTextureHandler.js", NOTHING],
  ["renderer/webgl/renderNodes/BatchHandlerPointLight.js", NOTHING],
  // Who plays is heard by the page's own listeners, and figures move by code of ours.
  ["input/InputManager.js", NOTHING],
  ["animations/AnimationManager.js", NOTHING],
  ["animations/AnimationState.js", NOTHING],
  ["gameobjects/components/PathFollower.js", NOTHING],
  ["time/Timeline.js", NOTHING],
  ["core/DebugHeader.js", NOTHING],
  // Tiles, ropes and meshes, of which there are none. The textures make one tile sprite, and never draw it.
  ["gameobjects/tilesprite/TileSprite.js", IDLE_TILE],
  ["renderer/webgl/renderNodes/BatchHandlerTileSprite.js", NOTHING],
  ["renderer/webgl/renderNodes/BatchHandlerStrip.js", NOTHING],
  ["renderer/webgl/renderNodes/submitter/SubmitterTile", NOTHING],
  ["renderer/webgl/renderNodes/submitter/SubmitterMeshToQuad.js", NOTHING],
  ["renderer/webgl/renderNodes/texturer/TexturerTileSprite.js", NOTHING],
  ["renderer/webgl/renderNodes/transformer/TransformerTile", NOTHING],
  ["renderer/webgl/renderNodes/transformer/TransformerVertex.js", NOTHING],
];

/**
 * Builds with the parts of Phaser that this game uses (`phaser.lean.js`) instead of the whole package, whose
 * one file can't be shaken. While developing, the whole package is used.
 */
export function leanPhaser(): Plugin {
  return {
    name: "lean-phaser",
    apply: "build",
    enforce: "pre",
    config: () => ({
      define: {
        "typeof CANVAS_RENDERER": "true",
        "typeof WEBGL_RENDERER": "true",
        "typeof WEBGL_DEBUG": "false",
        "typeof FEATURE_SOUND": "false",
        "typeof PLUGIN_CAMERA3D": "false",
        "typeof PLUGIN_FBINSTANT": "false",
      },
    }),
    resolveId(id) {
      if (id === "phaser") return ENTRY;
      return id.startsWith("phaser/src/") ? join(SOURCES, id.slice("phaser/src/".length)) : null;
    },
    load(id) {
      if (!id.startsWith(SOURCES)) return null;
      const part = id.slice(SOURCES.length);
      return INSTEAD.find(([replaced]) => part.startsWith(replaced))?.[1] ?? null;
    },
  };
}
