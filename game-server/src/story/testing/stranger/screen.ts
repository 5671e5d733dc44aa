/** A point of the room, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something that is drawn. Its number tells it from others and says nothing of what it is. */
export interface Thing {
  readonly number: number;
  readonly at: Spot;
  readonly kind: "person" | "door" | "thing";
  /** A door with a lock on it. */
  readonly locked: boolean;
}

/** A puzzle as its dialog shows it: names in the player's language, and what is lit or counted. */
export type ShownPuzzle =
  | {
      readonly kind: "tokens";
      readonly tokens: readonly string[];
      readonly slots: readonly string[];
      readonly ordered: boolean;
      readonly repeats: boolean;
    }
  | { readonly kind: "vending"; readonly coins: number; readonly amount: number }
  | { readonly kind: "tones"; readonly lit: readonly number[] }
  | {
      readonly kind: "weigh";
      readonly gems: number;
      /** How often the scales may be used, and what they showed so far: numbers of gems from 1 on. */
      readonly weighings: number;
      readonly done: readonly {
        readonly left: readonly number[];
        readonly right: readonly number[];
        readonly rises: "left" | "right" | "even";
      }[];
    };

/** A part of the room. */
export interface Area extends Spot {
  readonly width: number;
  readonly height: number;
}

/** One picture of a room in which something shoots. */
export interface Danger {
  /** When it is drawn, s. */
  readonly time: number;
  readonly me: Spot;
  /** What flies in the window, and what glitters there. A number tells a shot from others. */
  readonly shots: readonly (Spot & { readonly number: number })[];
  readonly gems: readonly Spot[];
  /** The floor between the walls. */
  readonly walls: Area;
}

/** Where the stick is pushed (up to 1 each way), and whether the leap is pressed. */
export interface Move extends Spot {
  readonly leap: boolean;
}

/** What a press brought onto the screen. */
export interface Shown {
  /** What was said, in the player's language. */
  readonly lines: readonly string[];
  /** Answers to choose from. */
  readonly choices: readonly string[];
  readonly puzzle: ShownPuzzle | null;
  /** Of an answer to a puzzle: whether it was right. */
  readonly solved: boolean;
  /** Things begin to shoot: `dodge` until they stop. */
  readonly dodging: boolean;
  /** The results of a part of the story are shown. */
  readonly ended: boolean;
  /** It is asked whether one really wants to leave: one stays. */
  readonly asked: boolean;
}

/** All that somebody in front of the game sees and does. Nothing here names a target, a solution or a place of the content. */
export interface Screen {
  /** What the quest card says; of two ways on, that of the story. */
  card(): string;
  /** Where in this room the arrow leads; null for nowhere. */
  arrow(): Spot | null;
  /** Tells this room from others. */
  room(): number;
  me(): Spot;
  /** The part of the room that the window shows. */
  frame(): Area;
  /** What is drawn in it. */
  things(): readonly Thing[];
  /** The place nearest to the player on the floor that was not seen yet; null once all was. */
  unseen(): Spot | null;
  /** Walks over, as near as the walls let one come; what lies about is picked up in passing. */
  walkTo(at: Spot): Promise<void>;
  /** What the action button would touch now; null for nothing. */
  prompt(): number | null;
  /** Presses the action button. */
  press(): Promise<Shown>;
  /** Gives one of the answers that the last press offered. */
  choose(choice: number): Promise<Shown>;
  /**
   * Answers the puzzle that the last press opened: numbers of tokens by slot, coins of both slots, shapes in their order, gems for one pan
   * and as many for the other, or the one gem that is light.
   */
  answer(numbers: readonly number[]): Promise<Shown>;
  /** Moves as it is told for each picture, until nothing shoots any more. */
  dodge(move: (danger: Danger) => Move): Promise<Shown>;
  /** How long it took so far: steps that were walked, and what a person takes to look, read and lay, s. */
  seconds(): number;
}
