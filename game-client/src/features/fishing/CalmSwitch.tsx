import { PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { useStore } from "@nanostores/react";
import { useGame } from "../../core/app/game.ts";
import { Icon } from "../../core/hud/Picture.tsx";
import "./fishing.css";

/** At the lake: the calm way to fish, one press away, with what it does. */
export function CalmSwitch() {
  const { text, stores } = useGame();
  const { calm } = useStore(stores.settings.$settings);
  const place = useStore(stores.$place);
  if (place === null || PLACES[place].room !== "fishing") return null;
  const toggle = (): void => {
    stores.settings.set("calm", !calm);
    if (!calm) stores.toasts.show({ tone: "note", key: "fishing:calm.hint" });
  };
  return (
    <button
      type="button"
      className="calm"
      role="switch"
      data-setting="calm"
      aria-checked={calm}
      title={text("fishing:calm.hint")}
      onClick={toggle}
    >
      <Icon name="hourglass-not-done" size={22} />
      <span>{text("fishing:calm.name")}</span>
      <i aria-hidden="true" />
    </button>
  );
}
