import { getEnv } from '@/lib/env';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/game/language';
import type { VersionRef } from '@/lib/store/documents/drafts';

/** The whole address of a path of this site, as visitors see it. */
export const toAbsoluteUrl = (path: string): string => `${getEnv().baseUrl}${path}`;

export const pagePathOf = ({ slug, n }: VersionRef): string => `/s/${slug}/v/${n}`;
export const embedPathOf = ({ slug, n }: VersionRef, language: Language): string =>
  `/embed/${slug}?n=${n}${language === DEFAULT_LANGUAGE ? '' : `&language=${language}`}`;
export const oembedPathOf = (page: string): string =>
  `/api/oembed?format=json&url=${encodeURIComponent(toAbsoluteUrl(page))}`;

export const EMBED_SIZE = { width: 800, height: 640 };

/** What an author pastes into their own page. */
export const makeEmbedCode = (
  version: VersionRef,
  title: string,
  language: Language,
  size = EMBED_SIZE,
): string =>
  `<iframe src="${escapeHtml(toAbsoluteUrl(embedPathOf(version, language)))}" title="${escapeHtml(title)}" width="${size.width}" height="${size.height}" style="border:0" loading="lazy" allowfullscreen></iframe>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML and XML, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text
    // XML knows no control letters but tab and line ends.
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[&<>"']/g, letter => ENTITIES[letter] ?? letter);
