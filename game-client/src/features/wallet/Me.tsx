import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { useGame } from "../../core/app/game.ts";
import { Icon, Picture } from "../../core/hud/Picture.tsx";
import { useWorn } from "../../core/looks/worn.ts";
import { numbersIn } from "../../core/texts/numbers.ts";
import "./me.css";

/** The player: own robot with the level, the experience bar, and the diamonds, which lead to what they are for. */
export function Me() {
  const { text, stores, locale } = useGame();
  const wallet = useStore(stores.$wallet);
  const me = useStore(stores.$me);
  const worn = useWorn(me.outfit);
  const face = useMemo(() => portrait(me.look ?? randomLook(0), worn), [me.look, worn]);
  const numbers = numbersIn(locale);
  const { gained, needed } = wallet?.levelProgress ?? { gained: 0, needed: 0 };
  const share = needed > 0 ? gained / needed : wallet ? 1 : 0;
  const progress =
    needed > 0 ? `${numbers.format(gained)} / ${numbers.format(needed)}` : text("hud.experience-max");

  return (
    <section className="me" aria-label={text("hud.me", { name: me.name, level: wallet?.level ?? 1 })}>
      <button
        type="button"
        className="face"
        data-opens="wardrobe"
        onClick={() => stores.$dialog.set({ kind: "wardrobe" })}
      >
        <Picture of={face} size={84} />
        <span className="hidden-text">{text("hud.wardrobe")}</span>
        <b>{wallet?.level ?? 1}</b>
      </button>
      <div className="numbers">
        <meter className="hidden-text" aria-label={text("hud.experience")} min={0} max={1} value={share}>
          {progress}
        </meter>
        <div className="bar" aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
          <span>{wallet ? progress : ""}</span>
        </div>
        <button
          type="button"
          className="pill diamonds"
          data-opens="prizes"
          onClick={() => stores.$dialog.set({ kind: "bag", tab: "prizes" })}
        >
          <Icon name="gem-stone" size={24} />
          <span className="hidden-text">{text("hud.diamonds")}</span>
          <output key={wallet?.diamonds}>{numbers.format(wallet?.diamonds ?? 0)}</output>
        </button>
      </div>
    </section>
  );
}
