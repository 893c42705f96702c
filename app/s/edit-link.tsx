import { getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { findDraftOfLine } from '@/lib/store/documents/drafts';

/** For its author: the way to the draft behind a published version. */
export const EditLink = async ({ slug }: { readonly slug: string }) => {
  const t = await getTranslations('battle');
  const author = await findCurrentAuthor();
  const draft = author && (await findDraftOfLine(await getStore(), author, slug));
  return draft ? <ButtonLink href={`/studio/${draft}`}>{t('edit')}</ButtonLink> : null;
};
