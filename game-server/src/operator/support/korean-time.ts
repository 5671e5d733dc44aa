const FORMAT = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Seoul",
  dateStyle: "short",
  timeStyle: "medium",
});

/** An instant (epoch ms) as it is in Korea: `2025-10-07 12:00:00`. */
export const koreanTime = (instant: number): string => FORMAT.format(instant);
