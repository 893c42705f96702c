import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { collectionIn } from '@/app/_server/catalogue/shipped-words';
import { getStore } from '@/app/_server/store';
import { alternatesOf } from '@/app/_server/words/alternates';
import { CollectionCards } from '@/components/catalogue/collection-cards';
import { languageOf } from '@/lib/game/language';
import { listCollections } from '@/lib/store/catalogue/collections';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('catalogue.collections');
  return { title: t('title'), description: t('description'), alternates: await alternatesOf('/collections') };
};

const Collections = async () => {
  const t = await getTranslations('catalogue.collections');
  const language = languageOf(await getLocale());
  const listed = await listCollections(await getStore());
  const collections = listed.map(collection => collectionIn(language, collection));
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('description')}</p>
      {collections.length === 0 ? <p>{t('none')}</p> : <CollectionCards collections={collections} />}
    </>
  );
};

export default Collections;
