/** The name by which the world knows whom the player walks to. */
export const FRIEND = "friend";
