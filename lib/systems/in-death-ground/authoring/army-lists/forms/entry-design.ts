import { createRootLens, field, listItems } from '@/lib/documents/lens';
import { createSideStyle } from '@/lib/drawing/colours/palette';
import type { EntryDesign } from '@/lib/game/contract/army/army-lists';
import type { ListDocument, ListVariant, TroopEntry } from '../../../document/army-list-schema';
import { type Profile, tablePriceOf } from '../../../rules/army/points';
import { profileOf } from '../../../rules/army/resolved-army';
import { toElementFace } from '../../../view/force-table';
import { describeProfile, word } from '../../../view/words';
import { listEntryBlocks, listEntryFields } from './entry-form';
import { findFreeId } from './form-fields';
import { listBlocks, listFields } from './list-form';

const DEFAULT_ENTRY: Omit<TroopEntry, 'id' | 'variants'> & { readonly variants: [ListVariant] } = {
  label: '…',
  units: [0, 2],
  variants: [
    {
      id: 'plain',
      troop: 'warrior',
      grade: 'ordinary',
      armour: 'none',
      arm: 'spear',
      points: tablePriceOf({ troop: 'warrior', grade: 'ordinary' }) ?? 0,
    },
  ],
};

const findEntry = (list: ListDocument, index: number) =>
  listItems(field(createRootLens(list), 'entries'))[index];

const readProfile = (entry: unknown): Profile | null => {
  const [variant] = (entry as TroopEntry).variants;
  return variant ? profileOf(variant) : null;
};

/** 18.1 – A new entry of a list: what it is, how many units, and its price, which the check compares with the table. */
export const design: EntryDesign<ListDocument> = {
  path: ['entries'],
  fields: (list, index) => {
    const at = findEntry(list, index);
    return at ? listEntryFields(list, at) : [];
  },
  listFields: list => listFields(createRootLens(list)),
  blocks: (list, index) => {
    if (index === null) return listBlocks(list, createRootLens(list));
    const at = findEntry(list, index);
    return at ? listEntryBlocks(list, at) : [];
  },
  newEntry: (list, like) => ({
    ...(like ? (like as TroopEntry) : DEFAULT_ENTRY),
    id: findFreeId('entry', list.entries),
  }),
  face: (entry, { colour, style }) => {
    const profile = readProfile(entry) ?? profileOf(DEFAULT_ENTRY.variants[0]);
    return toElementFace(profile, createSideStyle(colour, style));
  },
  describe: entry => {
    const { label, units } = entry as TroopEntry;
    const profile = readProfile(entry);
    return {
      label,
      describe: word('field', 'entry-words', {
        least: units[0],
        most: units[1],
        what: profile ? describeProfile(profile) : '',
      }),
    };
  },
};
