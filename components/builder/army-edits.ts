import { changed, type StudioState } from '@/components/studio/studio-state';
import type { Change } from '@/lib/documents/change';
import type { ArmyPick } from '@/lib/game/army-list';
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
  const key = deed === 'change' ? `pick ${pick.unit ?? ''} ${pick.entry}` : null;
  return changed(state, deedName(deed, name), lists.pick(army, list, pick), key);
};

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
