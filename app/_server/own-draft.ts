import { cache } from 'react';
import { readDraft } from '@/lib/store/drafts';
import { currentAuthor } from './author';
import { getStore } from './store';

/** A draft for its owner alone; for anyone else it does not exist. */
export const ownDraft = cache(async (id: string) => {
  const author = await currentAuthor();
  return author ? readDraft(await getStore(), id, author) : null;
});
