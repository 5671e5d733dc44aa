import { pageIdle } from "../navigation/page-idle.ts";
import { $session, visitor } from "../session/session.ts";
import { facesOf } from "./late-faces.ts";

/** How long the page waits for its fonts at most, ms. */
const TIMEOUT = 3_000;

const lateStyles = document.querySelector<HTMLLinkElement>("link[data-late]");

/** The late style sheet once it is here: it is for no medium, so it is fetched last and no font with it. */
async function lateSheet(link: HTMLLinkElement): Promise<CSSStyleSheet | null> {
  if (!link.sheet) await new Promise((here) => link.addEventListener("load", here));
  return link.sheet;
}

/** Whether this browser keeps the site's files from before, its fonts with them. */
const seenBefore = () =>
  performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && /\.(?:css|js)$/.test(entry.name))
    .every((entry) => (entry as PerformanceResourceTiming).transferSize === 0);

const nextFrame = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });

const tooLate = new Promise((late) => setTimeout(late, TIMEOUT));

/** Done once the first screen is written in the site's own fonts, or these take too long. */
export const fontsInUse: Promise<unknown> = Promise.race([applyFonts(), tooLate]);

async function applyFonts(): Promise<void> {
  // On a slow line fonts must not take their share before the first picture has come: what stands in for them is shown until then.
  if (!seenBefore()) await nextFrame();
  const sheet = lateStyles && (await lateSheet(lateStyles));
  const faces = sheet ? facesOf(sheet, document.documentElement.lang) : [];
  // All at once: with a style sheet the page would be laid out again for its rules, and for each font that comes. On a line where
  // they take too long, each is shown as it comes.
  const here = Promise.allSettled(faces.flatMap(({ face, needed }) => (needed ? [face.load()] : [])));
  await Promise.race([here, tooLate]);
  for (const { face } of faces) document.fonts.add(face);
  await nextFrame();
}

/** The characters that no text of ours needs: people bring them along, in their names and in what they type. */
const slices = document.querySelector<HTMLTemplateElement>("template[data-slices]");
const fetchSlices = () => {
  if (slices) document.head.append(slices.content);
};
$session.subscribe((session) => {
  if (visitor(session)) void pageIdle().then(fetchSlices);
});
addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) fetchSlices();
});
