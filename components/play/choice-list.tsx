'use client';

import { useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Match, momentOf } from '@/lib/game/match';
import type { Mentioned } from '@/lib/game/mentioned';
import type { ActionBase } from '@/lib/game/play-rules';
import styles from './play.module.css';
import type { Chosen } from './play-room';

interface ChoiceListProps {
  readonly match: Match;
  readonly name: string;
  readonly choices: readonly ActionBase[];
  readonly named: readonly Mentioned[];
  readonly chosen: Chosen;
  readonly onClear: () => void;
  readonly onShow: (action: ActionBase | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const isAbout = ({ pieces, spaces }: Mentioned, { piece, space }: Chosen): boolean =>
  (piece === null || pieces.includes(piece)) && (space === null || spaces.includes(space));

/** Whose decision it is, and every choice in words; pointing at one shows it on the board. */
export const ChoiceList = ({
  match,
  name,
  choices,
  named,
  chosen,
  onClear,
  onShow,
  onChoose,
}: ChoiceListProps) => {
  const words = useTranslations('play');
  const heading = useId();
  const narrowed = choices.filter((_, index) => isAbout(named[index] ?? { pieces: [], spaces: [] }, chosen));
  const isNarrowed = chosen.piece !== null || chosen.space !== null;
  return (
    <>
      <h2 id={heading}>{words('decides', { name })}</h2>
      {isNarrowed && (
        <p className={styles.narrowed}>
          {words('narrowed', { count: narrowed.length, total: choices.length })}{' '}
          <button type="button" onClick={onClear}>
            {words('show-all')}
          </button>
        </p>
      )}
      <ul className={styles.list} aria-labelledby={heading}>
        {narrowed.map(action => (
          <li key={JSON.stringify(action)}>
            <Choice match={match} action={action} onShow={onShow} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  );
};

interface ChoiceProps {
  readonly match: Match;
  readonly action: ActionBase;
  readonly onShow: (action: ActionBase | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const Choice = ({ match, action, onShow, onChoose }: ChoiceProps) => {
  const say = useSay();
  return (
    <button
      type="button"
      className={styles.choice}
      onPointerEnter={() => onShow(action)}
      onPointerLeave={() => onShow(null)}
      onFocus={() => onShow(action)}
      onBlur={() => onShow(null)}
      onClick={() => onChoose(action)}
    >
      <span>{say(match.rules.describe(action, action.by))}</span>
      <OddsLine match={match} action={action} />
    </button>
  );
};

/** What the dice can bring, before they are thrown. */
const OddsLine = ({ match, action }: Pick<ChoiceProps, 'match' | 'action'>) => {
  const say = useSay();
  const words = useTranslations('play');
  // Pointing at a choice draws the list again: what its dice can bring stays the same.
  const odds = useMemo(() => match.rules.odds(momentOf(match).state, action), [match, action]);
  if (!odds) return null;
  const ways = Object.entries(odds.ways).map(([id, count]) =>
    words('ways', { outcome: say(match.rules.outcome(id)), share: Number(count) / Number(odds.total) }),
  );
  return <small>{ways.join(' · ')}</small>;
};
