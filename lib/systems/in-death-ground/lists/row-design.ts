import type { JsonPath } from '@/lib/documents/json-path';
import type { ArmyField } from '@/lib/game/army-list';
import type { Choice } from '@/lib/game/forms';
import { word } from '../describe';
import type { Condition, ListDocument } from '../list-schema';
import { ROLES, SCENARIO_KINDS } from '../vocabulary';

type Given = string | number | readonly string[] | undefined;
type Plain = Readonly<Record<string, unknown>>;

export const choicesOf = (group: string, ids: readonly string[]): readonly Choice[] =>
  ids.map(id => ({ value: id, label: word(group, id) }));

export const named = (items: readonly { readonly id: string; readonly label: string }[]): readonly Choice[] =>
  items.map(({ id, label }) => ({ value: id, label: word('list', 'option', { label }) }));

/** A name that none of these has. */
export const freeId = (stem: string, items: readonly { readonly id: string }[]): string => {
  const taken = new Set(items.map(({ id }) => id));
  let number = items.length + 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The row with one value deep inside it; what is left empty goes. */
export const withValue = (row: Plain, [key, ...rest]: readonly string[], value: unknown): Plain => {
  if (key === undefined) return row;
  const inner = (row[key] ?? {}) as Plain;
  const next = rest.length === 0 ? value : withValue(inner, rest, value);
  if (!isEmpty(next)) return { ...row, [key]: next };
  const { [key]: _gone, ...others } = row;
  return others;
};

const valueIn = (row: Plain, keys: readonly string[]): Given =>
  keys.reduce<unknown>((now, key) => (now as Plain | undefined)?.[key], row) as Given;

/** A field that writes its row anew, whatever of the way to it is missing. */
export const deepField = (
  rowPath: JsonPath,
  row: Plain,
  keys: readonly string[],
  id: string,
  kind: ArmyField['kind'],
): ArmyField =>
  ({
    path: [...rowPath, ...keys],
    label: word('field', id),
    kind,
    isOptional: true,
    chosen: valueIn(row, keys),
    set: (value: Given) => [{ op: 'replace', path: rowPath, value: withValue(row, keys, value) }],
  }) as ArmyField;

/** 18.1 – When something of a list holds: years, states, scenario and role. What is more involved is written in the source. */
export const conditionFields = (
  list: ListDocument,
  rowPath: JsonPath,
  row: { readonly when?: Condition | undefined },
): readonly ArmyField[] => {
  const plain = row as Plain;
  const field = (keys: readonly string[], id: string, kind: ArmyField['kind']): ArmyField =>
    deepField(rowPath, plain, ['when', ...keys], id, kind);
  const states = named(list.states?.ids ?? []);
  return [
    field(['years', 'from'], 'when-from', { type: 'year', usual: 'bc' }),
    field(['years', 'to'], 'when-to', { type: 'year', usual: 'bc' }),
    ...(states.length > 0
      ? [
          field(['statesAny'], 'when-states', { type: 'choices', choices: states }),
          field(['statesNone'], 'when-not-states', { type: 'choices', choices: states }),
        ]
      : []),
    field(['scenarioAny'], 'when-scenario', {
      type: 'choices',
      choices: choicesOf('scenario', SCENARIO_KINDS),
    }),
    field(['roleAny'], 'when-role', { type: 'choices', choices: choicesOf('role', ROLES) }),
  ];
};
