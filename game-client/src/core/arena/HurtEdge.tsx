import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { useGame } from "../app/game.ts";
import { fighterOf, type Hurt } from "./fighter.ts";
import "./arena.css";

/** How long a hit is seen at the edges of the screen, ms. */
const SEEN = 480;

/** A hit: the edges darken for a moment; who asked for less motion sees a border. Nothing flashes. */
export function HurtEdge() {
  const hurt = useStore(fighterOf(useGame()).$hurt);
  const [over, setOver] = useState<Hurt | null>(hurt);
  useEffect(() => {
    if (!hurt) return;
    const timer = setTimeout(() => setOver(hurt), SEEN);
    return () => clearTimeout(timer);
  }, [hurt]);
  return hurt && hurt !== over ? <div className="hurt-edge" aria-hidden="true" /> : null;
}
