import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import { DOCUMENT_KINDS } from '@/lib/store/schema';
import styles from './catalogue.module.css';
import { type Asked, addressOf } from './query';

interface SystemFacetProps {
  readonly asked: Asked;
  readonly systems: readonly { readonly id: string; readonly title: string }[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Battles, army lists or armies. */
export const KindFacet = async ({ asked }: { readonly asked: Asked }) => {
  const t = await getTranslations('catalogue.kinds');
  return (
    <nav className={styles.facet} aria-labelledby="facet-kind">
      <h2 id="facet-kind">{t('label')}</h2>
      <ul>
        {DOCUMENT_KINDS.map(kind => (
          <li key={kind}>
            <PageLink
              href={addressOf({ ...asked, kind, page: 1 })}
              aria-current={kind === asked.kind ? 'true' : undefined}
            >
              <span>{t(kind)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** The rule books with their numbers of battles; one of them, or all. */
export const SystemFacet = async ({ asked, systems, counts }: SystemFacetProps) => {
  const t = await getTranslations('catalogue.systems');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { id: null, title: t('all'), count: total },
    ...systems.map(({ id, title }) => ({ id, title, count: counts[id] ?? 0 })),
  ];
  return (
    <nav className={styles.facet} aria-labelledby="facet-system">
      <h2 id="facet-system">{t('label')}</h2>
      <ul>
        {choices.map(({ id, title, count }) => (
          <li key={id ?? ''}>
            <PageLink
              href={addressOf({ ...asked, system: id, page: 1 })}
              aria-current={id === asked.system ? 'true' : undefined}
            >
              <span>{title}</span> <span className={styles.number}>{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
