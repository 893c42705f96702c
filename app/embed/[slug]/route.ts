import { createHash } from 'node:crypto';
import { NextResponse } from 'next/server';
import { getLocale, getTranslations } from 'next-intl/server';
import { answerInWords } from '@/app/_server/http/error-in-words';
import { getRequester } from '@/app/_server/http/requester';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { unavailableResponse } from '@/app/_server/http/unavailable';
import { parseVersionNumber } from '@/app/_server/published/battle';
import { escapeHtml, oembedPathOf, pagePathOf, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { fileKeyOf, makeFile, refuseTooManyFiles } from '@/app/_server/published/version-files';
import { withCheckedVersion } from '@/app/_server/published/version-jobs';
import { getStore } from '@/app/_server/store';
import { addressIn, languageOf } from '@/lib/game/language';
import type { VersionRef } from '@/lib/store/documents/drafts';
import { readGone, readVersionSummary } from '@/lib/store/documents/versions';
import { EMBED_SCRIPT, EMBED_STYLE } from './embed-viewer';

const EMBED = { request: { file: 'embed' }, deadline: 'file' } as const;

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** A battle's map for a frame on another site: plain HTML, the map in it, one script to move it. */
export const GET = async (request: Request, { params }: Context): Promise<NextResponse> =>
  answerInWords(await makeEmbed(request, (await params).slug), { isFramed: true });

const makeEmbed = async (request: Request, slug: string): Promise<NextResponse> => {
  const asked = new URL(request.url).searchParams.get('n');
  const n = asked === null ? undefined : parseVersionNumber(asked);
  const version = n === null ? null : await readVersionSummary(await getStore(), slug, n);
  if (!version) return missingResponse(slug, n ?? undefined);
  const wanted = { ...(await getRequester()), version, variant: null };
  const refused = await refuseTooManyFiles('makeFile', fileKeyOf(wanted, EMBED.request));
  if (refused) return refused;
  const made = await withCheckedVersion(wanted, checked => makeFile(checked, EMBED));
  if (made.type === 'missing') return missingResponse(slug, n ?? undefined);
  if (made.type !== 'found') return unavailableResponse(made);
  const page = await makePage({ ...version, svg: new TextDecoder().decode(made.found) });
  return pageResponse(request, page, asked !== null);
};

/** A version may be hidden at any time: a cache asks each time whether it still stands, and gets 304 when nothing changed. */
const pageResponse = (request: Request, page: string, isVersion: boolean): NextResponse => {
  const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  const headers = { ...makeHeaders(isVersion), etag };
  return request.headers.get('if-none-match')?.includes(etag)
    ? new NextResponse(null, { status: 304, headers })
    : new NextResponse(page, { headers });
};

interface Shown extends VersionRef {
  readonly title: string;
  readonly svg: string;
}

const missingResponse = async (slug: string, n: number | undefined): Promise<NextResponse> => {
  const gone = await readGone(await getStore(), slug, n);
  return gone
    ? errorResponse(410, 'gone', { title: gone.title, state: gone.state, reason: gone.reason })
    : errorResponse(404, 'unknown-battle');
};

const makePage = async ({ slug, n, title, svg }: Shown): Promise<string> => {
  const t = await getTranslations();
  const locale = languageOf(await getLocale());
  const page = addressIn(locale, pagePathOf({ slug, n }));
  const label = (key: 'in' | 'out' | 'all') => escapeHtml(t(`battle.map.${key}`));
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t('site.titled', { title }))}</title>
<link rel="canonical" href="${escapeHtml(toAbsoluteUrl(page))}">
<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedPathOf(page))}">
<style>${EMBED_STYLE}</style>
<main tabindex="0" role="application" aria-label="${escapeHtml(t('battle.map.viewer', { title }))}">${svg}</main>
<nav><button data-do="in" aria-label="${label('in')}">+</button><button data-do="out" aria-label="${label('out')}">−</button><button data-do="all" aria-label="${label('all')}">⤢</button></nav>
<a href="${escapeHtml(toAbsoluteUrl(page))}" target="_blank" rel="noopener">${escapeHtml(title)} · ${escapeHtml(t('site.name'))}</a>
<script>${EMBED_SCRIPT}</script>
</html>
`;
};

const SCRIPT_HASH = createHash('sha256').update(EMBED_SCRIPT).digest('base64');

/** Any site may show it in a frame; it loads nothing but the picture of a large map, and runs nothing but its own script. */
const makeHeaders = (isVersion: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': isVersion ? 'public, no-cache' : 'public, max-age=60',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
});
