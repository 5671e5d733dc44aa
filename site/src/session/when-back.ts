/**
 * Calls `back` whenever somebody comes back to the page: to its tab, or by the browser's "back" to the page as it was
 * left. Answers the function that ends it.
 */
export function whenBack(back: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) back();
  };
  const seen = () => {
    if (document.visibilityState === "visible") back();
  };
  addEventListener("pageshow", shown);
  document.addEventListener("visibilitychange", seen);
  return () => {
    removeEventListener("pageshow", shown);
    document.removeEventListener("visibilitychange", seen);
  };
}
