import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { Tokens } from '@/components/shelves/tokens';
import { listTokens } from '@/lib/store/tokens';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('share.tokens');
  return { title: t('title'), robots: { index: false } };
};

/** The secrets by which an author's programs publish for him. */
const TokensPage = async () => {
  const t = await getTranslations('share.tokens');
  const author = await currentAuthor();
  if (author === null)
    return (
      <>
        <Head title={t('title')} />
        <p className={styles.lead}>{t('nobody')}</p>
      </>
    );
  const words = {
    name: t('name'),
    make: t('make'),
    once: t('once'),
    revoke: t('revoke'),
    failed: t('failed'),
  };
  return (
    <>
      <Head title={t('title')} />
      <p className={styles.lead}>{t('explain')}</p>
      <Tokens tokens={await listTokens(await getStore(), author)} words={words} />
    </>
  );
};

const Head = ({ title }: { readonly title: string }) => (
  <div className={styles.head}>
    <h1>{title}</h1>
  </div>
);

export default TokensPage;
