import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { shoot } from "./shoot.ts";
import "../../core/hud/small-button.css";
import "./camera-button.css";

/** Takes a picture of the place to share. */
export function CameraButton() {
  const game = useGame();
  return (
    <button
      type="button"
      className="camera small-button"
      data-camera=""
      aria-label={game.text("camera:take")}
      aria-keyshortcuts="c"
      onClick={() => shoot(game)}
    >
      <Icon name="camera" size={24} />
    </button>
  );
}
