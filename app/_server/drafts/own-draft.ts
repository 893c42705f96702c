import { cache } from 'react';
import { readDraftText } from '@/lib/store/documents/drafts';
import { currentAuthor } from '../accounts/author';
import { getStore } from '../store';

/** A draft of the visitor, its document as JSON text; null: there is none such, or it is another's. */
export const loadOwnDraft = cache(async (id: string) => {
  const author = await currentAuthor();
  return author ? readDraftText(await getStore(), id, author) : null;
});
