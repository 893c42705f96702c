import { changed, type StudioState } from '@/components/studio/studio-state';
import type { Change } from '@/lib/documents/change';
import { unitAgain } from '@/lib/game/army-building';
import type { ArmyPick, ArmyUnit } from '@/lib/game/army-list';
import type { Sentence } from '@/lib/game/sentence';
import type { BuiltArmy } from './army-context';

type Deed = 'add' | 'change' | 'remove';

export const deedName = (deed: Deed, name: string): Sentence => ({
  code: `lists.history.${deed}`,
  values: { name },
});

/** One pick is one step of the history; steps up and down of the same count join. */
export const picked = (
  state: StudioState,
  { lists, army, list }: BuiltArmy,
  pick: ArmyPick,
  deed: Deed,
  name: string,
): StudioState => {
  const key = deed === 'change' ? `pick ${pick.unit ?? ''} ${pick.part ?? ''} ${pick.entry}` : null;
  return changed(state, deedName(deed, name), lists.pick(army, list, pick), key);
};

/** Another unit like this one, with all of its parts, is one step. */
export const unitRepeated = (
  state: StudioState,
  { lists, army, list }: BuiltArmy,
  unit: ArmyUnit,
): StudioState => changed(state, deedName('add', unit.label), unitAgain(lists, army, list, unit));

/** A unit goes as a whole, with all of its parts. */
export const unitRemoved = (
  state: StudioState,
  path: readonly (string | number)[],
  name: string,
): StudioState => changed(state, deedName('remove', name), [{ op: 'remove', path }]);

/** Typing in one field joins into one step; a choice is a step of its own. */
export const fieldChosen = (
  state: StudioState,
  label: Sentence,
  changes: readonly Change[],
  key: string | null = null,
): StudioState =>
  changes.length === 0
    ? state
    : changed(state, { code: 'lists.history.field', values: { field: label } }, changes, key);
