'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './following.module.css';

interface NewVersion {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly changeNote: string;
}

const fetchNews = async (signal: AbortSignal): Promise<readonly NewVersion[]> => {
  try {
    const answer = await fetch('/api/follows', { signal });
    return answer.ok ? (await answer.json()).items : [];
  } catch (error) {
    // Without a network, or on a page that is left, there is no news; the page itself stands.
    if (error instanceof TypeError || error instanceof DOMException) return [];
    throw error;
  }
};

/** What is new to this reader. It is asked for here, so that the page itself is the same for everybody. */
export const FollowedNews = () => {
  const words = useTranslations('following');
  const [news, setNews] = useState<readonly NewVersion[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    void fetchNews(stop.signal).then(found => {
      if (!stop.signal.aborted) setNews(found);
    });
    return () => stop.abort();
  }, []);
  if (news.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="followed">
      <div className={styles.head}>
        <h2 id="followed">{words('news')}</h2>
        <PageLink href="/following">{words('all')}</PageLink>
      </div>
      <ul>
        {news.map(({ slug, n, title, changeNote }) => (
          <li key={`${slug} ${n}`}>
            <PageLink href={`/s/${slug}/v/${n}`}>{words('entry', { title, n })}</PageLink>
            {changeNote !== '' && <span>{changeNote}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
