import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
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
        <h1>{t('title')}</h1>
        <p>{t('nobody')}</p>
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
      <h1>{t('title')}</h1>
      <p>{t('explain')}</p>
      <Tokens tokens={await listTokens(await getStore(), author)} words={words} />
    </>
  );
};

export default TokensPage;
