import { getFormatter, getTranslations } from 'next-intl/server';
import { currentAuthor } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import { DeletedList } from '@/app/account/deleted-list';
import { DeleteDraftButton, DraftDeletionProvider } from '@/components/account/draft-deletion';
import styles from '@/components/editor/wizard/new-draft-button.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import { type DraftSummary, listDrafts } from '@/lib/store/documents/drafts';

/** The visitor's own drafts, the last edited first, and what was deleted of them. */
export const OwnDrafts = async () => {
  const say = await getTranslations('studio');
  const author = await currentAuthor();
  if (!author) return null;
  const drafts = await listDrafts(await getStore(), author);
  return (
    <DraftDeletionProvider>
      {drafts.length > 0 && (
        <section className={styles.drafts} aria-labelledby="drafts">
          <h2 id="drafts">{say('new.drafts')}</h2>
          <ul>
            {drafts.map(draft => (
              <OwnDraft key={draft.id} draft={draft} />
            ))}
          </ul>
        </section>
      )}
      <DeletedList author={author} />
    </DraftDeletionProvider>
  );
};

const OwnDraft = async ({ draft: { id, title, updatedAt } }: { readonly draft: DraftSummary }) => {
  const say = await getTranslations('studio');
  const words = await getTranslations('drafts');
  const format = await getFormatter();
  const time = format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <PageLink href={`/studio/${id}`}>{title || words('untitled')}</PageLink>
      <span>{say('new.edited', { time })}</span>
      <DeleteDraftButton draft={{ id, title }} />
    </li>
  );
};
