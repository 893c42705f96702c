import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '@/components/site/site-frame';
import { ButtonLink } from '@/components/ui/controls/button-link';
import styles from './offline.module.css';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('site.offline');
  return { title: t('title'), robots: { index: false } };
};

/** Stands in for pages that a device without a network does not have. */
const OfflinePage = async () => {
  const t = await getTranslations('site.offline');
  return (
    <SiteFrame hasDrafts={false} name={null}>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <p>
          <ButtonLink href="/studio" main>
            {t('work')}
          </ButtonLink>
        </p>
      </div>
    </SiteFrame>
  );
};

export default OfflinePage;
