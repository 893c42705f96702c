import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { Year } from '@/components/words/year';
import styles from './battle-card.module.css';
import { LegalStatus } from './legal-status';

/** What a card says of a battle. */
export interface CardBattle {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly year: number | null;
  readonly sides: readonly string[];
  readonly systemTitle: string;
  readonly errors: number;
  readonly warnings: number;
  readonly stars: number;
  /** Who wins most when computers play it; null: it is not measured. */
  readonly balance: { readonly isEven: boolean; readonly side: string; readonly percent: number } | null;
  /** Near-duplicates that stand behind it, and where they are shown. */
  readonly alike: { readonly count: number; readonly href: string } | null;
}

const PICTURE = { width: 720, height: 576 };

interface BattleCardsProps {
  readonly battles: readonly CardBattle[];
  /** The level of the headings on the cards. */
  readonly heading: 'h2' | 'h3';
}

export const BattleCards = ({ battles, heading }: BattleCardsProps) => (
  <ul className={styles.cards}>
    {battles.map(battle => (
      <li key={battle.slug} className={styles.card}>
        <BattleCard battle={battle} heading={heading} />
      </li>
    ))}
  </ul>
);

const BattleCard = async ({ battle, heading: Heading }: { battle: CardBattle; heading: 'h2' | 'h3' }) => {
  const t = await getTranslations('catalogue');
  const lab = await getTranslations('lab.facts');
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the picture is made in the asked width by its own route. */}
      <img
        className={styles.picture}
        src={`/s/${battle.slug}/v/${battle.n}/board.png?width=${PICTURE.width}`}
        alt={t('thumbnail', { title: battle.title })}
        loading="lazy"
        decoding="async"
        {...PICTURE}
      />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <PageLink href={`/s/${battle.slug}`}>{battle.title}</PageLink>
          {battle.year !== null && (
            <span className={styles.year}>
              <Year year={battle.year} />
            </span>
          )}
        </Heading>
        <p className={styles.facts}>
          <span className={styles.system}>{battle.systemTitle}</span>
          <span className={styles.sides}>{battle.sides.join(' · ')}</span>
          <LegalStatus errors={battle.errors} warnings={battle.warnings} />
          {battle.balance && (
            <span>
              {battle.balance.isEven
                ? lab('card-even')
                : lab('card', { side: battle.balance.side, percent: battle.balance.percent })}
            </span>
          )}
          {battle.stars > 0 && (
            <span title={t('stars', { count: battle.stars })}>
              <span aria-hidden="true">★ {battle.stars}</span>
              <span className="visually-hidden">{t('stars', { count: battle.stars })}</span>
            </span>
          )}
          {battle.alike && (
            <PageLink className={styles.alike} href={battle.alike.href}>
              {t('alike.count', { count: battle.alike.count })}
            </PageLink>
          )}
        </p>
      </div>
    </>
  );
};
