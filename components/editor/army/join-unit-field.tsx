'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { BuiltArmy } from '@/lib/editor/edits/army-edits';
import { applyPick } from '@/lib/editor/edits/army-edits';
import { findPickObjections, pickForUnit } from '@/lib/game/army/army-picks';
import { type ArmyListEntry, type ArmyUnit, formatName } from '@/lib/game/contract/army/army-lists';
import { useIsReadOnly } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import styles from './army.module.css';
import { useArmy } from './army-context';

/** Troops that the rules allow in the unit: of another entry, or of the same where its parts may differ. */
const listJoiners = (unit: ArmyUnit, built: BuiltArmy): readonly ArmyListEntry[] => {
  const { lists, army, list, offers, findings } = built;
  const inside = new Set(unit.parts.map(({ entry }) => entry));
  return offers.filter(
    offer =>
      offer.unit !== undefined &&
      offer.unit.most > 1 &&
      (offer.unit.part !== undefined || !inside.has(offer.id)) &&
      offer.max !== 0 &&
      findPickObjections(lists, army, list, pickForUnit(offer, unit.id), findings).length === 0,
  );
};

/** Units of several kinds of troops, where the game has them: a stack of tiles, a mixed unit. */
export const JoinUnitField = ({ unit }: { readonly unit: ArmyUnit }) => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const joiners = useMemo(() => listJoiners(unit, army), [unit, army]);
  if (joiners.length === 0) return null;
  const add = (id: string): void => {
    const offer = joiners.find(joiner => joiner.id === id);
    if (offer)
      store.update(state =>
        applyPick(state, army, pickForUnit(offer, unit.id), 'add', formatName(offer.label, say)),
      );
  };
  return (
    <select
      className={styles.choice}
      aria-label={words('join-named', { name: unit.label })}
      value=""
      disabled={isReadOnly}
      onChange={({ target }) => add(target.value)}
    >
      <option value="">{words('join')}</option>
      {joiners.map(offer => (
        <option key={offer.id} value={offer.id}>
          {`${formatName(offer.label, say)}: ${say(offer.words)}`}
        </option>
      ))}
    </select>
  );
};
