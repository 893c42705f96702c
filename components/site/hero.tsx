import { getTranslations } from 'next-intl/server';
import { Year } from '@/components/battle/year';
import { BoardSvg } from '@/components/board/board-svg';
import { ButtonLink } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import type { DrawList } from '@/lib/drawing/draw-list';
import styles from './home.module.css';

export interface HeroBattle {
  readonly slug: string;
  readonly title: string;
  readonly year: number;
  readonly picture: DrawList;
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

const HeroPicture = async ({ battle: { slug, title, year, picture } }: { battle: HeroBattle }) => {
  const t = await getTranslations('home');
  return (
    <figure className={styles.picture}>
      <PageLink href={`/s/${slug}`} className={styles.sheet} aria-label={t('hero', { title })}>
        <BoardSvg picture={picture} title={t('hero', { title })} idPrefix="hero" />
      </PageLink>
      <figcaption>
        {title}, <Year year={year} />
      </figcaption>
    </figure>
  );
};
