/**
 * What somebody does first who looks around on a page: by finger, wheel or keyboard. Not a pointer that moves: browsers say
 * so, too, where the page came to lie anew under one at rest.
 */
export const FIRST_MOVES = ["scroll", "pointerdown", "wheel", "keydown"] as const;

/**
 * Stands in the head of a page whose first screen comes before all that lies below: the root carries `data-first-screen`
 * until somebody looks around, or for four seconds, where the page's own scripts don't come to call it idle (page-idle.ts).
 * Inline, as it has to run before the first picture is asked for; its hash stands in the policy.
 */
export const FIRST_SCREEN = `{
  const root = document.documentElement;
  const end = () => root.removeAttribute("data-first-screen");
  if (!location.hash) root.setAttribute("data-first-screen", "");
  for (const move of ${JSON.stringify(FIRST_MOVES)})
    addEventListener(move, end, { capture: true, once: true, passive: true });
  setTimeout(end, 4000);
}`;
