import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { collectionIn } from '@/app/_server/catalogue/shipped-words';
import { FollowControl } from '@/app/_server/community/follow-control';
import { getStore } from '@/app/_server/store';
import { alternatesOf } from '@/app/_server/words/alternates';
import styles from '@/app/catalogue/catalogue.module.css';
import { parseCatalogueRequest, type SearchParameters } from '@/app/catalogue/catalogue-request';
import { CatalogueView } from '@/app/catalogue/catalogue-view';
import { CollectionEditor } from '@/components/catalogue/collection-editor';
import { MadeFileLink } from '@/components/ui/controls/made-file-link';
import { languageOf } from '@/lib/game/language';
import { type Collection, readCollection } from '@/lib/store/catalogue/collections';
import { SYSTEM_IDS } from '@/lib/systems';

interface PageProps {
  readonly params: Promise<{ readonly slug: string }>;
  readonly searchParams: Promise<SearchParameters>;
}

const load = cache(async (slug: string) => {
  const collection = await readCollection(await getStore(), slug);
  return collection && collectionIn(languageOf(await getLocale()), collection);
});

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { slug } = await params;
  const collection = await load(slug);
  if (!collection) return {};
  const { title, summary } = collection;
  return { title, description: summary, alternates: await alternatesOf(`/collections/${slug}`) };
};

/** A collection, searched and narrowed like the whole catalogue. */
const CollectionPage = async ({ params, searchParams }: PageProps) => {
  const { slug } = await params;
  const collection = await load(slug);
  if (!collection) notFound();
  const follow = await getTranslations('following');
  const files = await getTranslations('battle.downloads');
  const asked = parseCatalogueRequest(await searchParams, {
    systems: SYSTEM_IDS,
    path: `/collections/${slug}`,
    hasOwnOrder: true,
  });
  return (
    <CatalogueView asked={asked} title={collection.title} within={collection.entries}>
      {collection.owner !== null && collection.owner === (await findCurrentAuthor()) && (
        <EditOwn collection={collection} />
      )}
      <FollowControl kind="collection" target={slug} label={follow('button.collection')} />
      {collection.summary !== '' && <p className={styles.summary}>{collection.summary}</p>}
      <p>
        <MadeFileLink
          href={`/collections/${slug}/vassal.vmod`}
          words={{ making: files('making'), failed: files('failed') }}
        >
          {files('collection')}
        </MadeFileLink>
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
