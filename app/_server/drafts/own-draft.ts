import { cache } from 'react';
import { type Licence, listAllowedLicences } from '@/lib/documents/licence';
import { type OwnedDraft, readDraftText } from '@/lib/store/documents/drafts';
import { readOriginal } from '@/lib/store/documents/originals';
import { findCurrentAuthor } from '../accounts/author';
import { getStore } from '../store';

/** A draft of the visitor, its document as JSON text; null: there is none such, or it is another's. */
export const loadOwnDraft = cache(async (id: string) => {
  const author = await findCurrentAuthor();
  return author ? readDraftText(await getStore(), id, author) : null;
});

/** The licences under which a draft may be published. */
export const listDraftLicences = async (draft: OwnedDraft): Promise<readonly Licence[]> =>
  listAllowedLicences(await readOriginal((await getStore()).db, draft.remixOf, draft.owner));
