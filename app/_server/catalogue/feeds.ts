import { getLocale, getTranslations } from 'next-intl/server';
import { addressIn, type Language, languageOf, splitAddress } from '@/lib/game/language';
import { type CatalogueHit, searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { DOCUMENT_KINDS } from '@/lib/store/schema/schema';
import { SYSTEM_IDS } from '@/lib/systems';
import { pagePathOf, toAbsoluteUrl } from '../published/share-urls';
import { getStore } from '../store';
import { writeAtom } from './atom';
import { itemInLanguage } from './item-in-language';

const ENTRIES = 40;

interface Feed {
  readonly title: string;
  readonly home: string;
  readonly self: string;
  readonly language: Language;
  readonly items: readonly CatalogueHit[];
}

/** The newest public versions, of one kind or rule book where the address asks for it. */
const loadFeed = async (request: Request): Promise<Feed> => {
  const t = await getTranslations('site');
  const language = languageOf(await getLocale());
  const { pathname, searchParams } = new URL(request.url);
  const { path } = splitAddress(pathname);
  const kind = DOCUMENT_KINDS.find(known => known === searchParams.get('kind'));
  const system = SYSTEM_IDS.find(known => known === searchParams.get('system'));
  const { items } = await searchCatalogue(await getStore(), {
    ...(kind ? { kind } : {}),
    ...(system ? { system } : {}),
    ...{ sort: 'newest', page: 1, pageSize: ENTRIES },
  });
  const query = [kind && `kind=${kind}`, system && `system=${system}`].filter(Boolean).join('&');
  const self = toAbsoluteUrl(addressIn(language, `${path}${query && `?${query}`}`));
  return {
    title: t('name'),
    home: toAbsoluteUrl(addressIn(language, '/catalogue')),
    self,
    language,
    items: items.map(item => itemInLanguage(item, language)),
  };
};

const HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' };

/** JSON Feed 1.1. */
export const serveJsonFeed = async (request: Request): Promise<Response> => {
  const { title, home, self, language, items } = await loadFeed(request);
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    language,
    items: items.map(item => ({
      id: toAbsoluteUrl(pagePathOf(item)),
      url: toAbsoluteUrl(addressIn(language, pagePathOf(item))),
      title: item.title,
      content_text: item.summary || item.title,
      image: toAbsoluteUrl(addressIn(language, `${pagePathOf(item)}/opengraph-image`)),
      date_published: item.publishedAt,
      tags: item.tags,
    })),
  };
  return Response.json(feed, {
    headers: { ...HEADERS, 'content-type': 'application/feed+json; charset=utf-8' },
  });
};

/** Atom 1.0. */
export const serveAtomFeed = async (request: Request): Promise<Response> => {
  const { title, home, self, language, items } = await loadFeed(request);
  const entries = items.map(item => {
    const id = toAbsoluteUrl(pagePathOf(item));
    const page = toAbsoluteUrl(addressIn(language, pagePathOf(item)));
    const { summary, publishedAt: updated } = item;
    return { id, title: item.title, page, updated, summary, author: title };
  });
  const text = writeAtom({ id: self, title, home, self, language, entries });
  return new Response(text, {
    headers: { ...HEADERS, 'content-type': 'application/atom+xml; charset=utf-8' },
  });
};
