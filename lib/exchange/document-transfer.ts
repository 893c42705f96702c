import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { documentTitleOf } from '@/lib/catalogue/title-of-document';
import { formatDocument } from '@/lib/documents/format';
import { parseJson } from '@/lib/documents/text/parse-json';
import { createDraft } from '@/lib/store/documents/drafts';
import { publishDraft } from '@/lib/store/documents/publish';
import type { Store } from '@/lib/store/engine/open-store';
import type { Visibility } from '@/lib/store/schema/schema';
import { readDocument } from '@/lib/systems/read-document';
import { writeArchive } from './archive';

/** All published versions that stand, one file each, for people who keep battles in a folder. */
export async function exportDocuments({ db }: Store, author?: string): Promise<Uint8Array> {
  const versions = db
    .selectFrom('versions')
    .innerJoin('publications', 'publications.slug', 'versions.slug')
    .select(['versions.slug', 'versions.n', 'versions.document'])
    .where('versions.state', '=', 'standing')
    .orderBy('versions.slug')
    .orderBy('versions.n');
  const rows = await (author === undefined
    ? versions
    : versions.where('publications.author', '=', author)
  ).execute();
  return writeArchive(
    new Map(
      rows.map(({ slug, n, document }) => [`${slug}/v${n}.json`, formatDocument(JSON.parse(document))]),
    ),
  );
}

export type ImportResult =
  | { readonly type: 'draft'; readonly id: string }
  | { readonly type: 'published'; readonly slug: string; readonly n: number }
  | { readonly type: 'not-json' }
  | { readonly type: 'malformed' };

/** Takes one document in: as a draft, or published at once. */
export async function importDocument(
  store: Store,
  text: string,
  owner: string,
  visibility: Visibility | null,
): Promise<ImportResult> {
  const document = parseJson(text);
  if (document === undefined) return { type: 'not-json' };
  const read = await readDocument(document);
  const facts = factsOfDocument(read);
  if (read.type === 'unknown' || (visibility !== null && !facts)) return { type: 'malformed' };
  const request = { kind: read.type, system: read.system.id, title: documentTitleOf(document), document };
  const { id, revision } = await createDraft(store, owner, request);
  if (visibility === null || !facts) return { type: 'draft', id };
  const result = await publishDraft(store, id, owner, { revision, facts, visibility, changeNote: '' });
  return result.type === 'published' ? result : { type: 'draft', id };
}
