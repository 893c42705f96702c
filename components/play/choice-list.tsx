'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AnySystem } from '@/lib/game/game-system';
import type { Match } from '@/lib/game/match';
import type { Mentioned } from '@/lib/game/mentioned';
import type { ActionBase } from '@/lib/game/play-rules';
import { Choice } from './choice';
import styles from './choices.module.css';
import { OrderLine } from './order-line';
import type { Chosen } from './table';

interface ChoiceListProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly name: string;
  readonly colour: string | undefined;
  readonly choices: readonly ActionBase[];
  readonly named: readonly Mentioned[];
  readonly chosen: Chosen;
  readonly chosenName: string | null;
  readonly onClear: () => void;
  readonly onShow: (action: ActionBase | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const isAbout = ({ pieces, spaces }: Mentioned, { piece, space }: Chosen): boolean =>
  (piece === null || pieces.includes(piece)) && (space === null || spaces.includes(space));

/** Whose decision it is, and every choice in words; pointing at one shows it on the board. */
export const ChoiceList = (props: ChoiceListProps) => {
  const { system, match, name, colour, choices, named, chosen, chosenName, onClear, onShow, onChoose } =
    props;
  const words = useTranslations('play');
  const heading = useId();
  const narrowed = choices.filter((_, index) => isAbout(named[index] ?? { pieces: [], spaces: [] }, chosen));
  return (
    <>
      <h2 id={heading} className={styles.decides} style={{ borderColor: colour }}>
        {words('decides', { name })}
      </h2>
      <OrderLine match={match} choices={choices} onChoose={onChoose} />
      {chosenName !== null && (
        <p className={styles.narrowed}>
          {words('narrowed', { name: chosenName, count: narrowed.length, total: choices.length })}{' '}
          <button type="button" onClick={onClear}>
            {words('show-all')}
          </button>
        </p>
      )}
      <ol className={styles.list} aria-labelledby={heading}>
        {narrowed.map(action => (
          <li key={JSON.stringify(action)} className={styles.item}>
            <Choice
              system={system}
              match={match}
              action={action}
              number={choices.indexOf(action) + 1}
              onShow={onShow}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </>
  );
};
