import { getLocale, getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { Year } from '@/components/words/year';
import { languageOf } from '@/lib/game/language';
import { boardPictureOf } from '@/lib/site/board-thumbnail';
import styles from './home.module.css';

export interface FeaturedBattle {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly year: number | null;
  readonly game: string;
  /** What the game is in a few words. */
  readonly inShort: string;
}

/** One battle of each game, whole boards. */
export const FeaturedBattles = async ({ battles }: { readonly battles: readonly FeaturedBattle[] }) => {
  const t = await getTranslations('home');
  return (
    <section aria-labelledby="featured">
      <div className={styles.headline}>
        <h2 id="featured">{t('featured')}</h2>
        <PageLink href="/catalogue">{t('all')}</PageLink>
      </div>
      <ul className={styles.featured}>
        {battles.map(battle => (
          <FeaturedCard key={battle.slug} battle={battle} />
        ))}
      </ul>
    </section>
  );
};

const FeaturedCard = async ({ battle }: { battle: FeaturedBattle }) => {
  const t = await getTranslations('home');
  const language = languageOf(await getLocale());
  const { slug, n, title, year, game, inShort } = battle;
  return (
    <li>
      <PageLink href={`/s/${slug}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {/* biome-ignore lint/performance/noImgElement: the picture is made in the asked width by its own route. */}
        <img
          {...boardPictureOf(battle, language)}
          sizes="(width < 760px) 210px, 18vw"
          alt=""
          loading="lazy"
          decoding="async"
        />
      </PageLink>
      <div>
        <p className={styles.game}>{game}</p>
        <h3>
          <PageLink href={`/s/${slug}`}>{title}</PageLink>{' '}
          {year !== null && (
            <em>
              <Year year={year} />
            </em>
          )}
        </h3>
        <p>{inShort}</p>
        <p className={styles.ways}>
          <PageLink href={`/s/${slug}/v/${n}/play`} aria-label={t('play-titled', { title })}>
            {t('play')}
          </PageLink>
          <PageLink href={`/s/${slug}`} aria-label={t('view-titled', { title })}>
            {t('view')}
          </PageLink>
        </p>
      </div>
    </li>
  );
};
