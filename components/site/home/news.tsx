import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { Year } from '@/components/words/year';
import styles from './home.module.css';

interface NewsProps {
  readonly battles: readonly {
    readonly slug: string;
    readonly title: string;
    readonly year: number | null;
    readonly game: string;
  }[];
}

/** What was published last. */
export const News = async ({ battles }: NewsProps) => {
  const t = await getTranslations('home');
  return (
    <section aria-labelledby="news">
      <div className={styles.headline}>
        <h2 id="news">{t('newest')}</h2>
        <PageLink href="/catalogue?sort=newest">{t('all-newest')}</PageLink>
      </div>
      <ul className={styles.news}>
        {battles.map(({ slug, title, year, game }) => (
          <li key={slug}>
            <PageLink href={`/s/${slug}`}>{title}</PageLink>
            <span>
              {game}
              {year !== null && (
                <>
                  , <Year year={year} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
