import type { Tilt } from "@diamond-valley/schemas/story/puzzles/weigh.ts";
import { GemPicture } from "./GemPicture.tsx";

interface Props {
  readonly left: readonly number[];
  readonly right: readonly number[];
  /** Which pan rises; `even` also before anything was weighed. */
  readonly rises: Tilt;
}

/** Scales with gems in their pans; what they show is said beside them. Gems can be dropped on either pan. */
export function Balance({ left, right, rises }: Props) {
  const pan = (side: "left" | "right", gems: readonly number[], slot: number) => (
    <span className="pan" data-side={side} data-slot={slot}>
      <svg viewBox="0 0 160 104" aria-hidden="true">
        <path d="M80 2 14 70M80 2l66 68" fill="none" stroke="#c48b35" strokeWidth="3" strokeLinecap="round" />
        <path d="M4 70h152q-10 34-76 34T4 70z" fill="#4f93c4" />
        <path d="M4 67h152q-10 34-76 34T4 67z" fill="#cdefff" />
        <path d="M16 70h46l8 27Q32 94 16 70z" fill="#fff" opacity=".85" />
      </svg>
      <span className="lying">
        {gems.map((gem) => (
          <GemPicture key={gem} gem={gem} size={30} />
        ))}
      </span>
    </span>
  );
  return (
    <div className="balance" data-rises={rises} aria-hidden="true">
      <svg className="post" viewBox="0 0 120 150" aria-hidden="true">
        <path d="M24 146q0-18 36-18t36 18z" fill="#b5651f" />
        <path d="M54 134 57 22h6l3 112z" fill="#e8952a" />
        <path d="M55 134 58 22h2v112z" fill="#ffe07a" />
        <circle cx="60" cy="20" r="10" fill="#e8952a" />
        <circle cx="58" cy="18" r="6" fill="#ffe07a" />
      </svg>
      <span className="beam" />
      {pan("left", left, 0)}
      {pan("right", right, 1)}
    </div>
  );
}
