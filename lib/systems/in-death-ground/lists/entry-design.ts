import { sideStyle } from '@/lib/drawing/palette';
import type { ArmyField, EntryDesign } from '@/lib/game/army-list';
import type { Choice, Field } from '@/lib/game/forms';
import { elementFace } from '../army-roster';
import { SHIPPED_LISTS } from '../data';
import { profileWords, word } from '../describe';
import type { Entry, ListDocument, ListVariant } from '../list-schema';
import { cite } from '../rulebook';
import { profileOf } from '../rules/muster';
import { type Profile, tablePrice } from '../rules/points';
import { ARMOURS, ARMS, COMMANDS, FIGHTING_TROOPS, GRADES, HOMES } from '../vocabulary';
import { blocks } from './list-blocks';
import { freeId } from './row-design';

const choicesOf = (group: string, ids: readonly string[]): readonly Choice[] =>
  ids.map(id => ({ value: id, label: word(group, id) }));

const VARIANT = ['variants', 0] as const;

const fields: readonly Field[] = [
  { path: ['label'], label: word('field', 'name'), kind: { type: 'text' } },
  {
    path: ['units', 0],
    label: word('field', 'least-units'),
    kind: { type: 'number', min: 0, max: 20 },
    rule: cite('18.1'),
  },
  {
    path: ['units', 1],
    label: word('field', 'most-units'),
    kind: { type: 'number', min: 0, max: 20 },
    rule: cite('18.1'),
  },
  {
    path: [...VARIANT, 'troop'],
    label: word('field', 'troop'),
    kind: { type: 'choice', choices: choicesOf('troop', FIGHTING_TROOPS) },
    rule: cite('4.1'),
  },
  {
    path: [...VARIANT, 'grade'],
    label: word('field', 'grade'),
    kind: { type: 'choice', choices: choicesOf('grade', GRADES) },
    rule: cite('6.5'),
  },
  {
    path: [...VARIANT, 'armour'],
    label: word('field', 'armour'),
    kind: { type: 'choice', choices: choicesOf('armour', ARMOURS) },
    rule: cite('6.6'),
  },
  {
    path: [...VARIANT, 'arm'],
    label: word('field', 'arm'),
    kind: { type: 'choice', choices: choicesOf('arm', ARMS) },
    rule: cite('6.1'),
  },
  {
    path: [...VARIANT, 'wild'],
    label: word('field', 'wild'),
    kind: { type: 'flag' },
    isOptional: true,
    rule: cite('6.5'),
  },
  {
    path: [...VARIANT, 'points'],
    label: word('field', 'points'),
    kind: { type: 'number', min: 0, max: 200 },
    rule: cite('6.9'),
  },
];

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

const year = (key: 'from' | 'to'): ArmyField => ({
  path: ['years', key],
  label: word('field', `years-${key}`),
  kind: { type: 'year', usual: 'bc' },
  isOptional: true,
  rule: cite('18.1'),
});

/** What a new list says of itself, once. */
const listFields = ({ allies }: ListDocument): readonly ArmyField[] => [
  year('from'),
  year('to'),
  {
    path: ['command', 'types', 0, 'type'],
    label: word('field', 'command'),
    kind: { type: 'choice', choices: choicesOf('command', COMMANDS) },
    rule: cite('5.1'),
  },
  {
    path: ['home', 'terrains', 0, 'terrain'],
    label: word('field', 'home'),
    kind: { type: 'choices', choices: choicesOf('home', HOMES) },
    rule: cite('7.14'),
  },
  {
    path: ['wagons'],
    label: word('field', 'wagons'),
    kind: { type: 'flag' },
    isOptional: true,
    rule: cite('17.5'),
  },
  {
    path: ['allies'],
    label: word('field', 'allies'),
    kind: {
      type: 'choices',
      choices: SHIPPED_LISTS.map(({ id, title }) => ({
        value: id,
        label: word('list', 'option', { label: title }),
      })),
    },
    rule: cite('18.2'),
    chosen: allies.map(({ list }) => list),
    changes: value => [
      {
        op: 'replace',
        path: ['allies'],
        value: [value].flat().map(id => allies.find(({ list }) => list === id) ?? { list: id }),
      },
    ],
  },
];

const profileIn = (entry: unknown): Profile | null => {
  const [variant] = (entry as Entry).variants;
  return variant ? profileOf(variant) : null;
};

/** 18.1 – A new entry of a list: what it is, how many units, and its price, which the check compares with the table. */
export const design: EntryDesign<ListDocument> = {
  path: ['entries'],
  fields,
  listFields,
  blocks,
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
