'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Finding, sentenceOf } from '@/lib/game/finding';
import type { SpaceInWords } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import controls from '../controls.module.css';
import { movedTo, takenOff } from '../edits';
import { useStudio, useStudioState } from '../studio-context';
import { type Objections, objectionsTo } from '../zones';

const OFF = '';

/** The same judgement as when the pieces are carried over the map. */
const useObjections = (pieces: readonly Piece[]): Objections => {
  const zones = useStudioState(state => state.zones);
  const position = useStudioState(({ reading }) => reading.position);
  return useMemo(() => {
    const ids = pieces.map(({ id }) => id);
    return position ? objectionsTo(zones, position, ids) : {};
  }, [zones, position, pieces]);
};

interface SpaceOptionProps {
  readonly spoken: SpaceInWords;
  readonly objection: Finding | undefined;
}

/** There may be a thousand of them: only those that read differently are made again. */
const SpaceOption = memo(({ spoken: { space, title }, objection }: SpaceOptionProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <option value={space}>
      {objection
        ? words('inspector.space-objected', { space: say(title), reason: say(sentenceOf(objection)) })
        : say(title)}
    </option>
  );
});

/** Moves by choosing from a list: the keyboard's way of dragging. */
export const MoveTo = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const spaces = useStudioState(({ reading }) => reading.words);
  const objections = useObjections(pieces);
  const isTable = useStudioState(({ reading }) => reading.position?.board.kind === 'table');
  const [first] = pieces;
  // An open table has no places to choose from.
  if (isTable) return null;
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
        {spaces.map(spoken => (
          <SpaceOption key={spoken.space} spoken={spoken} objection={objections[spoken.space]?.[0]} />
        ))}
      </select>
    </label>
  );
};
