/** A navigation that somebody stops leaves no sign: after this long (ms) the page may be used again. */
const LONGEST = 12_000;

let overlay: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lays the loading veil over the page, above dialogs and the drawer too. */
export function showOverlay(): void {
  if (overlay) return;
  const template = document.querySelector<HTMLTemplateElement>("[data-overlay-template]");
  const drawn = template?.content.firstElementChild?.cloneNode(true);
  if (!(drawn instanceof HTMLElement)) return;
  overlay = drawn;
  document.body.append(drawn);
  drawn.showPopover();
  timer = setTimeout(hideOverlay, LONGEST);
}

/** Takes the veil off again, if it is there. */
export function hideOverlay(): void {
  clearTimeout(timer);
  overlay?.remove();
  overlay = null;
}

/** Shows the veil for as long as something takes. It stays after a success, which leads to another page. */
export async function underOverlay<Result>(busy: Promise<Result>): Promise<Result> {
  showOverlay();
  try {
    return await busy;
  } catch (error) {
    hideOverlay();
    throw error;
  }
}
