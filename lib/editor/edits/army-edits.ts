import type { Change } from '@/lib/documents/change';
import { duplicateUnit } from '@/lib/game/army/army-picks';
import type { ArmyListEntry, ArmyLists, ArmyPick, ArmyUnit } from '@/lib/game/contract/army-lists';
import type { Finding } from '@/lib/game/contract/finding';
import type { Sentence } from '@/lib/game/contract/sentence';
import { applyDocumentEdit, type StudioState } from '../session/state';

/** The army in the builder, with all that its list says about it. */
export interface BuiltArmy {
  readonly lists: ArmyLists;
  readonly army: unknown;
  readonly list: unknown;
  readonly offers: readonly ArmyListEntry[];
  readonly picks: readonly ArmyPick[];
  readonly findings: readonly Finding[];
}

type EditAction = 'add' | 'change' | 'remove';

export const armyHistoryName = (action: EditAction, name: string): Sentence => ({
  code: `lists.history.${action}`,
  values: { name },
});

/** One pick is one step of the history; steps up and down of the same count join. */
export const applyPick = (
  state: StudioState,
  { lists, army, list }: BuiltArmy,
  pick: ArmyPick,
  action: EditAction,
  name: string,
): StudioState => {
  const key = action === 'change' ? `pick ${pick.unit ?? ''} ${pick.part ?? ''} ${pick.entry}` : null;
  return applyDocumentEdit(state, armyHistoryName(action, name), lists.applyPick(army, list, pick), key);
};

/** Another unit like this one, with all of its parts, is one step. */
export const addSameUnit = (
  state: StudioState,
  { lists, army, list }: BuiltArmy,
  unit: ArmyUnit,
): StudioState =>
  applyDocumentEdit(state, armyHistoryName('add', unit.label), duplicateUnit(lists, army, list, unit));

/** A unit goes as a whole, with all of its parts. */
export const removeUnit = (
  state: StudioState,
  path: readonly (string | number)[],
  name: string,
): StudioState => applyDocumentEdit(state, armyHistoryName('remove', name), [{ op: 'remove', path }]);

/** Typing in one field joins into one step; a choice is a step of its own. */
export const setArmyField = (
  state: StudioState,
  label: Sentence,
  changes: readonly Change[],
  key: string | null = null,
): StudioState =>
  changes.length === 0
    ? state
    : applyDocumentEdit(state, { code: 'lists.history.field', values: { field: label } }, changes, key);
