import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { currentAuthor } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import styles from '@/app/catalogue/catalogue.module.css';
import { parseCatalogueRequest, type SearchParameters } from '@/app/catalogue/catalogue-request';
import { CatalogueView } from '@/app/catalogue/catalogue-view';
import { CollectionEditor } from '@/components/catalogue/collection-editor';
import { type Collection, readCollection } from '@/lib/store/catalogue/collections';
import { SYSTEM_IDS } from '@/lib/systems';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<SearchParameters>;
}

const load = cache(async (slug: string) => readCollection(await getStore(), slug));

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { slug } = await params;
  const collection = await load(slug);
  if (!collection) return {};
  const { title, summary } = collection;
  return { title, description: summary, alternates: { canonical: `/collections/${slug}` } };
};

/** A collection, searched and narrowed like the whole catalogue. */
const CollectionPage = async ({ params, searchParams }: PageProps) => {
  const { slug } = await params;
  const collection = await load(slug);
  if (!collection) notFound();
  const asked = parseCatalogueRequest(await searchParams, {
    systems: SYSTEM_IDS,
    path: `/collections/${slug}`,
    hasOwnOrder: true,
  });
  return (
    <CatalogueView asked={asked} title={collection.title} within={collection.entries}>
      {collection.owner !== null && collection.owner === (await currentAuthor()) && (
        <EditOwn collection={collection} />
      )}
      {collection.summary !== '' && <p className={styles.summary}>{collection.summary}</p>}
      <p>
        <a href={`/collections/${slug}/vassal.vmod`}>
          {(await getTranslations('battle.downloads'))('collection')}
        </a>
      </p>
    </CatalogueView>
  );
};

const EditOwn = async ({ collection }: { readonly collection: Collection }) => {
  const t = await getTranslations('catalogue.collections.edit');
  const { slug, title, summary, entries } = collection;
  const words = {
    open: t('open'),
    title: t('title'),
    summary: t('summary'),
    entries: t('entries'),
    save: t('save'),
    remove: t('remove'),
    cancel: t('cancel'),
    failed: t('failed'),
  };
  return <CollectionEditor slug={slug} collection={{ title, summary, entries }} words={words} />;
};

export default CollectionPage;
