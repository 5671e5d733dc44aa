/** A gem with its number: all eight look alike. */
export function GemPicture({ gem, size }: { gem: number; size: number }) {
  return (
    <svg viewBox="0 0 48 44" width={size} height={(size * 44) / 48} aria-hidden="true">
      <path
        d="M24 43 2 15 11 2h26l9 13z"
        fill="#2a8ecb"
        stroke="#fff"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M2.5 15 11 2h26l8.5 13z" fill="#7be0fa" />
      <path d="M24 42 15 15h18z" fill="#55c4ee" />
      <circle cx="24" cy="18" r="11" fill="#fffdf5" />
      <text x="24" y="24" textAnchor="middle" fontSize="17" fontWeight="700" fill="#26275a">
        {gem}
      </text>
    </svg>
  );
}
