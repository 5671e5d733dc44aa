import { fontsInUse } from "../fonts/late-sheets.ts";
import { idle } from "./idle.ts";
import { SETTLED } from "./settling.ts";

// The page is loaded and written in its own fonts, and has nothing else to do: what moves for its own sake begins now.
// Loading and first taps come before it.
if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded));
await fontsInUse;
await idle();
document.documentElement.dataset.settled = "";
document.dispatchEvent(new Event(SETTLED));
