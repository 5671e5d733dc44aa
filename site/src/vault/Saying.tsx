import { useEffect } from "react";
import { GUARDIAN } from "./prize.ts";

interface Props {
  /** What the guardian says of what just happened, or null. */
  line: string | null;
  onOver(): void;
}

/** How long (ms) a line stays. */
const STAYS = 7_000;

/** The guardian says something about what just happened, wherever the page stands; announced politely. */
export function Saying({ line, onOver }: Props) {
  useEffect(() => {
    if (line === null) return;
    const timer = setTimeout(onOver, STAYS);
    return () => clearTimeout(timer);
  }, [line, onOver]);

  return (
    <div className="saying" role="status">
      {line !== null && (
        <p key={line}>
          <img src={GUARDIAN.src} alt="" width={GUARDIAN.width} height={GUARDIAN.height} />
          <span>{line}</span>
        </p>
      )}
    </div>
  );
}
