/** The weight that only the game is written in. */
const OF_THE_GAME = "500";

/**
 * The faces that a style sheet describes, and which of them a page in this language is sure to need: its own and those of
 * Latin letters, which cut-fonts.ts calls `…-ko.woff2` and `…-en.woff2`. The addresses of their files are whole paths.
 */
export function facesOf(sheet: CSSStyleSheet, language: string): { face: FontFace; needed: boolean }[] {
  const sure = new RegExp(`-(?:en|${language})\\.`);
  return [...(sheet.cssRules as unknown as Iterable<CSSFontFaceRule>)].map(({ style }) => {
    const said = (descriptor: string) => style.getPropertyValue(descriptor);
    const [src, weight] = [said("src"), said("font-weight")];
    const descriptors = { weight, unicodeRange: said("unicode-range"), display: "swap" } as const;
    return {
      face: new FontFace(said("font-family").replaceAll('"', ""), src, descriptors),
      needed: weight !== OF_THE_GAME && sure.test(src),
    };
  });
}
