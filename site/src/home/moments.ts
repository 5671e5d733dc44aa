/** When a part of the page shows: the attributes that the season's styles read. */
export interface Moment {
  "data-stages"?: string;
  "data-phases"?: string;
  "data-weeks"?: string;
}

const WEEKS = [1, 2, 3, 4];

/** Before the event opens. */
export const BEFORE: Moment = { "data-stages": "early-access prereg coming-soon" };
/** While visitors may register before the event. */
export const PREREGISTRATION: Moment = { "data-stages": "early-access prereg" };
/** In the hours before the event opens. */
export const COMING_SOON: Moment = { "data-stages": "coming-soon" };
/** From the opening to the close. */
export const OPEN: Moment = { "data-stages": "event" };
/** In the four weeks. */
export const LIVE: Moment = { "data-stages": "event", "data-phases": "live" };
/** Between the last week and the close. */
export const LAST_CHANCE: Moment = { "data-stages": "event", "data-phases": "post-event" };
/** While the draws are drawn. */
export const PENDING: Moment = { "data-stages": "sweepstake", "data-phases": "results-pending" };
/** While results can be seen. */
export const RELEASED: Moment = { "data-stages": "sweepstake", "data-phases": "results-released" };
/** When all is over. */
export const SHUTDOWN: Moment = { "data-stages": "shutdown" };
/** From the close on. */
export const AFTER: Moment = { "data-stages": "sweepstake shutdown" };
/** As long as there is something to play, to win or to see: until the shutdown. */
export const UNTIL_SHUTDOWN: Moment = { "data-stages": "early-access prereg coming-soon event sweepstake" };
/** Until the results are out. */
export const UNTIL_RESULTS: Moment = { "data-phases": "coming-soon live post-event results-pending" };
/** Until the close. */
export const UNTIL_CLOSE: Moment = { "data-stages": "early-access prereg coming-soon event" };

/** In one week of the event. */
export const inWeek = (week: number): Moment => ({ ...LIVE, "data-weeks": String(week) });

/** From `week` to the close of the event; week 0 is the time after the fourth. */
export const fromWeek = (week: number): Moment => ({
  "data-stages": "event",
  "data-weeks": ["0", ...WEEKS.filter((each) => each >= week)].join(" "),
});

/** Once `week` of the event is over, until the close. */
export const afterWeek = (week: number): Moment => fromWeek(week + 1);
