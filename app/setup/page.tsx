import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentPerson } from '@/app/_server/accounts/author';
import type { SearchParams } from '@/app/_server/published/battle';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { SetupForm } from '@/components/account/setup-form';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Notice } from '@/components/ui/reading/notice';
import { isSetupKey } from '@/lib/store/operations/setup';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('operator.setup');
  // The address is a secret: no other site learns of it.
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' };
};

/** Where the link leads that a server without an administrator prints when it starts. */
const SetupPage = async ({ searchParams }: { readonly searchParams: Promise<SearchParams> }) => {
  const { key } = await searchParams;
  if (typeof key !== 'string' || !(await isSetupKey(await getStore(), key))) return <DeadLink />;
  const t = await getTranslations('operator.setup');
  const name = (await currentPerson())?.name;
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
      </div>
      <p className={styles.lead}>{name ? t('signed-in', { name }) : t('lead')}</p>
      {name ? (
        <pre>{`npx battlewright admin grant ${name} administrator`}</pre>
      ) : (
        <SetupForm setupKey={key} />
      )}
    </>
  );
};

/** The same whether the link was used, replaced or made up: a visitor learns nothing from it. */
const DeadLink = async () => {
  const t = await getTranslations('operator.setup');
  return (
    <Notice title={t('dead')} text={t('dead-means')}>
      <ButtonLink main href="/">
        {t('home')}
      </ButtonLink>
    </Notice>
  );
};

export default SetupPage;
