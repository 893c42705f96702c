import { getLocale } from 'next-intl/server';
import type { OfferedDocument } from '@/lib/editor/wizard/offered-documents';
import { languageOf } from '@/lib/game/language';
import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { listDrafts } from '@/lib/store/documents/drafts';
import { findCurrentAuthor } from '../accounts/author';
import { itemInLanguage } from '../catalogue/item-in-language';
import { getStore } from '../store';

const KINDS = ['army', 'army-list'] as const;
const MOST = 100;

/** The author's own armies and lists, then the published ones. */
export const listOfferedDocuments = async (): Promise<readonly OfferedDocument[]> => {
  const store = await getStore();
  const author = await findCurrentAuthor();
  const drafts = author ? await listDrafts(store, author) : [];
  const own = drafts.flatMap(({ id, title, system, kind }): readonly OfferedDocument[] =>
    kind === 'army' || kind === 'army-list'
      ? [{ key: `draft ${id}`, title, system, kind, from: { draft: id } }]
      : [],
  );
  const readerLanguage = languageOf(await getLocale());
  const published = await Promise.all(
    KINDS.map(async kind => {
      const { items } = await searchCatalogue(store, {
        kind,
        sort: 'title',
        readerLanguage,
        page: 1,
        pageSize: MOST,
      });
      return items
        .map(item => itemInLanguage(item, readerLanguage))
        .map(
          ({ slug, n, title, system }): OfferedDocument => ({
            key: `version ${slug} ${n}`,
            title,
            system,
            kind,
            from: { slug, n },
          }),
        );
    }),
  );
  return [...own, ...published.flat()];
};
