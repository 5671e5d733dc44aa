/** What puts the service worker to use: a script beside those of pages, none of which should be heavier for it. */
export const KEEPER = "/keep-pages.js";
