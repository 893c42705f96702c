import type { EntryDesign } from '@/lib/game/contract/army/army-lists';
import { applyDocumentEdit, type StudioState } from '../session/state';
import { nameArmyStep } from './army-edits';

/** Entries come, go or change their place: each is a step of its own. */
export const setListEntries = (
  state: StudioState,
  { path }: Pick<EntryDesign<unknown>, 'path'>,
  entries: readonly unknown[],
  action: 'add' | 'change' | 'remove',
  name: string,
): StudioState =>
  applyDocumentEdit(state, nameArmyStep(action, name), [{ op: 'replace', path, value: entries }]);
