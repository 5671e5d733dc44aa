/** How often (ms) an open board is read anew: it is alive, and the server answers all who look out of its memory. */
export const BOARD_PACE = 10_000;
