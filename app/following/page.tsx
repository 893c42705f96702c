import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { FollowControl } from '@/app/_server/community/follow-control';
import { nameFollowed } from '@/app/_server/community/followed';
import { getStore } from '@/app/_server/store';
import { FollowFeedAddress } from '@/components/following/feed-address';
import styles from '@/components/following/following.module.css';
import { PageLink } from '@/components/ui/controls/page-link';
import { DayOf } from '@/components/words/day';
import {
  type FollowedVersion,
  hasFollowFeed,
  listFollowed,
  listFollowedNews,
} from '@/lib/store/community/follows';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('following');
  return { title: t('title'), robots: { index: false } };
};

/** What is new to a reader, whom and what they follow, and the address of their feed. */
const FollowingPage = async () => {
  const t = await getTranslations('following');
  const store = await getStore();
  const reader = await findCurrentAuthor();
  const news = reader === null ? [] : await listFollowedNews(store, reader);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <section aria-labelledby="news">
        <h2 id="news">{t('news')}</h2>
        {news.length === 0 ? <p>{t('none')}</p> : <NewVersions news={news} />}
      </section>
      <section aria-labelledby="followed">
        <h2 id="followed">{t('list')}</h2>
        <FollowedList reader={reader} />
      </section>
      {reader !== null && (
        <section aria-labelledby="feed">
          <h2 id="feed">{t('feed.title')}</h2>
          <p>{t('feed.means')}</p>
          <FollowFeedAddress hasFeed={await hasFollowFeed(store, reader)} />
        </section>
      )}
    </div>
  );
};

const NewVersions = async ({ news }: { readonly news: readonly FollowedVersion[] }) => {
  const t = await getTranslations('following');
  return (
    <ul className={styles.list}>
      {news.map(({ slug, n, title, changeNote, publishedAt }) => (
        <li key={`${slug} ${n}`}>
          <PageLink href={`/s/${slug}/v/${n}`}>{t('entry', { title, n })}</PageLink>
          <span>
            <DayOf moment={publishedAt} /> {changeNote}
          </span>
        </li>
      ))}
    </ul>
  );
};

const FollowedList = async ({ reader }: { readonly reader: string | null }) => {
  const t = await getTranslations('following');
  const all = reader === null ? [] : await listFollowed(await getStore(), reader);
  const named = (await Promise.all(all.map(nameFollowed))).filter(each => each !== null);
  if (named.length === 0) return <p>{t('nobody')}</p>;
  return (
    <ul className={styles.list}>
      {named.map(({ kind, target, name, href }) => (
        <li key={href}>
          <PageLink href={href}>{name}</PageLink>
          <span>{t(`kind.${kind}`)}</span>
          <FollowControl kind={kind} target={target} label={t('stop', { name })} />
        </li>
      ))}
    </ul>
  );
};

export default FollowingPage;
