/** How long (ms) after the last movement a swipe has come to rest. */
const REST = 120;

/** The tab that a key leads to from the one at `index` of `count`, or undefined for keys that do not move. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * Makes tabs of links to panels that lie side by side in a track. Without this they are links that scroll, and the
 * panels can be swiped either way. Nothing moves by itself.
 */
export function tabsOf(carousel: HTMLElement): void {
  const list = carousel.querySelector<HTMLElement>(".carousel-tabs");
  const track = carousel.querySelector<HTMLElement>(".carousel-track");
  if (!list || !track) return;
  const tabs = [...list.querySelectorAll("a")];
  const panels = [...track.children] as HTMLElement[];
  let chosen = 0;

  list.setAttribute("role", "tablist");
  list.setAttribute("aria-labelledby", carousel.dataset.carousel ?? "");
  for (const [index, tab] of tabs.entries()) {
    const panel = panels[index];
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel?.id ?? "");
    panel?.setAttribute("role", "tabpanel");
    panel?.setAttribute("aria-labelledby", tab.id);
  }

  const choose = (index: number) => {
    chosen = index;
    for (const [each, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(each === index));
      tab.tabIndex = each === index ? 0 : -1;
      // What is out of sight is out of reach.
      panels[each]?.toggleAttribute("inert", each !== index);
    }
  };
  const show = (index: number) => {
    choose(index);
    track.scrollTo({ left: index * track.clientWidth });
  };

  list.addEventListener("click", (event) => {
    const index = tabs.findIndex((tab) => tab.contains(event.target as Node));
    if (index < 0) return;
    event.preventDefault();
    show(index);
  });
  list.addEventListener("keydown", (event) => {
    const next = event.key === " " ? chosen : tabAfter(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
    tabs[next]?.focus();
  });

  let resting: ReturnType<typeof setTimeout>;
  track.addEventListener(
    "scroll",
    () => {
      clearTimeout(resting);
      resting = setTimeout(() => choose(Math.round(track.scrollLeft / track.clientWidth)), REST);
    },
    { passive: true },
  );
  // Another width keeps the chosen panel in sight; another height, as when a font arrives, must not stop a swipe.
  let width: number | undefined;
  new ResizeObserver(() => {
    const before = width;
    width = track.clientWidth;
    // The first time is its beginning, told once the page is laid out: to ask earlier would lay it out once more.
    if (before !== undefined && width !== before)
      track.scrollTo({ left: chosen * width, behavior: "instant" });
  }).observe(track);
  choose(0);
}
