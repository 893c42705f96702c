import { changed, type StudioState } from '@/components/studio/studio-state';
import type { EntryDesign } from '@/lib/game/army-list';
import { deedName } from './army-edits';

/** Entries come, go or change their place: each is a step of its own. */
export const entriesChanged = (
  state: StudioState,
  { path }: Pick<EntryDesign<unknown>, 'path'>,
  entries: readonly unknown[],
  deed: 'add' | 'change' | 'remove',
  name: string,
): StudioState => changed(state, deedName(deed, name), [{ op: 'replace', path, value: entries }]);
