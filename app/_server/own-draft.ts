import { cache } from 'react';
import { readDraft } from '@/lib/store/drafts';
import { currentAuthor } from './author';
import { getStore } from './store';

/** A draft of the visitor; null: there is none such, or it is another's. */
export const ownDraft = cache(async (id: string) => {
  const author = await currentAuthor();
  return author ? readDraft(await getStore(), id, author) : null;
});
