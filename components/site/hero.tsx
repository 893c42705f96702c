import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { Year } from '@/components/words/year';
import styles from './home.module.css';

export interface HeroBattle {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly year: number | null;
}

/** What this is in two sentences, beside a real map. */
export const Hero = async ({ battle }: { readonly battle: HeroBattle | null }) => {
  const t = await getTranslations('home');
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <div className={styles.start}>
          <ButtonLink main href="/studio/new">
            {t('start')}
          </ButtonLink>
          <ButtonLink href="/catalogue">{t('browse')}</ButtonLink>
        </div>
      </div>
      {battle && <HeroPicture battle={battle} />}
    </div>
  );
};

const HeroPicture = async ({ battle: { slug, n, title, year } }: { battle: HeroBattle }) => {
  const t = await getTranslations('home');
  return (
    <figure className={styles.picture}>
      <PageLink href={`/s/${slug}`} className={styles.sheet} aria-label={t('hero', { title })}>
        {/* biome-ignore lint/performance/noImgElement: the server draws each width itself. */}
        <img
          src={`/s/${slug}/v/${n}/board.png?width=1200`}
          srcSet={[800, 1200, 1600]
            .map(width => `/s/${slug}/v/${n}/board.png?width=${width} ${width}w`)
            .join(', ')}
          sizes="(width < 760px) 100vw, 50vw"
          alt={t('hero', { title })}
          fetchPriority="high"
        />
      </PageLink>
      <figcaption>
        {title}
        {year !== null && (
          <>
            , <Year year={year} />
          </>
        )}
      </figcaption>
    </figure>
  );
};
