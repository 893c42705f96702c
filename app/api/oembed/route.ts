import { type NextRequest, NextResponse } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { errorResponse } from '@/app/_server/http/route-helpers';
import { EMBED_SIZE, makeEmbedCode, pagePathOf, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { addressIn, type Language, splitAddress } from '@/lib/game/language';
import { readGone, readVersionSummary } from '@/lib/store/documents/versions';

const PAGE = /^\/s\/([a-z0-9-]{1,120})(?:\/v\/([1-9]\d{0,8}))?\/?$/;
const SMALLEST = 200;

/** oEmbed 1.0: another site asks how to show a page of ours. */
export const GET = async (request: NextRequest): Promise<NextResponse> => {
  const asked = request.nextUrl.searchParams;
  if ((asked.get('format') ?? 'json') !== 'json') return errorResponse(501, 'bad-request');
  const { language, path } = splitAddress(ownPathOf(asked.get('url') ?? ''));
  const [, slug, n] = PAGE.exec(path) ?? [];
  if (slug === undefined) return errorResponse(404, 'unknown-battle');
  const number = n === undefined ? undefined : Number(n);
  const store = await getStore();
  const version = await readVersionSummary(store, slug, number);
  if (!version)
    return (await readGone(store, slug, number))
      ? errorResponse(410, 'gone')
      : errorResponse(404, 'unknown-battle');
  const size = {
    width: parseSize(asked.get('maxwidth'), EMBED_SIZE.width),
    height: parseSize(asked.get('maxheight'), EMBED_SIZE.height),
  };
  return NextResponse.json(await makeOembed(version, size, language), {
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' },
  });
};

const makeOembed = async (
  version: { readonly slug: string; readonly n: number; readonly title: string },
  size: typeof EMBED_SIZE,
  locale: Language,
) => {
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    version: '1.0',
    type: 'rich',
    title: version.title,
    provider_name: t('name'),
    provider_url: toAbsoluteUrl(addressIn(locale, '/')),
    cache_age: 300,
    thumbnail_url: toAbsoluteUrl(addressIn(locale, `${pagePathOf(version)}/opengraph-image`)),
    thumbnail_width: 1200,
    thumbnail_height: 630,
    html: makeEmbedCode(version, version.title, locale, size),
    ...size,
  };
};

/** The path of an address of this very site; of any other none. */
const ownPathOf = (address: string): string => {
  if (!URL.canParse(address)) return '';
  const { origin, pathname } = new URL(address);
  return origin === new URL(toAbsoluteUrl('/')).origin ? pathname : '';
};

const parseSize = (text: string | null, usual: number): number => {
  const request = Number(text ?? usual);
  return Number.isFinite(request) ? Math.round(Math.min(usual, Math.max(SMALLEST, request))) : usual;
};
