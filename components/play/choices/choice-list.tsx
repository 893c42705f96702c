'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { BoardMarks } from '@/lib/game/play/board-marks';
import { currentMoment, type GameSession } from '@/lib/game/play/game-session';
import { LIST_ALL_ORDER, matchTypedOrder } from '@/lib/game/play/typed-order';
import type { BoardSelection } from '../play-table';
import { Choice } from './choice';
import { ChoiceInput } from './choice-input';
import styles from './choices.module.css';
import { StageLine } from './stage-line';

interface ChoiceListProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly name: string;
  readonly colour: string | undefined;
  readonly choices: readonly ActionBase[];
  readonly named: readonly BoardMarks[];
  readonly chosen: BoardSelection;
  readonly chosenName: string | null;
  readonly onClear: () => void;
  readonly onShow: (choice: number | null) => void;
  readonly onChoose: (action: ActionBase) => void;
}

const isAbout = (
  about: BoardMarks | undefined,
  index: number,
  { piece, space, choice }: BoardSelection,
): boolean =>
  (piece === null || (about?.pieces.includes(piece) ?? false)) &&
  (space === null || (about?.spaces.includes(space) ?? false)) &&
  (choice === null || choice === index);

/** A list that is longer has headings. */
const LONG = 8;

/** Of no kind. */
const OTHER = '';

interface ActionGroup {
  /** The code of its words. */
  readonly heading: string;
  readonly indexes: readonly number[];
}

/** Choices of one kind stand together, those of none last; a short list is left as it is. */
const groupActions = (
  match: GameSession,
  choices: readonly ActionBase[],
  shown: readonly number[],
): readonly ActionGroup[] => {
  if (shown.length <= LONG) return [{ heading: OTHER, indexes: shown }];
  const kinds = new Map<string, number[]>();
  for (const index of shown) {
    const action = choices[index];
    const heading = (action && match.rules.actionGroup?.(action)?.code) ?? OTHER;
    kinds.set(heading, [...(kinds.get(heading) ?? []), index]);
  }
  return [...kinds]
    .map(([heading, indexes]) => ({ heading, indexes }))
    .toSorted((one, other) => Number(one.heading === OTHER) - Number(other.heading === OTHER));
};

/** Whose decision it is, what is asked, and every choice in words; pointing at one shows it on the board. */
export const ChoiceList = (props: ChoiceListProps) => {
  const { match, name, colour, choices, named, chosen, chosenName, onClear, onChoose } = props;
  const words = useTranslations('play');
  const say = useSay();
  const heading = useId();
  const [typed, setTyped] = useState('');
  const { state } = currentMoment(match);
  const sentences = choices.map(action => say(match.rules.describe(action, action.by, state)));
  const meant = ['', LIST_ALL_ORDER].includes(typed.trim()) ? null : matchTypedOrder(typed, sentences);
  const shown = [...choices.keys()].filter(
    index => isAbout(named[index], index, chosen) && (meant === null || meant.includes(index)),
  );
  return (
    <>
      <h2 id={heading} className={styles.decides} style={{ borderColor: colour }}>
        {words('decides', { name })}
      </h2>
      <StageLine match={match} />
      <p className={styles.asks}>{say(match.rules.stage(state).asks)}</p>
      <ChoiceInput {...{ typed, sentences, choices, onChoose }} onType={setTyped} />
      {chosenName !== null && (
        <p className={styles.narrowed}>
          {words('narrowed', { name: chosenName, count: shown.length, total: choices.length })}{' '}
          <Button look="bare" onClick={onClear}>
            {words('show-all')}
          </Button>
        </p>
      )}
      <ol className={styles.list} aria-labelledby={heading}>
        <ActionGroups {...props} {...{ shown, sentences }} />
      </ol>
    </>
  );
};

interface ActionGroupsProps extends ChoiceListProps {
  readonly shown: readonly number[];
  readonly sentences: readonly string[];
}

const ActionGroups = ({ system, match, choices, shown, sentences, onShow, onChoose }: ActionGroupsProps) => {
  const say = useSay();
  const words = useTranslations('play');
  const kinds = groupActions(match, choices, shown);
  return kinds.map(({ heading, indexes }) => (
    <Fragment key={heading}>
      {kinds.length > 1 && (
        <li className={styles.kind}>
          {heading === OTHER ? words('otherwise') : say({ code: heading })} <small>{indexes.length}</small>
        </li>
      )}
      {indexes.map(index => {
        const action = choices[index];
        return (
          action && (
            <li key={JSON.stringify(action)} className={styles.item}>
              <Choice
                {...{ system, match, action, onChoose }}
                number={index + 1}
                sentence={sentences[index] ?? ''}
                onShow={isShown => onShow(isShown ? index : null)}
              />
            </li>
          )
        );
      })}
    </Fragment>
  ));
};
