import { useState } from "react";
import { useGame } from "../../core/app/game.ts";

// Pictures of the steps of a draw: what they show is said beside them.

const GEM = "M0 14-13-3-8-11H8l5 8z";

/** An envelope with a seal, and the fingerprint of what is in it. */
export function Sealed() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true">
      <g transform="translate(40 22)">
        <rect width="112" height="78" rx="10" fill="#8fb2c8" y="5" />
        <rect width="112" height="78" rx="10" fill="#fffdf5" />
        <path d="M4 6l52 38 52-38" fill="none" stroke="#d8c8a8" strokeWidth="5" strokeLinejoin="round" />
        <circle cx="56" cy="46" r="17" fill="#d94f50" />
        <path d={GEM} transform="translate(56 45)" fill="#fff" />
      </g>
      <path d="M166 60h30m-9-9 9 9-9 9" fill="none" stroke="#1a6e9c" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(212 20)">
        <rect width="74" height="80" rx="10" fill="#12303f" />
        {[0, 1, 2, 3].map((row) =>
          [0, 1, 2, 3, 4].map((column) => (
            <rect
              key={`${row}${column}`}
              x={9 + column * 12}
              y={10 + row * 16}
              width="8"
              height="11"
              rx="2.5"
              fill={(row * 7 + column * 3) % 4 === 0 ? "#ffe48a" : "#5fddf5"}
              opacity={(row + column) % 3 === 0 ? 1 : 0.6}
            />
          )),
        )}
      </g>
    </svg>
  );
}

const LEAVES = [0, 1, 2, 3] as const;
const leafX = (index: number): number => 52 + index * 72;

/** Four entries under one root. One of them may be changed, to see how far that is felt. */
export function MerkleTree() {
  const { text } = useGame();
  const [changed, setChanged] = useState(false);
  const ink = (isOnWay: boolean): string => (changed && isOnWay ? "#d94f50" : "#2fa9d0");
  const node = (x: number, y: number, r: number, isOnWay: boolean) => (
    <g>
      <circle cx={x} cy={y} r={r} fill={ink(isOnWay)} />
      <circle cx={x} cy={y} r={r - 6} fill="#fff" opacity="0.85" />
      {/* A star beside the colour. */}
      {changed && isOnWay && (
        <path d="M0-8 2-2 8 0 2 2 0 8-2 2-8 0-2-2z" transform={`translate(${x} ${y})`} fill="#a83448" />
      )}
    </g>
  );
  return (
    <div className="tree">
      <svg viewBox="0 0 320 132" aria-hidden="true">
        <g strokeWidth="5" strokeLinecap="round">
          {LEAVES.map((leaf) => (
            <path key={leaf} d={`M${leafX(leaf)} 104 ${leaf < 2 ? 88 : 232} 62`} stroke={ink(leaf === 2)} />
          ))}
          <path d="M88 62 160 22" stroke={ink(false)} />
          <path d="M232 62 160 22" stroke={ink(true)} />
        </g>
        {node(160, 22, 18, true)}
        {node(88, 62, 14, false)}
        {node(232, 62, 14, true)}
        {LEAVES.map((leaf) => (
          <g key={leaf} transform={`translate(${leafX(leaf)} 110)`}>
            <rect x="-22" y="-14" width="44" height="32" rx="8" fill={ink(leaf === 2)} />
            <rect x="-19" y="-11" width="38" height="26" rx="6" fill="#fff" />
            <path
              d={GEM}
              transform={`rotate(${changed && leaf === 2 ? 180 : 0}) scale(.8)`}
              fill={ink(leaf === 2)}
            />
          </g>
        ))}
      </svg>
      <button
        type="button"
        className="quiet"
        data-way="change"
        aria-pressed={changed}
        onClick={() => setChanged(!changed)}
      >
        {text(changed ? "draws:root.back" : "draws:root.change")}
      </button>
      <p role="status">{changed && text("draws:root.changed")}</p>
    </div>
  );
}

/** Secret, root and a public beacon run together, and numbers come out; the lowest win. */
export function Beacon() {
  const sources = ["M-12-9h24v18h-24zM-12-9 0 2 12-9", GEM, "M0-14v28M-14 0h28M-10-10 10 10M10-10-10 10"];
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true">
      {sources.map((d, index) => (
        <g key={d} transform={`translate(38 ${22 + index * 38})`}>
          <circle r="17" fill={["#fffdf5", "#d8f6ff", "#fff3b0"][index]} stroke="#1a6e9c" strokeWidth="2.5" />
          <path d={d} fill="none" stroke="#1a6e9c" strokeWidth="2.5" transform="scale(.72)" />
          <path d={`M20 0Q56 0 82 ${38 - index * 38}`} fill="none" stroke="#2fa9d0" strokeWidth="4" />
        </g>
      ))}
      <circle cx="144" cy="60" r="28" fill="#12303f" />
      <path d={GEM} transform="translate(144 60) scale(1.3)" fill="#ffe48a" />
      <path d="M176 60h26m-8-8 8 8-8 8" fill="none" stroke="#1a6e9c" strokeWidth="5" strokeLinecap="round" />
      {[0, 1, 2, 3, 4].map((bar) => (
        <g key={bar} transform={`translate(${218 + bar * 19} 104)`}>
          <rect
            y={-18 - bar * 15}
            width="14"
            height={18 + bar * 15}
            rx="4"
            fill={bar < 2 ? "#ffcb3d" : "#a9c8da"}
          />
          {bar < 2 && <path d={GEM} transform={`translate(7 ${-28 - bar * 15}) scale(.62)`} fill="#b5651f" />}
        </g>
      ))}
    </svg>
  );
}

/** The seal is open, and a player with a glass has found everything as it was said. */
export function Verified() {
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true">
      <g transform="translate(34 26)">
        <rect width="96" height="66" rx="9" fill="#fffdf5" />
        <path d="M2 8 48-24 94 8z" fill="#f3dfc0" />
        <path d="M2 8 48 40 94 8" fill="none" stroke="#d8c8a8" strokeWidth="5" />
        <path d={GEM} transform="translate(48 -2)" fill="#2fa9d0" />
      </g>
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(156 ${26 + row * 34})`}>
          <rect width="62" height="14" rx="7" y="-7" fill="#c9dfea" />
          <circle cx="82" r="13" fill="#2f9a62" />
          <path d="m76 0 5 5 8-10" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
      <circle cx="278" cy="52" r="24" fill="#d8f6ff" stroke="#12303f" strokeWidth="6" />
      <path d="m294 72 16 22" stroke="#12303f" strokeWidth="10" strokeLinecap="round" />
      <path d={GEM} transform="translate(278 52)" fill="#2fa9d0" />
    </svg>
  );
}
