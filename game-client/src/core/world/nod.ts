import type Phaser from "phaser";

type Camera = Pick<Phaser.Cameras.Scene2D.Camera, "zoom" | "setZoom">;

/** What a nod needs of a scene. */
export interface NoddingScene {
  readonly cameras: { readonly main: Camera };
  readonly tweens: Pick<Phaser.Tweens.TweenManager, "add">;
}

/** The zoom at which each camera rests: the window may become another while it nods. */
const rests = new WeakMap<Camera, number>();
const nodding = new WeakSet<Camera>();

/** Lets a camera rest at a zoom from now on. */
export function restAt(camera: Camera, zoom: number): void {
  rests.set(camera, zoom);
  camera.setZoom(zoom);
}

/** Comes nearer by `depth`, a share of the zoom, and back. A second nod in the middle of one would not be seen: there is none. */
export function nod({ cameras, tweens }: NoddingScene, depth: number): void {
  const camera = cameras.main;
  if (nodding.has(camera)) return;
  nodding.add(camera);
  const { zoom } = camera;
  const leaning = { share: 0 };
  const lean = (): void => void camera.setZoom((rests.get(camera) ?? zoom) * (1 + leaning.share));
  tweens.add({
    targets: leaning,
    share: depth,
    duration: 90,
    yoyo: true,
    ease: "Quad.out",
    onUpdate: lean,
    onComplete() {
      nodding.delete(camera);
      leaning.share = 0;
      lean();
    },
  });
}
