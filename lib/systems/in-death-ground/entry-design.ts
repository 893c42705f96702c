import type { EntryDesign } from '@/lib/game/army-list';
import type { Choice, Field } from '@/lib/game/forms';
import { word } from './describe';
import type { Entry, ListDocument } from './list-schema';
import { cite } from './rulebook';
import { tablePrice } from './rules/points';
import { ARMOURS, ARMS, FIGHTING_TROOPS, GRADES } from './vocabulary';

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

const freeId = ({ entries }: ListDocument): string => {
  const taken = new Set(entries.map(({ id }) => id));
  let number = entries.length + 1;
  while (taken.has(`entry-${number}`)) number += 1;
  return `entry-${number}`;
};

const usual: Omit<Entry, 'id'> = {
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

/** 18.1 – A new entry of a list: what it is, how many units, and its price, which the check compares with the table. */
export const design: EntryDesign<ListDocument> = {
  path: ['entries'],
  fields,
  entry: (list, like) => ({ ...(like ? (like as Entry) : usual), id: freeId(list) }),
};
