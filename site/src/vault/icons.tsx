import type { EntryStatus } from "@diamond-valley/schemas/vault/vault.ts";
import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

const ticket = <path d="M2 5.500h16v3a1.800 1.800 0 0 0 0 3.500v3H2v-3a1.800 1.800 0 0 0 0-3.500z" />;

const drawn: Record<EntryStatus, ReactNode> = {
  "not-entered": ticket,
  entered: (
    <>
      {ticket}
      <path d="M6.800 10.200l2.200 2.200 4-4.400" />
    </>
  ),
  processing: (
    <path d="M5 2.500h10M5 17.500h10M6 2.500c0 5 8 5 8 7.500s-8 2.500-8 7.500M14 2.500c0 5-8 5-8 7.500s8 2.500 8 7.500" />
  ),
  won: (
    <path d="M6 3h8v5a4 4 0 0 1-8 0zM6 4.500H3q0 4 3.500 4.500M14 4.500h3q0 4-3.500 4.500M10 12v4M6.500 17h7" />
  ),
  "not-won": (
    <>
      <circle cx="10" cy="10" r="7.500" />
      <path d="M6.500 10h7" />
    </>
  ),
  locked: (
    <>
      <path d="M6 9V6.500a4 4 0 0 1 8 0V9" />
      <rect x="4" y="9" width="12" height="8.500" rx="2.500" fill="currentColor" />
    </>
  ),
};

/** The sign of an entry status; words stand beside it. */
export function StatusIcon({ status }: { status: EntryStatus }) {
  return <Icon>{drawn[status]}</Icon>;
}

/** A tick: something has been reached. */
export function Tick() {
  return (
    <Icon>
      <path d="M4 10.500l4 4 8-9" strokeWidth="3.200" />
    </Icon>
  );
}
