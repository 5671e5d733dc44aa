import { useState } from "react";
import type { ProofText } from "./texts.ts";

interface Props {
  t: ProofText;
  /** What it is, such as the commitment. */
  what: string;
  value: string;
}

/** A long value of hex digits: to be read, compared and copied. */
export function Digits({ t, what, value }: Props) {
  const [told, setTold] = useState<"copied" | "copy-failed" | null>(null);
  const copy = async () => {
    try {
      // There is none on pages without TLS.
      await navigator.clipboard.writeText(value);
      setTold("copied");
    } catch {
      setTold("copy-failed");
    }
  };
  return (
    <div className="digits">
      <span>{what}</span>
      <code>{value}</code>
      <button type="button" aria-label={t("copy", { what })} onClick={copy}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M7 7h9v10H7zM13 7V3H4v10h3"
            strokeWidth="2.2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <span className="digits-told" role="status">
        {told && t(told)}
      </span>
    </div>
  );
}
