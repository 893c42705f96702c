import { strToU8, type Zippable, zipSync } from 'fflate';
import { listDrafts, readDraft } from '@/lib/store/drafts';
import type { Store } from '@/lib/store/open';
import { ownVersions } from '@/lib/store/own-versions';
import { slugFrom } from '@/lib/store/slug';
import { readUnderlay } from '@/lib/store/underlays';

const jsonFile = (document: unknown): Uint8Array => strToU8(`${JSON.stringify(document, null, 2)}\n`);

/** All that an author wrote, as files with speaking names. */
export async function archiveOf(store: Store, author: string): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const { id } of await listDrafts(store, author))
    Object.assign(files, await draftFiles(store, id, author));
  for (const { slug, n, document } of await ownVersions(store, author))
    files[`published/${slug}/v${n}.json`] = jsonFile(document);
  return zipSync(files, { level: 6 });
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const draftFiles = async (store: Store, id: string, author: string): Promise<Zippable> => {
  const draft = await readDraft(store, id, author);
  if (!draft) return {};
  const name = `drafts/${slugFrom(draft.title, draft.kind)}-${id.slice(0, 8)}`;
  const underlay = await readUnderlay(store, id, author);
  const ending = underlay && ENDINGS[underlay.type];
  return {
    [`${name}.json`]: jsonFile(draft.document),
    ...(underlay && ending ? { [`${name}-underlay.${ending}`]: [underlay.bytes, { level: 0 }] } : {}),
  };
};
