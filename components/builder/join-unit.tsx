'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useIsReadOnly } from '@/components/studio/forms/fields';
import { useStudio } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import { joining, objectionsTo } from '@/lib/game/army-building';
import { type ArmyUnit, type ListEntry, nameIn } from '@/lib/game/army-list';
import { type BuiltArmy, useArmy } from './army-context';
import { picked } from './army-edits';
import styles from './builder.module.css';

/** Troops that the rules let into the unit: of another entry, or of the same where its parts may be bought differently. */
const joinersOf = (unit: ArmyUnit, built: BuiltArmy): readonly ListEntry[] => {
  const { lists, army, list, offers, judged } = built;
  const inside = new Set(unit.parts.map(({ entry }) => entry));
  return offers.filter(
    offer =>
      offer.unit !== undefined &&
      offer.unit.most > 1 &&
      (offer.unit.part !== undefined || !inside.has(offer.id)) &&
      offer.max !== 0 &&
      objectionsTo(lists, army, list, joining(offer, unit.id), judged).length === 0,
  );
};

/** Units of several kinds of troops, where the game has them: a stack of tiles, a mixed unit. */
export const JoinUnit = ({ unit }: { readonly unit: ArmyUnit }) => {
  const words = useTranslations('lists.army');
  const say = useSay();
  const { store } = useStudio();
  const isReadOnly = useIsReadOnly();
  const army = useArmy();
  const joiners = useMemo(() => joinersOf(unit, army), [unit, army]);
  if (joiners.length === 0) return null;
  const add = (id: string): void => {
    const offer = joiners.find(joiner => joiner.id === id);
    if (offer)
      store.update(state => picked(state, army, joining(offer, unit.id), 'add', nameIn(offer.label, say)));
  };
  return (
    <select
      className={styles.join}
      aria-label={words('join-named', { name: unit.label })}
      value=""
      disabled={isReadOnly}
      onChange={({ target }) => add(target.value)}
    >
      <option value="">{words('join')}</option>
      {joiners.map(offer => (
        <option key={offer.id} value={offer.id}>
          {`${nameIn(offer.label, say)}: ${say(offer.words)}`}
        </option>
      ))}
    </select>
  );
};
