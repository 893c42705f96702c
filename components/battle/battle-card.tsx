import { getTranslations } from 'next-intl/server';
import { boardPictureOf } from '@/components/board/board-thumbnail';
import { PageLink } from '@/components/ui/controls/page-link';
import { Year } from '@/components/words/year';
import styles from './battle-card.module.css';
import { LegalStatus } from './legal-status';

/** What a card says of a battle. */
export interface CardBattle {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
  readonly summary: string;
  readonly year: number | null;
  readonly sides: readonly string[];
  readonly systemTitle: string;
  /** How many pieces it has. */
  readonly pieces: number;
  readonly errors: number;
  readonly warnings: number;
  readonly stars: number;
  /** The words by which it was found; none where nobody searched. */
  readonly matched?: readonly string[];
  /** Who wins most when computers play it; null: it is not measured. */
  readonly balance: { readonly isEven: boolean; readonly side: string; readonly percent: number } | null;
  /** Near-duplicates that stand behind it, and where they are shown. */
  readonly alike: { readonly count: number; readonly href: string } | null;
}

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
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the picture is made in the asked width by its own route. */}
      <img
        className={styles.picture}
        {...boardPictureOf(battle)}
        sizes="(width < 760px) 100vw, 320px"
        alt={t('thumbnail', { title: battle.title })}
        loading="lazy"
        decoding="async"
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
        {battle.summary !== '' && <p className={styles.summary}>{battle.summary}</p>}
        {battle.matched && battle.matched.length > 0 && (
          <p className="small">{t('card.matched', { words: battle.matched.join(', ') })}</p>
        )}
        <CardFacts battle={battle} />
      </div>
    </>
  );
};

const CardFacts = async ({ battle }: { battle: CardBattle }) => {
  const t = await getTranslations('catalogue');
  return (
    <div className={styles.facts}>
      <ul>
        <li className={styles.system}>{battle.systemTitle}</li>
        {battle.pieces > 0 && <li>{t('card.units', { count: battle.pieces })}</li>}
        {battle.sides.length > 1 && <li>{t('card.players', { most: battle.sides.length })}</li>}
        {battle.n > 1 && <li>{t('card.version', { n: battle.n })}</li>}
      </ul>
      <p>
        {battle.balance && <CardBalance balance={battle.balance} />}
        <LegalStatus errors={battle.errors} warnings={battle.warnings} />
        {battle.alike && (
          <PageLink className={styles.alike} href={battle.alike.href}>
            {t('alike.count', { count: battle.alike.count })}
          </PageLink>
        )}
        {battle.stars > 0 && <Stars count={battle.stars} />}
      </p>
    </div>
  );
};

const Stars = async ({ count }: { count: number }) => {
  const t = await getTranslations('catalogue');
  return (
    <span title={t('stars', { count })}>
      <span aria-hidden="true">★ {count}</span>
      <span className="visually-hidden">{t('stars', { count })}</span>
    </span>
  );
};

const CardBalance = async ({ balance }: { balance: NonNullable<CardBattle['balance']> }) => {
  const t = await getTranslations('lab.facts');
  return (
    <span>
      {balance.isEven ? t('card-even') : t('card', { side: balance.side, percent: balance.percent })}
    </span>
  );
};
