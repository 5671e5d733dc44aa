import type { Told } from "./answering.ts";

/** The line that a puzzle says to an answer that was wrong. */
export function ToldLine({ told }: { told: Told | null }) {
  return (
    <p className="told" role="status" data-tries={told?.tries ?? 0}>
      <span key={told?.tries}>{told?.line}</span>
    </p>
  );
}
