'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { sentenceOf } from '@/lib/game/finding';
import type { Piece } from '@/lib/game/position';
import controls from '../controls.module.css';
import { movedTo, takenOff } from '../edits';
import { useStudio, useStudioState } from '../studio-context';
import { objectionsIn } from '../studio-state';
import type { Objections } from '../zones';

const OFF = '';

/** The same judgement as when the pieces are carried over the map. */
const useObjections = (pieces: readonly Piece[]): Objections => {
  const { store } = useStudio();
  const zones = useStudioState(state => state.zones);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zones of the state are what changes the answer.
  return useMemo(
    () =>
      objectionsIn(
        store.getState(),
        pieces.map(({ id }) => id),
      ),
    [store, zones, pieces],
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
    <label className={controls.field}>
      {words('inspector.move-to')}
      <select
        value={isTogether ? (first?.space ?? OFF) : 'several'}
        onChange={event => move(event.target.value)}
      >
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
