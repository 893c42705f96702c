import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { getStore } from '@/app/_server/store';
import styles from '@/app/catalogue/catalogue.module.css';
import { CatalogueView } from '@/app/catalogue/catalogue-view';
import { askedBy, type Parameters } from '@/app/catalogue/query';
import { CollectionCards } from '@/components/shelves/collection-cards';
import { userNamed } from '@/lib/store/accounts';
import { listCollections } from '@/lib/store/collections';
import { linesOf } from '@/lib/store/version-states';
import { SYSTEM_IDS } from '@/lib/systems';

interface PageProps {
  readonly params: Promise<{ readonly name: string }>;
  readonly searchParams: Promise<Parameters>;
}

const load = cache(async (name: string) => userNamed(await getStore(), decoded(name)));

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
};

const addressOfAuthor = (name: string): string => `/authors/${encodeURIComponent(name.toLowerCase())}`;

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const author = await load((await params).name);
  if (!author) return {};
  const t = await getTranslations('catalogue.author');
  const { name } = author;
  return {
    title: t('title', { name }),
    description: t('description', { name }),
    alternates: { canonical: addressOfAuthor(name) },
  };
};

/** What an author has published, searched and narrowed like the whole catalogue, and his collections. */
const AuthorPage = async ({ params, searchParams }: PageProps) => {
  const author = await load((await params).name);
  if (!author) notFound();
  const t = await getTranslations('catalogue.author');
  const store = await getStore();
  const { id, name } = author;
  const asked = askedBy(await searchParams, { systems: SYSTEM_IDS, path: addressOfAuthor(name) });
  const collections = await listCollections(store, id);
  return (
    <>
      <CatalogueView asked={asked} title={t('title', { name })} within={await linesOf(store, id)} />
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
