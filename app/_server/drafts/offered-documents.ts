import type { OfferedDocument } from '@/components/editor/army/offered-documents';
import { searchCatalogue } from '@/lib/store/catalogue/search-catalogue';
import { listDrafts } from '@/lib/store/documents/drafts';
import { findCurrentAuthor } from '../accounts/author';
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
  const published = await Promise.all(
    KINDS.map(async kind => {
      const { items } = await searchCatalogue(store, { kind, sort: 'title', page: 1, pageSize: MOST });
      return items.map(
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
