import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import { CollectionCards } from '@/components/catalogue/collection-cards';
import { listCollections } from '@/lib/store/catalogue/collections';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('catalogue.collections');
  return { title: t('title'), description: t('description'), alternates: { canonical: '/collections' } };
};

const Collections = async () => {
  const t = await getTranslations('catalogue.collections');
  const collections = await listCollections(await getStore());
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      {collections.length === 0 ? <p>{t('none')}</p> : <CollectionCards collections={collections} />}
    </>
  );
};

export default Collections;
