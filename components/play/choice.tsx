'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/game-system';
import { type Match, momentOf } from '@/lib/game/match';
import type { ActionBase } from '@/lib/game/play-rules';
import styles from './choices.module.css';
import { Why } from './why';

interface ChoiceProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly action: ActionBase;
  readonly number: number;
  readonly onShow: (action: ActionBase | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

/** One choice: its words, its price, what its dice can bring, and why. */
export const Choice = ({ system, match, action, number, onShow, onChoose }: ChoiceProps) => {
  const say = useSay();
  const { rules } = match;
  const { state } = momentOf(match);
  const price = useMemo(() => rules.price?.(state, action) ?? null, [rules, state, action]);
  const costs = useMemo(
    () => (price ? (rules.priceWhy?.(state, action) ?? []) : []),
    [rules, state, action, price],
  );
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        onPointerEnter={() => onShow(action)}
        onPointerLeave={() => onShow(null)}
        onFocus={() => onShow(action)}
        onBlur={() => onShow(null)}
        onClick={() => onChoose(action)}
      >
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.sentence}>{say(rules.describe(action, action.by, state))}</span>
        {price && <span className={styles.price}>{say(price)}</span>}
      </button>
      {price && costs.length > 0 && (
        <div className={styles.chances}>
          <small>
            {say(price)} <Why system={system} lines={costs} />
          </small>
        </div>
      )}
      <Chances system={system} match={match} action={action} />
    </>
  );
};

/** What the dice can bring, before they are thrown, as shares of one bar; below it the reasons. */
const Chances = ({ system, match, action }: Pick<ChoiceProps, 'system' | 'match' | 'action'>) => {
  const say = useSay();
  const words = useTranslations('play');
  const { rules } = match;
  const { state } = momentOf(match);
  // Pointing at a choice draws the list again: what its dice can bring stays the same.
  const odds = useMemo(() => rules.odds(state, action), [rules, state, action]);
  const lines = useMemo(() => (odds ? (rules.why?.(state, action) ?? []) : []), [rules, state, action, odds]);
  if (!odds) return null;
  const shares = Object.entries(odds.ways).map(([id, count]) => ({
    id,
    share: Number(count) / Number(odds.total),
    outcome: say(rules.outcome(id)),
  }));
  return (
    <div className={styles.chances}>
      <div className={styles.bars} aria-hidden="true">
        {shares.map(({ id, share }) => (
          <i key={id} style={{ flexGrow: share }} />
        ))}
      </div>
      <small>
        {shares.map(({ outcome, share }) => words('ways', { outcome, share })).join(' · ')}{' '}
        {lines.length > 0 && <Why system={system} lines={lines} />}
      </small>
    </div>
  );
};
