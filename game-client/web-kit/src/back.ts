/** By this event of the window the page asks the game whether it takes a press of the browser's "back" for itself; where it does, it prevents the default. */
export const BACK = "diamond-valley:back";
