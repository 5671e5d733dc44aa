import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../app/game.ts";
import { ItemPicture } from "./ItemPicture.tsx";
import { ObjectPicture } from "./ObjectPicture.tsx";
import { Icon, Picture } from "./Picture.tsx";
import type { ToastText, ToastTone } from "./toasts.ts";
import "./toasts.css";

const ICONS: Record<ToastTone, IconName> = {
  note: "light-bulb",
  good: "check-mark-button",
  warn: "warning",
  catch: "backpack",
  diamonds: "gem-stone",
};

/** How high pictures of pieces are, px. */
const HEIGHT = 48;

function ToastPicture({ tone, picture }: { tone: ToastTone; picture: ToastText["picture"] | undefined }) {
  if (!picture) return <Icon name={ICONS[tone]} size={30} />;
  if ("icon" in picture) return <Icon name={picture.icon} size={30} />;
  if ("piece" in picture)
    return <Picture of={picture.piece} size={(HEIGHT * picture.piece.width) / picture.piece.height} />;
  if ("drawing" in picture) return <ObjectPicture name={picture.drawing} size={40} />;
  return <ItemPicture item={picture.item} category={picture.category} size={44} />;
}

/** The toasts, newest last; a live region, so each is read aloud too, when it comes. */
export function ToastList() {
  const { text, stores } = useGame();
  const toasts = useStore(stores.toasts.$toasts);
  return (
    <div className="toasts" role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions">
      {toasts.map(({ id, tone, key, values, picture, actions }) => (
        <div key={id} className={`toast ${tone}`} data-toast={key}>
          <ToastPicture tone={tone} picture={picture} />
          <p>{text(key, values)}</p>
          {actions?.map((action) => (
            <button
              key={action.key}
              type="button"
              className="toast-action"
              data-toast-action={action.key}
              onClick={() => {
                stores.toasts.dismiss(id);
                action.run();
              }}
            >
              {text(action.key)}
            </button>
          ))}
          <button type="button" aria-label={text("toast.dismiss")} onClick={() => stores.toasts.dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
