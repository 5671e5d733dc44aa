import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useGame } from "../app/game.ts";
import "./captions.css";

/** How long a caption stands, ms. */
const STANDS = 1_800;

/** Which sound is heard, in words, for those who asked for it. Not read aloud: the same is announced elsewhere. */
export function Captions() {
  const { text, stores } = useGame();
  const { captions } = useStore(stores.settings.$settings);
  const caption = useStore(stores.$caption);
  const [shown, setShown] = useState(caption);
  useEffect(() => {
    setShown(caption);
    const timer = setTimeout(() => setShown(null), STANDS);
    return () => clearTimeout(timer);
  }, [caption]);
  return captions && shown ? <p className="caption">[ {text(shown.key)} ]</p> : null;
}
