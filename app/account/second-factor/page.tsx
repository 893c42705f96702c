import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/app/_server/accounts/author';
import styles from '@/components/account/account.module.css';
import { SecondFactor } from '@/components/account/second-factor';
import { PageLink } from '@/components/ui/controls/page-link';
import { getEnv } from '@/lib/env';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('account.second-factor');
  return { title: t('title'), robots: { index: false } };
};

/** A code of an app beside the password, for those who want it, and for administrators. */
const SecondFactorPage = async () => {
  const t = await getTranslations('account.second-factor');
  const person = await currentPerson();
  const isNeeded = person?.role === 'administrator' && getEnv().adminNeedsSecondFactor;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <p className={styles.lead}>
        {isNeeded && !person.hasSecondFactor && <strong>{t('needed')} </strong>}
        {t('means')}
      </p>
      {person?.name ? (
        <SecondFactor isOn={person.hasSecondFactor} />
      ) : (
        <p className={styles.part}>
          {t('nobody')} <PageLink href="/account">{t('to-account')}</PageLink>
        </p>
      )}
    </>
  );
};

export default SecondFactorPage;
