/** All that is fetched when the first picture is taken. */
export { PictureDialog } from "./PictureDialog.tsx";
export { takePicture } from "./picture.ts";
