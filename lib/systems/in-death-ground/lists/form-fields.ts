import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import { items, type Spot } from '@/lib/documents/spot';
import type { ArmyField, DesignBlock, DesignRow, FieldAnswer } from '@/lib/game/army-list';
import type { Choice } from '@/lib/game/forms';
import type { RuleRef } from '@/lib/game/rulebook';
import { word } from '../describe';
import type { Entry, ListDocument } from '../list-schema';
import { GRADES, type Grade } from '../vocabulary';

/** What a part of a list consists of: fields, and smaller parts that are put away. */
export interface Parts {
  readonly fields: readonly ArmyField[];
  readonly blocks: readonly DesignBlock[];
}

type Labelled = { readonly id: string; readonly label: string };

export const choicesOf = (group: string, ids: readonly string[]): readonly Choice[] =>
  ids.map(id => ({ value: id, label: word(group, id) }));

/** Names that stand in the list itself. */
export const named = (known: readonly Labelled[]): readonly Choice[] =>
  known.map(({ id, label }) => ({ value: id, label: word('list', 'option', { label }) }));

export const entriesOf = ({ entries }: { readonly entries: readonly Entry[] }): readonly Choice[] =>
  named(entries);

/** A name that none of these has. */
export const freeId = (stem: string, known: readonly { readonly id: string }[]): string => {
  const taken = new Set(known.map(({ id }) => id));
  let number = known.length + 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

const field = <Value>(spot: Spot<Value>, id: string, kind: ArmyField['kind'], rule?: RuleRef): ArmyField =>
  ({
    path: spot.path,
    label: word('field', id),
    kind,
    isOptional: spot.isOptional,
    chosen: spot.value,
    set: (value: FieldAnswer) => spot.write(value as Value | undefined),
    ...(rule ? { rule } : {}),
  }) as ArmyField;

export const text = (spot: Spot<string>, id: string, limit = 120): ArmyField =>
  field(spot, id, { type: 'text', limit });

export const number = (
  spot: Spot<number>,
  id: string,
  [min, max]: readonly [number, number],
  rule?: RuleRef,
): ArmyField => field(spot, id, { type: 'number', min, max }, rule);

/** A number that may be left open: nothing written means that there is none. */
export const openNumber = (
  spot: Spot<number | null>,
  id: string,
  [min, max]: readonly [number, number],
): ArmyField => ({
  ...field(spot, id, { type: 'number', min, max }),
  isOptional: true,
  chosen: spot.value ?? undefined,
  set: value => spot.write(typeof value === 'number' ? value : null),
});

export const flag = (spot: Spot<boolean>, id: string, rule?: RuleRef): ArmyField =>
  field(spot, id, { type: 'flag' }, rule);

export const year = (spot: Spot<number>, id: string, rule?: RuleRef): ArmyField =>
  field(spot, id, { type: 'year', usual: 'bc' }, rule);

export const choice = <Value extends string>(
  spot: Spot<Value>,
  id: string,
  choices: readonly Choice[],
  rule?: RuleRef,
): ArmyField => field(spot, id, { type: 'choice', choices }, rule);

export const several = <Value extends string>(
  spot: Spot<Value[]>,
  id: string,
  choices: readonly Choice[],
  rule?: RuleRef,
): ArmyField => field(spot, id, { type: 'choices', choices }, rule);

/** 6.5 – Elephants and artillery have no grade. */
export const grade = (spot: Spot<Grade | null>, rule?: RuleRef): ArmyField => ({
  ...field(spot, 'grade', { type: 'choice', choices: choicesOf('grade', [...GRADES, 'none']) }, rule),
  chosen: spot.value ?? 'none',
  set: value => spot.write(GRADES.find(known => known === value) ?? null),
});

const HALVES = ['1/4', '1/3', '1/2', '2/3', '3/4', '1/1'] as const;

/** "Up to half": a part of a whole. */
export const fraction = (spot: Spot<[number, number]>, id: string): ArmyField => {
  const now = spot.value?.join('/');
  const known = now === undefined || HALVES.some(half => half === now) ? HALVES : [...HALVES, now];
  return {
    path: spot.path,
    label: word('field', id),
    kind: {
      type: 'choice',
      choices: known.map(value => ({ value, label: word('list', 'option', { label: value }) })),
    },
    isOptional: spot.isOptional,
    chosen: now,
    set: value => {
      const [part, whole] = String(value ?? '')
        .split('/')
        .map(Number);
      return spot.write(part === undefined || whole === undefined ? undefined : [part, whole]);
    },
  };
};

/** Something that is said in two words, yes or no, or not at all. */
export const yesOrNo = (spot: Spot<boolean>, id: string): ArmyField => ({
  ...field(spot, id, { type: 'choice', choices: choicesOf('yes-or-no', ['yes', 'no']) }),
  chosen: spot.value === undefined ? undefined : spot.value ? 'yes' : 'no',
  set: value => spot.write(value === undefined ? undefined : value === 'yes'),
});

/** A part of a list with nothing in it but what is said. */
export const block = (
  { path }: { readonly path: JsonPath },
  id: string,
  parts: Partial<DesignBlock>,
): DesignBlock => ({
  id: `${path.join('/')} ${id}`,
  title: word('block', id),
  fields: [],
  rows: [],
  add: [],
  blocks: [],
  ...parts,
});

export const start = (id: string, changes: readonly Change[]) => ({
  id,
  label: word('block', `add-${id}`),
  changes,
});

interface RowsWish {
  /** How many must stay. */
  readonly least?: number;
  /** Whether their order says something. */
  readonly isOrdered?: boolean;
}

/** The rows of a list, each with its label and parts, and how it goes or moves. */
export const rowsOf = <Item>(
  list: Spot<Item[]>,
  row: (item: Spot<Item>, value: Item, index: number) => Pick<DesignRow, 'label'> & Partial<Parts>,
  { least = 0, isOrdered = false }: RowsWish = {},
): readonly DesignRow[] => {
  const all = list.value ?? [];
  return items(list).map((item, index) => ({
    fields: [],
    blocks: [],
    ...row(item, all[index] as Item, index),
    ...(all.length > least ? { remove: item.write(undefined) } : {}),
    ...(isOrdered && index > 0 ? { up: list.write(swapped(all, index)) } : {}),
  }));
};

const swapped = <Item>(all: readonly Item[], index: number): Item[] =>
  all.toSpliced(index, 1).toSpliced(index - 1, 0, all[index] as Item);

/** A part that the document may have: its parts while it is there, and otherwise how it comes. */
export const optionalBlock = <Value extends object>(
  spot: Spot<Value>,
  id: string,
  beginning: Value,
  parts: (spot: Spot<Value>) => Partial<DesignBlock>,
): DesignBlock =>
  spot.value === undefined
    ? block(spot, id, { add: [start(id, spot.write(beginning))] })
    : block(spot, id, { ...parts(spot), remove: spot.write(undefined) });

export const menOf = ({ extraordinary }: ListDocument): readonly Labelled[] =>
  extraordinary.map(({ id, name }) => ({ id, label: name }));
