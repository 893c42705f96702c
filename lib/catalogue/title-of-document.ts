import { valueAt } from '@/lib/documents/json-path';
import type { Language } from '@/lib/game/language';

const LONGEST = 200;

/** The title of a document that may be malformed: drafts are kept in any state. In a language where it has a title in that language. */
export const documentTitleOf = (document: unknown, language?: Language): string => {
  const translated = language && valueAt(document, ['translations', language, 'title']);
  const title = translated ?? valueAt(document, ['title']);
  return typeof title === 'string' ? title.slice(0, LONGEST) : '';
};
