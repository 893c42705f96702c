'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { Field } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import { collectObjections, listSpeakers, type Objections } from '@/lib/editor/check-worker/zones';
import { movePieces, takeOffPieces } from '@/lib/editor/edits/map/board-edits';
import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import type { SpaceDescription } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { useStudio, useStudioState } from '../session/studio-context';

const OFF = '';

/** The same judgement as when the pieces are carried over the map. */
const useObjections = (pieces: readonly Piece[]): Objections => {
  const zones = useStudioState(state => state.zones);
  const rules = useStudioState(state => state.rules);
  const derived = useStudioState(state => state.derived);
  return useMemo(() => {
    const ids = pieces.map(({ id }) => id);
    return collectObjections(zones, listSpeakers({ rules, derived }, ids));
  }, [zones, rules, derived, pieces]);
};

interface SpaceOptionProps {
  readonly labelled: SpaceDescription;
  readonly objection: Finding | undefined;
}

/** There may be a thousand of them: only those that look different render again. */
const SpaceOption = memo(({ labelled: { space, title }, objection }: SpaceOptionProps) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <option value={space}>
      {objection
        ? words('inspector.space-objected', { space: say(title), reason: say(describeFinding(objection)) })
        : say(title)}
    </option>
  );
});

/** Moves by choosing from a list: the keyboard's way of dragging. */
export const MoveField = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const words = useTranslations('studio');
  const { store } = useStudio();
  const spaces = useStudioState(({ derived }) => derived.words);
  const objections = useObjections(pieces);
  const isTable = useStudioState(({ derived }) => derived.position?.board.kind === 'table');
  const [first] = pieces;
  // An open table has no places to choose from.
  if (isTable) return null;
  const isTogether = pieces.every(({ space }) => space === first?.space);
  const ids = pieces.map(({ id }) => id);
  const move = (space: string): void =>
    store.update(state => (space === OFF ? takeOffPieces(state, ids) : movePieces(state, ids, space)));
  return (
    <Field label={words('inspector.move-to')}>
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
        {spaces.map(labelled => (
          <SpaceOption key={labelled.space} labelled={labelled} objection={objections[labelled.space]?.[0]} />
        ))}
      </select>
    </Field>
  );
};
