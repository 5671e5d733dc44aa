/** Colours of shells, each with the next one's band. */
const SHELLS = ["#FFC136", "#2FBFB3", "#8C78F2", "#F9705F", "#45B4F5"] as const;

/** An egg of its own colours with a star on it; a pale one with a question mark until it is found. */
export function EggPicture({ number, isFound }: { number: number; isFound: boolean }) {
  const shell = SHELLS[number % SHELLS.length];
  const band = SHELLS[(number + 1 + Math.floor(number / SHELLS.length)) % SHELLS.length];
  const outline = "M24 4C34 4 42 20 42 31C42 41 34 46 24 46S6 41 6 31C6 20 14 4 24 4z";
  return (
    <svg viewBox="0 0 48 50" width="48" height="50" aria-hidden="true">
      <path
        d={outline}
        fill={isFound ? shell : "#EFE9D9"}
        stroke={isFound ? "#2B2A5A" : "#8D86B8"}
        strokeWidth="3"
        strokeDasharray={isFound ? undefined : "5 4"}
      />
      {isFound ? (
        <>
          <path d="M8 25Q16 20 24 25T40 25L41.5 33Q33 38 24 33T6.5 33z" fill={band} />
          <path d="M13 20Q15 12 20 9" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
          <path
            d="M24 36l1.8 3.4l3.8 .6l-2.8 2.6l.7 3.8l-3.5 -1.8l-3.5 1.8l.7 -3.8l-2.8 -2.6l3.8 -.6z"
            fill="#fff"
          />
        </>
      ) : (
        <path
          d="M19 21a5 5 0 1 1 8 4q-3 2 -3 5M24 35v1"
          fill="none"
          stroke="#5B5783"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
