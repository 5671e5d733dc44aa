import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { portrait } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { unpackLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import { type ReactNode, useMemo } from "react";
import { useGame } from "../app/game.ts";
import { useWorn } from "../looks/worn.ts";
import { Picture } from "./Picture.tsx";
import "./person-line.css";

/** Another player, as far as it is known. */
export interface ShownPerson {
  /** Empty shows as `player:unnamed`. */
  readonly name: string;
  /** Packed look and outfit. */
  readonly look: number;
  readonly outfit: number;
  readonly team?: Team | null;
  readonly level?: number;
}

/** A player in a list: face, name, the sign of the team, the level, and more in a line of its own. */
export function PersonLine({ person, children }: { person: ShownPerson; children?: ReactNode }) {
  const { text } = useGame();
  const { name, look, outfit, team, level } = person;
  const worn = useWorn(outfit);
  const face = useMemo(() => portrait(unpackLook(look), worn), [look, worn]);
  return (
    <div className="person-line">
      <Picture of={face} size={44} />
      <div>
        <b>{name || text("player:unnamed")}</b>
        <span className="traits">
          {team && <Picture of={badge(team)} size={20} alt={text(`team.${team}`)} />}
          {level !== undefined && <span>{text("person.level", { level })}</span>}
          {children}
        </span>
      </div>
    </div>
  );
}
