import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { FollowControl } from '@/app/_server/community/follow-control';
import { getStore } from '@/app/_server/store';
import { alternatesOf } from '@/app/_server/words/alternates';
import styles from '@/app/catalogue/catalogue.module.css';
import { parseCatalogueRequest, type SearchParameters } from '@/app/catalogue/catalogue-request';
import { CatalogueView } from '@/app/catalogue/catalogue-view';
import { CollectionCards } from '@/components/catalogue/collection-cards';
import { findUserByName } from '@/lib/store/accounts/accounts';
import { listCollections } from '@/lib/store/catalogue/collections';
import { linesOf } from '@/lib/store/documents/version-states';
import { SYSTEM_IDS } from '@/lib/systems';

interface PageProps {
  readonly params: Promise<{ readonly name: string }>;
  readonly searchParams: Promise<SearchParameters>;
}

const load = cache(async (name: string) => findUserByName(await getStore(), decodeName(name)));

const decodeName = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
};

const authorPathOf = (name: string): string => `/authors/${encodeURIComponent(name.toLowerCase())}`;

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const author = await load((await params).name);
  if (!author) return {};
  const t = await getTranslations('catalogue.author');
  const { name } = author;
  return {
    title: t('title', { name }),
    description: t('description', { name }),
    alternates: await alternatesOf(authorPathOf(name)),
  };
};

/** What an author has published, with the catalogue's search and filters, and their collections. */
const AuthorPage = async ({ params, searchParams }: PageProps) => {
  const author = await load((await params).name);
  if (!author) notFound();
  const t = await getTranslations('catalogue.author');
  const follow = await getTranslations('following');
  const store = await getStore();
  const { id, name } = author;
  const asked = parseCatalogueRequest(await searchParams, { systems: SYSTEM_IDS, path: authorPathOf(name) });
  const collections = await listCollections(store, id);
  return (
    <>
      <CatalogueView asked={asked} title={t('title', { name })} within={await linesOf(store, id)}>
        <FollowControl kind="author" target={name} label={follow('button.author', { name })} />
      </CatalogueView>
      {collections.length > 0 && (
        <section className={styles.after}>
          <h2>{t('collections', { name })}</h2>
          <CollectionCards collections={collections} />
        </section>
      )}
    </>
  );
};

export default AuthorPage;
