import { getLocale, getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { loadAuthorName } from '@/app/_server/accounts/author-name';
import { collectionIn } from '@/app/_server/catalogue/shipped-words';
import { FollowControl } from '@/app/_server/community/follow-control';
import { makeEmbedCode, pagePathOf, toAbsoluteUrl } from '@/app/_server/published/share-urls';
import { getStore } from '@/app/_server/store';
import { LicenceNote } from '@/components/battle/sections/licence-note';
import { CollectionDialog } from '@/components/catalogue/collection-dialog';
import styles from '@/components/catalogue/document-actions.module.css';
import { SharePanel } from '@/components/catalogue/share-panel';
import { StarButton } from '@/components/catalogue/star-button';
import { PageLink } from '@/components/ui/controls/page-link';
import { addressIn, languageOf } from '@/lib/game/language';
import { listCollections, listCollectionsWith } from '@/lib/store/catalogue/collections';
import { readStarCount } from '@/lib/store/catalogue/stars';
import type { VersionSummary } from '@/lib/store/documents/versions';

/** Its author, who starred it, and the collections that contain it. */
export const Attribution = async ({
  version: { slug, author, licence },
}: {
  readonly version: VersionSummary;
}) => {
  const t = await getTranslations('share.attribution');
  const followWords = await getTranslations('following');
  const store = await getStore();
  const reader = await findCurrentAuthor();
  const star = await readStarCount(store, slug, reader);
  return (
    <div className={styles.row}>
      {author !== null && <Author id={author} />}
      <LicenceNote licence={licence} />
      <StarButton slug={slug} label={t('star')} {...star} />
      {(author === null || author !== reader) && (
        <FollowControl kind="document" target={slug} label={followWords('button.document')} />
      )}
      <CollectionDialog
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
  const t = await getTranslations('share.attribution');
  const { words, href } = await loadAuthorName(id);
  return (
    <span>{t.rich('by', { author: () => (href ? <PageLink href={href}>{words}</PageLink> : words) })}</span>
  );
};

const Collections = async ({ slug }: { readonly slug: string }) => {
  const t = await getTranslations('share.attribution');
  const language = languageOf(await getLocale());
  const listed = await listCollectionsWith(await getStore(), slug);
  const collections = listed.map(collection => collectionIn(language, collection));
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
export const ShareVersion = async ({ version }: { readonly version: VersionSummary }) => {
  const language = languageOf(await getLocale());
  return (
    <SharePanel
      address={toAbsoluteUrl(addressIn(language, pagePathOf(version)))}
      embed={makeEmbedCode(version, version.title, language)}
    />
  );
};
