import { valueAt } from '@/lib/documents/json-path';

const LONGEST = 200;

/** The title of a document that may be malformed: drafts are kept in any state. */
export const documentTitleOf = (document: unknown): string => {
  const title = valueAt(document, ['title']);
  return typeof title === 'string' ? title.slice(0, LONGEST) : '';
};
