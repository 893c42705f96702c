'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { currentMoment, type GameSession } from '@/lib/game/play/game-session';
import { BreakdownDetails } from './breakdown';
import styles from './choices.module.css';

interface ChoiceProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly action: ActionBase;
  readonly number: number;
  readonly sentence: string;
  readonly onShow: (isShown: boolean) => void;
  readonly onChoose: (action: ActionBase) => void;
}

/** One choice: its words, its price, what its dice can bring, and why. */
export const Choice = ({ system, match, action, number, sentence, onShow, onChoose }: ChoiceProps) => (
  <>
    <Button
      look="bare"
      className={styles.choice}
      onPointerEnter={() => onShow(true)}
      onPointerLeave={() => onShow(false)}
      onFocus={() => onShow(true)}
      onBlur={() => onShow(false)}
      onClick={() => onChoose(action)}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.sentence}>{sentence}</span>
    </Button>
    <Price system={system} match={match} action={action} />
    <Chances system={system} match={match} action={action} />
  </>
);

type AboutChoice = Pick<ChoiceProps, 'system' | 'match' | 'action'>;

/** What it costs at once, and what that is made of. */
const Price = ({ system, match, action }: AboutChoice) => {
  const say = useSay();
  const { rules } = match;
  const { state } = currentMoment(match);
  const price = useMemo(() => rules.cost?.(state, action) ?? null, [rules, state, action]);
  const costs = useMemo(
    () => (price ? (rules.costBreakdown?.(state, action) ?? []) : []),
    [rules, state, action, price],
  );
  if (!price) return null;
  return (
    <div className={styles.price}>
      {say(price)} {costs.length > 0 && <BreakdownDetails system={system} lines={costs} />}
    </div>
  );
};

/** What the dice can bring, before they are thrown, as shares of one bar; below it the reasons. */
const Chances = ({ system, match, action }: AboutChoice) => {
  const say = useSay();
  const words = useTranslations('play');
  const { rules } = match;
  const { state } = currentMoment(match);
  // Pointing at a choice draws the list again: what its dice can bring stays the same.
  const odds = useMemo(() => rules.odds(state, action), [rules, state, action]);
  const lines = useMemo(
    () => (odds ? (rules.oddsBreakdown?.(state, action) ?? []) : []),
    [rules, state, action, odds],
  );
  if (!odds) return null;
  const shares = Object.entries(odds.ways).map(([id, count]) => ({
    id,
    share: Number(count) / Number(odds.total),
    outcome: say(rules.describeOutcome(id)),
  }));
  return (
    <div className={styles.chances}>
      <div className={styles.bars} aria-hidden="true">
        {shares.map(({ id, share }) => (
          <i key={id} style={{ flexGrow: share }} />
        ))}
      </div>
      <div className={styles.ways}>
        {shares.map(({ id, outcome, share }) => (
          <span key={id}>
            <i aria-hidden="true" /> {words('ways', { outcome, share })}{' '}
          </span>
        ))}
        {lines.length > 0 && <BreakdownDetails system={system} lines={lines} />}
      </div>
    </div>
  );
};
