/** All dialogs around a run: one piece, fetched with the first of them. */
export { BoardDialog } from "./BoardDialog.tsx";
export { HelpDialog } from "./HelpDialog.tsx";
export { MarksDialog } from "./MarksDialog.tsx";
export { PowerUpsDialog } from "./PowerUpsDialog.tsx";
export { ResultDialog } from "./ResultDialog.tsx";
export { StartDialog } from "./StartDialog.tsx";
