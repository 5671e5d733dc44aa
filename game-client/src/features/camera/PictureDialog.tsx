import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../core/app/game.ts";
import type { Dialogs } from "../../core/dialogs/dialogs.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import type { Photo } from "../../core/engine/photo.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import { canShare, pngOf } from "./hand-out.ts";
import { framePicture, save, share } from "./picture.ts";
import "./picture-dialog.css";

/** A picture of the place with what was reached, to look at, share and save. */
export function PictureDialog({ lines, back }: Dialogs["picture"]) {
  const game = useGame();
  const { text, stores } = game;
  const { pictureName } = useStore(stores.settings.$settings);
  const holder = useRef<HTMLDivElement>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [failed, setFailed] = useState(false);
  const fail = (error: unknown): void => {
    reportError(error);
    setFailed(true);
  };

  useEffect(() => {
    if (!failed) game.photo().then(setPhoto, fail);
  }, [game, failed]);

  useEffect(() => {
    if (!photo) return;
    // Nothing is handed on that is not what was asked for: the name may just have been taken off it.
    setFile(null);
    let gone = false;
    const paint = async (): Promise<void> => {
      const canvas = await framePicture(game, photo, lines);
      const png = await pngOf(canvas);
      if (gone) return;
      canvas.setAttribute("aria-hidden", "true");
      holder.current?.replaceChildren(canvas);
      setFile(png);
    };
    paint().catch(fail);
    return () => {
      gone = true;
    };
  }, [game, photo, lines, pictureName]);

  return (
    <Panel
      name="picture"
      shape="wide"
      title={text("camera:title")}
      onClose={() => stores.$dialog.set(back ?? null)}
    >
      {failed ? (
        <p className="note" role="alert">
          {text("camera:failed")}
        </p>
      ) : (
        <div
          className="picture-shown"
          role="img"
          aria-label={text("camera:shown", { words: lines.join(", ") })}
          aria-busy={file === null}
          ref={holder}
        />
      )}
      <button
        type="button"
        role="switch"
        className="picture-name"
        data-setting="pictureName"
        aria-checked={pictureName}
        onClick={() => stores.settings.set("pictureName", !pictureName)}
      >
        <Icon name="camera" size={26} />
        <span>{text("settings.pictureName")}</span>
        <b aria-hidden="true">{text(pictureName ? "settings.on" : "settings.off")}</b>
      </button>
      <div className="buttons">
        {failed && (
          <button type="button" className="call" onClick={() => setFailed(false)}>
            {text("camera:again")}
          </button>
        )}
        {file && (
          <button
            type="button"
            className={canShare(file) ? "quiet" : "call"}
            data-way="save"
            onClick={() => save(game, file)}
          >
            {text("camera:save")}
          </button>
        )}
        {file && canShare(file) && (
          <button type="button" className="call" data-way="share" onClick={() => share(game, file)}>
            {text("camera:share")}
          </button>
        )}
      </div>
    </Panel>
  );
}
