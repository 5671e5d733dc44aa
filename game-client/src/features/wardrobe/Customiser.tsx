import { unpackOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import { unlockWords, type WardrobeKey } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { codeOf } from "@diamond-valley/web-kit/problem.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { type Game, useGame } from "../../core/app/game.ts";
import { Panel } from "../../core/dialogs/Panel.tsx";
import { Tabs } from "../../core/dialogs/Tabs.tsx";
import { refusalKey } from "../../core/hud/refusals.ts";
import { EFFECTS } from "../../core/sound/effects.ts";
import { Ask } from "./Ask.tsx";
import { type Choice, TAB_NAMES, TABS, type Tab } from "./character.ts";
import { createFitting, type Fitting } from "./fitting.ts";
import { Preview } from "./Preview.tsx";
import { Section } from "./Section.tsx";
import { SOUNDS } from "./sounds.ts";
import { useWardrobeTexts } from "./texts.ts";
import { type Side, sideFor } from "./turning.ts";
import "./wardrobe.css";
import "./pieces.css";

/** What opens pieces for the player now; null before the server has said it. */
function keyIn({ $wallet, $membership }: Game["stores"]): WardrobeKey | null {
  const wallet = $wallet.get();
  return wallet && { wallet, membership: $membership.get() ?? NO_MEMBERSHIP };
}

/** The customiser (spec 2 §2): a robot that turns, what it can wear, and a save that asks first. */
export function Customiser() {
  useWardrobeTexts();
  const { stores, api } = useGame();
  // What is worn when it is opened; from then on the fitting room knows.
  const [fitting] = useState(() => {
    const { look, outfit } = stores.$me.get();
    const known = keyIn(stores);
    if (!look || !known) return null;
    return createFitting({ look, outfit: unpackOutfit(outfit) }, () => keyIn(stores) ?? known, api);
  });
  return fitting && <FittingRoom fitting={fitting} />;
}

function FittingRoom({ fitting }: { readonly fitting: Fitting }) {
  const { stores, text, sounds } = useGame();
  const { draft, saving, tried, isChanged } = useStore(fitting.$state);
  useStore(stores.$wallet);
  useStore(stores.$membership);
  const key = keyIn(stores);
  const [tab, setTab] = useState<Tab>("skin");
  const [side, setSide] = useState<Side>("down");
  const [question, ask] = useState<"confirm" | "leave" | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!key) return null;

  const close = (): void => stores.$dialog.set(null);
  const choose = (choice: Choice): void => {
    setFailure(null);
    fitting.choose(choice);
    setSide(sideFor(choice, side));
    sounds.play(SOUNDS.worn, "caption.dressed");
  };
  const save = async (then?: () => void): Promise<void> => {
    ask(null);
    setFailure(null);
    try {
      await fitting.save();
      sounds.play(SOUNDS.saved, "caption.dressed");
      then?.();
    } catch (error) {
      sounds.play(EFFECTS.refuse, "caption.refuse");
      setFailure(text("wardrobe:toast.refused", { why: text(refusalKey(codeOf(error))) }));
    }
  };
  const triedWords = tried
    .map((piece) =>
      text("wardrobe:trying-one", {
        piece: text(`wardrobe:piece.${piece.slug}`),
        how: unlockWords(piece, text),
      }),
    )
    .join(", ");
  const isCovered = draft.outfit.costume !== "none" && (tab === "hair" || tab === "clothes");

  return (
    <>
      <Panel
        name="wardrobe"
        shape="wide"
        title={text("wardrobe:title")}
        onClose={() => (isChanged ? ask("leave") : close())}
      >
        <div className="fitting" data-saving={saving}>
          <Preview character={draft} side={side} onTurn={setSide} />
          <div className="closet">
            <Tabs
              label={text("wardrobe:tabs")}
              tabs={TAB_NAMES.map((name) => ({ key: name, name: text(`wardrobe:tab.${name}`) }))}
              chosen={tab}
              onChoose={setTab}
            >
              {isCovered && <p className="note">{text("wardrobe:covered")}</p>}
              {TABS[tab].map((section) => (
                <Section
                  key={section.name}
                  section={section}
                  draft={draft}
                  wardrobeKey={key}
                  onChoose={choose}
                />
              ))}
            </Tabs>
          </div>
          <div className="foot">
            <p className="said" role="status">
              {failure ??
                (triedWords === "" ? text("wardrobe:hint") : text("wardrobe:trying", { pieces: triedWords }))}
            </p>
            {(isChanged || tried.length > 0) && saving !== "saving" && (
              <button type="button" className="quiet" data-way="undo" onClick={fitting.undo}>
                {text("wardrobe:undo")}
              </button>
            )}
            <button
              type="button"
              className="call"
              data-save={saving}
              disabled={saving !== "save"}
              onClick={() => ask("confirm")}
            >
              {text(`wardrobe:${saving}`)}
            </button>
          </div>
        </div>
      </Panel>
      {question && (
        <Ask
          about={question}
          tried={triedWords}
          onBack={() => ask(null)}
          onDiscard={close}
          onSave={() => void save(question === "leave" ? close : undefined)}
        />
      )}
    </>
  );
}
