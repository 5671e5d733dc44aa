/** A dialog that is opened with nothing but its name. */
export type NoProperties = Record<never, never>;

/**
 * The dialogs of the game with the properties that each is opened with. A feature adds its own:
 *
 * ```ts
 * declare module "../../core/dialogs/dialogs.ts" {
 *   interface Dialogs {
 *     deliver: { category: Category };
 *   }
 * }
 * ```
 */
export interface Dialogs {
  settings: NoProperties;
  /** A picture to share, with what is written into it; closing it opens `back` again. */
  picture: { lines: readonly string[]; back?: OpenDialog };
}

/** The dialog that is open; one at a time. `stores.$dialog.set({ kind: "settings" })` opens one. */
export type OpenDialog = { [Name in keyof Dialogs]: { kind: Name } & Dialogs[Name] }[keyof Dialogs];
