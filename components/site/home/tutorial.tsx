import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './home.module.css';

const STEPS = ['look', 'attack', 'win'] as const;

/** The guided first battle in three steps. */
export const Tutorial = async () => {
  const t = await getTranslations('home.tutorial');
  return (
    <section aria-labelledby="tutorial">
      <h2 id="tutorial">{t('title')}</h2>
      <ol className={styles.tutorial}>
        {STEPS.map(step => (
          <li key={step}>
            <span>{t.rich(step, { b: words => <strong>{words}</strong> })}</span>
          </li>
        ))}
      </ol>
      <p className={styles.start}>
        <ButtonLink href="/learn">{t('start')}</ButtonLink>
        <PageLink href="/rules">{t('rules')}</PageLink>
      </p>
    </section>
  );
};
