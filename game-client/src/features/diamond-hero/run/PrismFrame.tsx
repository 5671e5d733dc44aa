import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { $prism, FRAME_TIME } from "./prism-moment.ts";
import "./run.css";

/** The Prism came together: a frame in four colours for a moment, for all; who wants no motion sees only that. */
export function PrismFrame() {
  const began = useStore($prism);
  const [over, setOver] = useState<number | null>(began);
  useEffect(() => {
    if (began === null) return;
    const timer = setTimeout(() => setOver(began), FRAME_TIME);
    return () => clearTimeout(timer);
  }, [began]);
  return began !== null && began !== over ? (
    <div key={began} className="prism-frame" aria-hidden="true" />
  ) : null;
}
