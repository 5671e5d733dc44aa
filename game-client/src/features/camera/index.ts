import { lazily } from "../../core/dialogs/lazily.ts";
import type { Feature } from "../../core/feature.ts";
import { CameraButton } from "./CameraButton.tsx";
import { shoot } from "./shoot.ts";

/** Pictures of the place to share (spec 2 §2). */
export const CAMERA: Feature = {
  name: "camera",
  texts: {
    ko: () => import("@diamond-valley/schemas/locales/ko/camera.json"),
    en: () => import("@diamond-valley/schemas/locales/en/camera.json"),
  },
  hud: [{ slot: "menu", Part: CameraButton }],
  dialogs: { picture: lazily(async () => (await import("./film.ts")).PictureDialog) },
  keys: { KeyC: shoot },
};
