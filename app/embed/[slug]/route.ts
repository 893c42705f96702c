import { createHash } from 'node:crypto';
import { NextResponse } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { fault } from '@/app/_server/answers';
import { asking } from '@/app/_server/asking';
import { versionNumber } from '@/app/_server/battle';
import { makeFile } from '@/app/_server/files';
import { absolute, escapeHtml, oembedOf, pageOf } from '@/app/_server/sharing';
import { getStore } from '@/app/_server/store';
import { withCheck } from '@/app/_server/subject';
import { unavailableAnswer } from '@/app/_server/unavailable';
import type { VersionRef } from '@/lib/store/drafts';
import { readGone, readVersionSummary } from '@/lib/store/versions';
import { EMBED_SCRIPT, EMBED_STYLE } from './viewer';

interface Context {
  readonly params: Promise<{ readonly slug: string }>;
}

/** A battle's map for a frame on another site: plain HTML, the picture in it, one script to move it. */
export const GET = async (request: Request, { params }: Context): Promise<NextResponse> => {
  const { slug } = await params;
  const asked = new URL(request.url).searchParams.get('n');
  const n = asked === null ? undefined : versionNumber(asked);
  const version = n === null ? null : await readVersionSummary(await getStore(), slug, n);
  if (!version) return missing(slug, n ?? undefined);
  const made = await withCheck({ ...(await asking()), version, variant: null }, checked =>
    makeFile(checked, { request: { file: 'embed' }, deadline: 'file' }),
  );
  if (made.type === 'missing') return missing(slug, n ?? undefined);
  if (made.type !== 'found') return unavailableAnswer(made);
  const svg = new TextDecoder().decode(made.found);
  return new NextResponse(await pageFor({ ...version, svg }), { headers: headers(asked !== null) });
};

interface Shown extends VersionRef {
  readonly title: string;
  readonly svg: string;
}

const missing = async (slug: string, n: number | undefined): Promise<NextResponse> => {
  const gone = await readGone(await getStore(), slug, n);
  return gone
    ? fault(410, 'gone', { title: gone.title, state: gone.state, reason: gone.reason })
    : fault(404, 'unknown-battle');
};

const pageFor = async ({ slug, n, title, svg }: Shown): Promise<string> => {
  const t = await getTranslations();
  const page = pageOf({ slug, n });
  const label = (key: 'in' | 'out' | 'all') => escapeHtml(t(`battle.map.${key}`));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t('site.titled', { title }))}</title>
<link rel="canonical" href="${escapeHtml(absolute(page))}">
<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembedOf(page))}">
<style>${EMBED_STYLE}</style>
<main tabindex="0" role="application" aria-label="${escapeHtml(t('battle.map.viewer', { title }))}">${svg}</main>
<nav><button data-do="in" aria-label="${label('in')}">+</button><button data-do="out" aria-label="${label('out')}">−</button><button data-do="all" aria-label="${label('all')}">⤢</button></nav>
<a href="${escapeHtml(absolute(page))}" target="_blank" rel="noopener">${escapeHtml(title)} · ${escapeHtml(t('site.name'))}</a>
<script>${EMBED_SCRIPT}</script>
</html>
`;
};

const SCRIPT_HASH = createHash('sha256').update(EMBED_SCRIPT).digest('base64');

/** Any site may frame it; it loads nothing and runs nothing but its own script. */
const headers = (isVersion: boolean): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': isVersion ? 'public, max-age=3600' : 'public, max-age=60',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
});
