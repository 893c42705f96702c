import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from '../battle.module.css';

interface VersionChangesProps {
  readonly changes: {
    readonly slug: string;
    readonly n: number;
    readonly title: string;
    /** It was made from this; else it is its own earlier version. */
    readonly isParent: boolean;
    readonly sentences: readonly string[];
  };
}

/** What differs from the version before, in words. */
export const VersionChanges = async ({ changes }: VersionChangesProps) => {
  const t = await getTranslations('versions.changes');
  const { slug, n, title, isParent, sentences } = changes;
  return (
    <section>
      <h2>{t('title')}</h2>
      <p className="small">
        {isParent
          ? t.rich('from', {
              title,
              n,
              parent: words => <PageLink href={`/s/${slug}/v/${n}`}>{words}</PageLink>,
            })
          : t('since', { n })}
      </p>
      {sentences.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.changes}>
          {sentences.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
};
