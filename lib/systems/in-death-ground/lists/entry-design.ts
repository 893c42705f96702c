import { items, must, rootSpot } from '@/lib/documents/spot';
import { sideStyle } from '@/lib/drawing/palette';
import type { EntryDesign } from '@/lib/game/army-list';
import { elementFace } from '../army-roster';
import { profileWords, word } from '../describe';
import type { Entry, ListDocument, ListVariant } from '../list-schema';
import { profileOf } from '../rules/muster';
import { type Profile, tablePrice } from '../rules/points';
import { entryBlocks, entryFields } from './entry-form';
import { freeId } from './form-fields';
import { listBlocks, listFields } from './list-form';

const usual: Omit<Entry, 'id' | 'variants'> & { readonly variants: [ListVariant] } = {
  label: '…',
  units: [0, 2],
  variants: [
    {
      id: 'plain',
      troop: 'warrior',
      grade: 'ordinary',
      armour: 'none',
      arm: 'spear',
      points: tablePrice({ troop: 'warrior', grade: 'ordinary' }) ?? 0,
    },
  ],
};

const entryAt = (list: ListDocument, index: number) => items(must(rootSpot(list), 'entries'))[index];

const profileIn = (entry: unknown): Profile | null => {
  const [variant] = (entry as Entry).variants;
  return variant ? profileOf(variant) : null;
};

/** 18.1 – A new entry of a list: what it is, how many units, and its price, which the check compares with the table. */
export const design: EntryDesign<ListDocument> = {
  path: ['entries'],
  fields: (list, index) => {
    const at = entryAt(list, index);
    return at ? entryFields(list, at) : [];
  },
  listFields: list => listFields(rootSpot(list)),
  blocks: (list, index) => {
    if (index === null) return listBlocks(list, rootSpot(list));
    const at = entryAt(list, index);
    return at ? entryBlocks(list, at) : [];
  },
  entry: (list, like) => ({ ...(like ? (like as Entry) : usual), id: freeId('entry', list.entries) }),
  face: (entry, { colour, style }) => {
    const profile = profileIn(entry) ?? profileOf(usual.variants[0]);
    return elementFace(profile, sideStyle(colour, style));
  },
  words: entry => {
    const { label, units } = entry as Entry;
    const profile = profileIn(entry);
    return {
      label,
      words: word('field', 'entry-words', {
        least: units[0],
        most: units[1],
        what: profile ? profileWords(profile) : '',
      }),
    };
  },
};
