import { getTranslations } from 'next-intl/server';
import { currentAuthor } from '@/app/_server/author';
import { authorName } from '@/app/_server/author-names';
import { absolute, embedCode, pageOf } from '@/app/_server/sharing';
import { getStore } from '@/app/_server/store';
import { Collect } from '@/components/shelves/collect';
import { Share } from '@/components/shelves/share';
import styles from '@/components/shelves/shelf-row.module.css';
import { StarButton } from '@/components/shelves/star-button';
import { PageLink } from '@/components/ui/page-link';
import { collectionsWith, listCollections } from '@/lib/store/collections';
import { starsFor } from '@/lib/store/stars';
import type { VersionSummary } from '@/lib/store/versions';

/** Whose it is, who marked it, and the collections that it stands in. */
export const Shelf = async ({ version: { slug, author } }: { readonly version: VersionSummary }) => {
  const t = await getTranslations('share.shelf');
  const store = await getStore();
  const reader = await currentAuthor();
  const star = await starsFor(store, slug, reader);
  return (
    <div className={styles.row}>
      {author !== null && <Author id={author} />}
      <StarButton slug={slug} label={t('star')} {...star} />
      <Collect
        slug={slug}
        collections={reader === null ? [] : await listCollections(store, reader)}
        words={{
          open: t('collect'),
          choose: t('choose'),
          fresh: t('fresh'),
          title: t('collection-title'),
          go: t('go'),
          cancel: t('cancel'),
          failed: t('failed'),
        }}
      />
      <Collections slug={slug} />
    </div>
  );
};

const Author = async ({ id }: { readonly id: string }) => {
  const t = await getTranslations('share.shelf');
  const { words, href } = await authorName(id);
  return (
    <span>{t.rich('by', { author: () => (href ? <PageLink href={href}>{words}</PageLink> : words) })}</span>
  );
};

const Collections = async ({ slug }: { readonly slug: string }) => {
  const t = await getTranslations('share.shelf');
  const collections = await collectionsWith(await getStore(), slug);
  if (collections.length === 0) return null;
  return (
    <span className={styles.collections}>
      {t('in')}{' '}
      {collections.map(collection => (
        <PageLink key={collection.slug} href={`/collections/${collection.slug}`}>
          {collection.title}
        </PageLink>
      ))}
    </span>
  );
};

/** The address for good, its code, and the map for another site. */
export const ShareVersion = ({ version }: { readonly version: VersionSummary }) => (
  <Share address={absolute(pageOf(version))} embed={embedCode(version, version.title)} />
);
