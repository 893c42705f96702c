import { getLocale, getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { Year } from '@/components/words/year';
import { languageOf } from '@/lib/game/language';
import { boardPictureOf } from '@/lib/site/board-thumbnail';
import { firstSentenceOf } from '@/lib/words/first-sentence';
import { roundMinutes } from '@/lib/words/round-minutes';
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
  /** How long a game takes, by estimate; null: it cannot be played here. */
  readonly minutes: number | null;
  readonly errors: number;
  readonly warnings: number;
  /** Some of it is not in the sources: its verdict is not the whole truth. */
  readonly isReconstructed: boolean;
  readonly stars: number;
  /** The language of its texts where it is not the reader's. */
  readonly original: string | null;
  /** The words of the search that it matches; none without a search. */
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
    {battles.map((battle, place) => (
      <li key={battle.slug} className={styles.card}>
        <BattleCard battle={battle} heading={heading} isFirst={place === 0} />
      </li>
    ))}
  </ul>
);

interface BattleCardProps {
  readonly battle: CardBattle;
  readonly heading: 'h2' | 'h3';
  /** Its picture is what a phone shows first, so that it is not put off. */
  readonly isFirst: boolean;
}

const BattleCard = async ({ battle, heading: Heading, isFirst }: BattleCardProps) => {
  const t = await getTranslations('catalogue');
  const language = languageOf(await getLocale());
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: the picture is made in the asked width by its own route. */}
      <img
        className={styles.picture}
        {...boardPictureOf(battle, language)}
        sizes="(width < 760px) 100vw, 320px"
        alt={t('thumbnail', { title: battle.title })}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
      <div className={styles.words}>
        <Heading className={styles.title}>
          <PageLink href={`/s/${battle.slug}`} lang={battle.original ?? undefined}>
            {battle.title}
          </PageLink>
          {battle.original !== null && <OriginalMark language={battle.original} />}
          {battle.year !== null && (
            <span className={styles.year}>
              <Year year={battle.year} />
            </span>
          )}
        </Heading>
        {battle.summary !== '' && <p className={styles.summary}>{firstSentenceOf(battle.summary)}</p>}
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
        {battle.minutes !== null && <li>{t('card.minutes', { minutes: roundMinutes(battle.minutes) })}</li>}
        {battle.pieces > 0 && <li>{t('card.units', { count: battle.pieces })}</li>}
        {battle.sides.length > 1 && <li>{t('card.players', { most: battle.sides.length })}</li>}
      </ul>
      <p>
        {battle.minutes !== null && <CardBalance balance={battle.balance} />}
        <LegalStatus errors={battle.errors} warnings={battle.warnings} />
        {battle.isReconstructed && <span className={styles.unmeasured}>{t('card.reconstructed')}</span>}
        <span className={styles.unmeasured}>{t('card.version', { n: battle.n })}</span>
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

const CardBalance = async ({ balance }: { balance: CardBattle['balance'] }) => {
  const t = await getTranslations('lab.facts');
  if (balance === null) return <span className={styles.unmeasured}>{t('card-unmeasured')}</span>;
  const { isEven, side, percent } = balance;
  return (
    <span className={styles.balance}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {isEven ? t('card-even') : t('card-leans', { side, percent })}
    </span>
  );
};

/** "EN": the battle has no texts in the reader's language. */
const OriginalMark = ({ language }: { readonly language: string }) => (
  <small className={styles.original}>{language.toUpperCase()}</small>
);
