import { getTranslations } from 'next-intl/server';
import { namesOf } from '@/lib/store/accounts/accounts';
import { getStore } from '../store';

export interface AuthorName {
  readonly words: string;
  /** Their page; null for somebody without a name. */
  readonly href: string | null;
}

/** The name of an author that readers see: never the id. */
export const loadAuthorName = async (id: string): Promise<AuthorName> => {
  const t = await getTranslations('catalogue.author');
  const name = (await namesOf(await getStore(), [id])).get(id);
  return name === undefined
    ? { words: t('unnamed'), href: null }
    : { words: name, href: `/authors/${encodeURIComponent(name.toLowerCase())}` };
};
