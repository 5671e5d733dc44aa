/** What the rooms of the story have in common. */
export const ROOM = {
  room: "story",
  light: "indoors",
  players: 1,
  private: true,
  entry: "portal",
} as const;
