/// <reference types="node" />
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const SOURCES = join(dirname(fileURLToPath(import.meta.resolve("phaser"))), "../src/");
const ENTRY = fileURLToPath(new URL("phaser.lean.js", import.meta.url));

const NOTHING = "module.exports = function Absent() {};";

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
  ["renderer/webgl/renderNodes/submitter/SubmitterTilemapGPULayer.js", NOTHING],
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
