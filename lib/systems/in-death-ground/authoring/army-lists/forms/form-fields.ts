import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import { type Lens, listItems } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock, DesignRow, FieldValue } from '@/lib/game/contract/army/army-lists';
import type { FieldChoice } from '@/lib/game/contract/authoring/forms';
import type { RuleRef } from '@/lib/game/contract/rulebook';
import { findNumberedId } from '@/lib/game/document/free-id';
import type { ListDocument, TroopEntry } from '../../../document/army-list-schema';
import { word } from '../../../view/words';
import { GRADES, type Grade } from '../../../vocabulary';

/** What a part of a list consists of: fields, and smaller parts that are put away. */
export interface FormParts {
  readonly fields: readonly ArmyField[];
  readonly blocks: readonly DesignBlock[];
}

type Labelled = { readonly id: string; readonly label: string };

export const choicesOf = (group: string, ids: readonly string[]): readonly FieldChoice[] =>
  ids.map(id => ({ value: id, label: word(group, id) }));

/** Names that stand in the list itself. */
export const toChoices = (known: readonly Labelled[]): readonly FieldChoice[] =>
  known.map(({ id, label }) => ({ value: id, label: word('list', 'option', { label }) }));

export const listEntryChoices = ({
  entries,
}: {
  readonly entries: readonly TroopEntry[];
}): readonly FieldChoice[] => toChoices(entries);

/** An id that none of these has; counting continues from their number. */
export const findFreeId = (stem: string, known: readonly { readonly id: string }[]): string =>
  findNumberedId(
    stem,
    known.map(({ id }) => id),
    known.length + 1,
  );

const armyField = <Value>(
  spot: Lens<Value>,
  id: string,
  kind: ArmyField['kind'],
  rule?: RuleRef,
): ArmyField =>
  ({
    path: spot.path,
    label: word('field', id),
    kind,
    isOptional: spot.isOptional,
    chosen: spot.value,
    set: (value: FieldValue) => spot.write(value as Value | undefined),
    ...(rule ? { rule } : {}),
  }) as ArmyField;

export const createTextField = (spot: Lens<string>, id: string, limit = 120): ArmyField =>
  armyField(spot, id, { type: 'text', limit });

export const createNumberField = (
  spot: Lens<number>,
  id: string,
  [min, max]: readonly [number, number],
  rule?: RuleRef,
): ArmyField => armyField(spot, id, { type: 'number', min, max }, rule);

/** A number that may be left open: nothing written means that there is none. */
export const createOptionalNumberField = (
  spot: Lens<number | null>,
  id: string,
  [min, max]: readonly [number, number],
): ArmyField => ({
  ...armyField(spot, id, { type: 'number', min, max }),
  isOptional: true,
  chosen: spot.value ?? undefined,
  set: value => spot.write(typeof value === 'number' ? value : null),
});

export const createFlagField = (spot: Lens<boolean>, id: string, rule?: RuleRef): ArmyField =>
  armyField(spot, id, { type: 'flag' }, rule);

export const createYearField = (spot: Lens<number>, id: string, rule?: RuleRef): ArmyField =>
  armyField(spot, id, { type: 'year', usual: 'bc' }, rule);

export const createChoiceField = <Value extends string>(
  spot: Lens<Value>,
  id: string,
  choices: readonly FieldChoice[],
  rule?: RuleRef,
): ArmyField => armyField(spot, id, { type: 'choice', choices }, rule);

export const createMultiChoiceField = <Value extends string>(
  spot: Lens<Value[]>,
  id: string,
  choices: readonly FieldChoice[],
  rule?: RuleRef,
): ArmyField => armyField(spot, id, { type: 'choices', choices }, rule);

/** 6.5 – Elephants and artillery have no grade. */
export const createGradeField = (spot: Lens<Grade | null>, rule?: RuleRef): ArmyField => ({
  ...armyField(spot, 'grade', { type: 'choice', choices: choicesOf('grade', [...GRADES, 'none']) }, rule),
  chosen: spot.value ?? 'none',
  set: value => spot.write(GRADES.find(known => known === value) ?? null),
});

const FRACTIONS = ['1/4', '1/3', '1/2', '2/3', '3/4', '1/1'] as const;

/** "Up to half": a part of a whole. */
export const createFractionField = (spot: Lens<[number, number]>, id: string): ArmyField => {
  const now = spot.value?.join('/');
  const known = now === undefined || FRACTIONS.some(half => half === now) ? FRACTIONS : [...FRACTIONS, now];
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
export const createYesNoField = (spot: Lens<boolean>, id: string): ArmyField => ({
  ...armyField(spot, id, { type: 'choice', choices: choicesOf('yes-or-no', ['yes', 'no']) }),
  chosen: spot.value === undefined ? undefined : spot.value ? 'yes' : 'no',
  set: value => spot.write(value === undefined ? undefined : value === 'yes'),
});

/** A part of a list that contains only this. */
export const createDesignBlock = (
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

export const createAddition = (id: string, changes: readonly Change[]) => ({
  id,
  label: word('block', `add-${id}`),
  changes,
});

interface RowOptions {
  /** How many must stay. */
  readonly least?: number;
  /** Whether their order matters. */
  readonly isOrdered?: boolean;
}

/** The rows of a list, each with its label and parts, and how it goes or moves. */
export const toRows = <Item>(
  list: Lens<Item[]>,
  row: (item: Lens<Item>, value: Item, index: number) => Pick<DesignRow, 'label'> & Partial<FormParts>,
  { least = 0, isOrdered = false }: RowOptions = {},
): readonly DesignRow[] => {
  const all = list.value ?? [];
  return listItems(list).map((item, index) => ({
    fields: [],
    blocks: [],
    ...row(item, all[index] as Item, index),
    ...(all.length > least ? { remove: item.write(undefined) } : {}),
    ...(isOrdered && index > 0 ? { up: list.write(moveUp(all, index)) } : {}),
  }));
};

const moveUp = <Item>(all: readonly Item[], index: number): Item[] =>
  all.toSpliced(index, 1).toSpliced(index - 1, 0, all[index] as Item);

/** A part that the document may have: its parts while it is there, and otherwise how it comes. */
export const createOptionalBlock = <Value extends object>(
  spot: Lens<Value>,
  id: string,
  beginning: Value,
  parts: (spot: Lens<Value>) => Partial<DesignBlock>,
): DesignBlock =>
  spot.value === undefined
    ? createDesignBlock(spot, id, { add: [createAddition(id, spot.write(beginning))] })
    : createDesignBlock(spot, id, { ...parts(spot), remove: spot.write(undefined) });

export const generalsOf = ({ extraordinary }: ListDocument): readonly Labelled[] =>
  extraordinary.map(({ id, name }) => ({ id, label: name }));
