import { applyChanges, type Change } from '@/lib/documents/change';
import { duplicateUnit } from '@/lib/game/army/army-picks';
import type { ArmyListEntry, ArmyLists, ArmyPick, ArmyUnit } from '@/lib/game/contract/army/army-lists';
import type { Finding } from '@/lib/game/contract/finding';
import type { Sentence } from '@/lib/game/contract/sentence';
import { applyDocumentEdit, type StudioState } from '../session/state';

/** Writes changes of an army into the document that holds it. */
export type EditPart = (
  state: StudioState,
  name: Sentence,
  changes: readonly Change[],
  mergeKey?: string | null,
) => StudioState;

/** The army of one side of a battle; what the rules cannot read is not written. */
export const editSideArmy =
  (seatId: string): EditPart =>
  (state, name, changes, mergeKey = null) => {
    const { scenario } = state.derived;
    const { sideArmies } = state.rules.system;
    if (!scenario || !sideArmies) return state;
    const army = applyChanges(sideArmies.read(scenario, seatId), changes);
    const replaced = sideArmies.replace(scenario, seatId, army);
    return replaced ? applyDocumentEdit(state, name, replaced, mergeKey) : state;
  };

/** A side gets another army; false: it does not fit. */
export const chooseSideArmy = (
  state: StudioState,
  seatId: string,
  army: unknown,
  title: string,
): StudioState | null => {
  const { scenario } = state.derived;
  const changes = scenario && state.rules.system.sideArmies?.replace(scenario, seatId, army);
  return changes ? applyDocumentEdit(state, nameArmyStep('choose', title), changes) : null;
};

/** The army in the builder, with all that its list says about it. */
export interface BuiltArmy {
  readonly lists: ArmyLists;
  readonly army: unknown;
  readonly list: unknown;
  readonly offers: readonly ArmyListEntry[];
  readonly picks: readonly ArmyPick[];
  readonly findings: readonly Finding[];
  readonly edit: EditPart;
}

type EditAction = 'add' | 'change' | 'remove' | 'choose';

export const nameArmyStep = (action: EditAction, name: string): Sentence => ({
  code: `lists.history.${action}`,
  values: { name },
});

/** One pick is one step of the history; steps up and down of the same count join. */
export const applyPick = (
  state: StudioState,
  { lists, army, list, edit }: BuiltArmy,
  pick: ArmyPick,
  action: EditAction,
  name: string,
): StudioState => {
  const key = action === 'change' ? `pick ${pick.unit ?? ''} ${pick.part ?? ''} ${pick.entry}` : null;
  return edit(state, nameArmyStep(action, name), lists.applyPick(army, list, pick), key);
};

/** Another unit like this one, with all of its parts, is one step. */
export const addSameUnit = (
  state: StudioState,
  { lists, army, list, edit }: BuiltArmy,
  unit: ArmyUnit,
): StudioState => edit(state, nameArmyStep('add', unit.label), duplicateUnit(lists, army, list, unit));

/** A unit goes as a whole, with all of its parts. */
export const removeUnit = (
  state: StudioState,
  { edit }: BuiltArmy,
  path: readonly (string | number)[],
  name: string,
): StudioState => edit(state, nameArmyStep('remove', name), [{ op: 'remove', path }]);

/** Typing in one field joins into one step; a choice is a step of its own. */
export const setArmyField = (
  state: StudioState,
  edit: EditPart,
  label: Sentence,
  changes: readonly Change[],
  key: string | null = null,
): StudioState =>
  changes.length === 0
    ? state
    : edit(state, { code: 'lists.history.field', values: { field: label } }, changes, key);
