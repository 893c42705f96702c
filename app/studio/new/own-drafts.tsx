import { getFormatter, getTranslations } from 'next-intl/server';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import styles from '@/components/studio/new-draft.module.css';
import { PageLink } from '@/components/ui/page-link';
import { listDrafts } from '@/lib/store/drafts';

/** The visitor's own drafts, the last edited first. */
export const OwnDrafts = async () => {
  const say = await getTranslations('studio');
  const format = await getFormatter();
  const author = await currentAuthor();
  const drafts = author ? await listDrafts(await getStore(), author) : [];
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="drafts">
      <h2 id="drafts">{say('new.drafts')}</h2>
      <ul>
        {drafts.map(({ id, title, updatedAt }) => (
          <li key={id}>
            <PageLink href={`/studio/${id}`}>{title}</PageLink>
            <span>
              {say('new.edited', {
                time: format.dateTime(new Date(updatedAt), { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
