'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { sentenceOf } from '@/lib/game/finding';
import type { Piece } from '@/lib/game/position';
import { movedTo, takenOff } from '../edits';
import { useStudio, useStudioState } from '../studio-context';
import { dragStarted, type StudioState } from '../studio-state';
import styles from '../studio.module.css';

const OFF = '';

/** The same judgement as when the pieces are carried over the map. */
const objectionsTo = (state: StudioState, pieces: readonly string[]) =>
  dragStarted(state, pieces).dragging?.objections ?? {};

const useObjections = (pieces: readonly Piece[]) => {
  const { store } = useStudio();
  const scenario = useStudioState(({ reading }) => reading.scenario);
  // A whole army is judged when it is carried, not each time that it is looked at.
  return useMemo(
    () => (scenario && pieces.length <= 4 ? objectionsTo(store.getState(), pieces.map(({ id }) => id)) : {}),
    [store, scenario, pieces],
  );
};

/** Moves by choosing from a list: the keyboard's way of dragging. */
export const MoveTo = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const spaces = useStudioState(({ reading }) => reading.words);
  const objections = useObjections(pieces);
  const [first] = pieces;
  const isTogether = pieces.every(({ space }) => space === first?.space);
  const ids = pieces.map(({ id }) => id);
  const move = (space: string): void =>
    store.update(state => (space === OFF ? takenOff(state, ids) : movedTo(state, ids, space)));
  return (
    <label className={styles.field}>
      {words('inspector.move-to')}
      <select value={isTogether ? (first?.space ?? OFF) : 'several'} onChange={event => move(event.target.value)}>
        {!isTogether && (
          <option value="several" disabled>
            {words('inspector.several-spaces')}
          </option>
        )}
        <option value={OFF}>{words('inspector.off-board')}</option>
        {spaces.map(({ space, title }) => {
          const [objection] = objections[space] ?? [];
          return (
            <option key={space} value={space}>
              {objection
                ? words('inspector.space-objected', { space: say(title), reason: say(sentenceOf(objection)) })
                : say(title)}
            </option>
          );
        })}
      </select>
    </label>
  );
};
