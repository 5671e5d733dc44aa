/** The part of a chunk that its name depends on. */
interface Chunk {
  readonly facadeModuleId?: string | null;
}

const TEXTS = /\/locales\/(ko|en)\/(?:story\/)?[^/]+\.json$/;

/** Names of chunks. Texts have their language in front, so that a page's weight can leave out the other one's. */
export function chunkFileNames({ facadeModuleId }: Chunk): string {
  const [, language] = TEXTS.exec(facadeModuleId ?? "") ?? [];
  return language ? `_astro/${language}-[name].[hash].js` : "_astro/[name].[hash].js";
}
