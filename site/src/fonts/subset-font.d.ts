/** The part of the package that is used here; it brings no types of its own. */
declare module "subset-font" {
  /** Cuts a font file down to the characters of `text` that it has. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; noHinting?: boolean },
  ): Promise<Buffer>;
}
