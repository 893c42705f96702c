import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { countInTab, WORK_TABS, type WorkFilter, type WorkItem } from '@/lib/catalogue/own-work-filter';
import styles from './my-work.module.css';

interface WorkTabsProps {
  readonly items: readonly WorkItem[];
  readonly deleted: number;
  readonly filter: WorkFilter;
}

/** Parts of the author's own work, each with its number of documents. */
export const WorkTabs = async ({ items, deleted, filter }: WorkTabsProps) => {
  const t = await getTranslations('my-work');
  return (
    <nav className={styles.tabs} aria-label={t('tabs.label')}>
      {WORK_TABS.map(tab => (
        <PageLink
          key={tab}
          href={tab === 'all' ? '/studio' : `/studio?show=${tab}`}
          aria-current={tab === filter.tab ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)} <span>{tab === 'deleted' ? deleted : countInTab(items, tab)}</span>
        </PageLink>
      ))}
    </nav>
  );
};
