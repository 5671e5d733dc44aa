// The parts of Phaser that this game draws with, in place of the whole package: see lean-phaser.ts.
// Importing a factory puts its kind of object on `scene.add`; the other bare imports are plugins of a scene.
import "phaser/src/cameras/2d/index.js";
import "phaser/src/events/EventEmitter.js";
import "phaser/src/gameobjects/GameObjectCreator.js";
import "phaser/src/gameobjects/GameObjectFactory.js";
import "phaser/src/gameobjects/UpdateList.js";
import "phaser/src/gameobjects/container/ContainerFactory.js";
import "phaser/src/gameobjects/graphics/GraphicsFactory.js";
import "phaser/src/gameobjects/image/ImageFactory.js";
import "phaser/src/gameobjects/particles/ParticleEmitterFactory.js";
import "phaser/src/scene/ScenePlugin.js";
import "phaser/src/time/index.js";
import "phaser/src/tweens/index.js";
import CONST from "phaser/src/const.js";
import Core from "phaser/src/core/events/index.js";
import Game from "phaser/src/core/Game.js";
import DisplayList from "phaser/src/gameobjects/DisplayList.js";
import BlendModes from "phaser/src/renderer/BlendModes.js";
import RendererEvents from "phaser/src/renderer/events/index.js";
import ScaleModes from "phaser/src/renderer/ScaleModes.js";
import Scale from "phaser/src/scale/index.js";
import Scenes from "phaser/src/scene/events/index.js";
import Scene from "phaser/src/scene/Scene.js";

export default {
  AUTO: CONST.AUTO,
  CANVAS: CONST.CANVAS,
  WEBGL: CONST.WEBGL,
  BlendModes,
  Core: { Events: Core },
  Game,
  GameObjects: { DisplayList },
  Renderer: { Events: RendererEvents },
  Scale: { ...Scale, Events: Scale.Events },
  ScaleModes,
  Scene,
  Scenes: { Events: Scenes },
};
