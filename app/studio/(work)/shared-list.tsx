import { getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import styles from '@/components/my-work/my-work.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import { listSharedDrafts } from '@/lib/store/together/guests';

interface SharedListProps {
  readonly author: string;
  readonly games: readonly { readonly id: string; readonly title: string }[];
}

/** Drafts of others to which the visitor was invited. */
export const SharedList = async ({ author, games }: SharedListProps) => {
  const t = await getTranslations('together');
  const drafts = await listSharedDrafts(await getStore(), author);
  if (drafts.length === 0) return null;
  return (
    <section className={styles.shared} aria-labelledby="shared-title">
      <h2 id="shared-title">{t('shared')}</h2>
      <ul>
        {drafts.map(({ id, title, system, role }) => (
          <li key={id}>
            <PageLink href={`/studio/${id}`}>{title || id}</PageLink>{' '}
            <span>
              {games.find(game => game.id === system)?.title ?? system}, {t(`role.${role}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
