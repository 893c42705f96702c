import type { NextResponse } from 'next/server';
import type { CatalogueItem } from '@/lib/store/catalogue/search-catalogue';
import { readGone, readVersion, type VersionSummary } from '@/lib/store/documents/versions';
import { documentResponse } from '../http/document-response';
import { errorResponse } from '../http/route-helpers';
import { pagePathOf, toAbsoluteUrl } from '../published/share-urls';
import { getStore } from '../store';

/** Programs of other sites may read everything that is public. */
export const PUBLIC_CORS = { 'access-control-allow-origin': '*' };

type SummarySource = Omit<CatalogueItem, 'author' | 'stars'> | VersionSummary;

/** The public part of a version: never the id of its author. */
export const toApiSummary = (item: SummarySource) => ({
  slug: item.slug,
  n: item.n,
  kind: item.kind,
  system: item.system,
  title: item.title,
  summary: item.summary,
  place: item.place,
  sides: item.sides,
  year: item.year,
  era: item.era,
  tags: item.tags,
  pieces: item.pieces,
  isReconstructed: item.isReconstructed,
  licence: item.licence,
  minutes: item.minutes,
  errors: item.errors,
  warnings: item.warnings,
  publishedAt: item.publishedAt,
  address: toAbsoluteUrl(pagePathOf(item)),
  document: toAbsoluteUrl(`${pagePathOf(item)}/document.json`),
});

/** A version with its document; without a number the newest public one. */
export const versionResponse = async (slug: string, n?: number): Promise<NextResponse> => {
  const store = await getStore();
  const version = await readVersion(store, slug, n);
  if (!version) {
    const gone = await readGone(store, slug, n);
    return gone
      ? errorResponse(410, 'gone', { title: gone.title, state: gone.state, reason: gone.reason })
      : errorResponse(404, 'unknown-version');
  }
  const { changeNote, remixOf, text } = version;
  return documentResponse(
    { ...toApiSummary(version), changeNote, remixOf },
    { name: 'content', text },
    PUBLIC_CORS,
  );
};
