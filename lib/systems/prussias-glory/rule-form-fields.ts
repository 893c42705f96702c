import type { JsonPath } from '@/lib/documents/json-path';
import type { Choice, EntryField, FieldKind, ManyKind } from '@/lib/game/forms';
import { rosterOf } from './army';
import { words } from './describe';
import type { Scenario } from './scenario';
import { ARMS, VICTORY_LEVELS } from './vocabulary';

/** What a field of a rule names or counts. */
export type FieldOf =
  | 'side'
  | 'turn'
  | 'hex'
  | 'wing'
  | 'wings'
  | 'town'
  | 'towns'
  | 'goals'
  | 'guns'
  | 'pieces'
  | 'who'
  | 'zone'
  | 'areas'
  | 'arm'
  | 'level'
  | 'spirit'
  | 'in-column'
  | 'ranges'
  | 'flag'
  | { readonly from: number; readonly to: number };

export interface FieldPlan {
  readonly key: string;
  readonly of: FieldOf;
  readonly isOptional?: boolean;
}

export const needs = (key: string, of: FieldOf): FieldPlan => ({ key, of });
export const may = (key: string, of: FieldOf): FieldPlan => ({ key, of, isOptional: true });
export const count = (from: number, to: number): FieldOf => ({ from, to });

const named = (value: string, name: string): Choice => ({ value, label: words('name', { name }) });

const fixed = (values: readonly string[], group: string): readonly Choice[] =>
  values.map(value => ({ value, label: words(`${group}.${value}`) }));

const piecesOf = (scenario: Scenario, isMeant: (arm: string) => boolean): readonly Choice[] => {
  const { units, leaders } = rosterOf(scenario);
  return [
    ...(isMeant('leader') ? [...leaders.values()].map(({ id, name }) => named(id, name)) : []),
    ...[...units.values()]
      .filter(({ arm }) => isMeant(arm))
      .map(({ id, name, side }) => ({
        value: id,
        label: words('rule-form.unit-of', { name, side: scenario.sides[side]?.name ?? '' }),
      })),
  ];
};

const wingsOf = (scenario: Scenario): readonly Choice[] =>
  [...rosterOf(scenario).wings.values()].map(({ id, name }) => named(id, name));

/** Whole sides first, then wings, then single pieces. */
const whoOf = (scenario: Scenario): readonly Choice[] => [
  ...scenario.sides.map(({ id, name }) => ({ value: id, label: words('rule-form.all-of', { side: name }) })),
  ...[...rosterOf(scenario).wings.values()].map(({ id, name }) => ({
    value: id,
    label: words('rule-form.wing-of', { wing: name }),
  })),
  ...piecesOf(scenario, () => true),
];

const HEX = '^\\d{4}(\\d{2})?$';
const RANGE = '^\\d{4}(\\d{2})?(\\.\\.\\d{4}(\\d{2})?)?$';

const kindOf = (scenario: Scenario, of: FieldOf): FieldKind | ManyKind => {
  if (typeof of === 'object') return { type: 'number', min: of.from, max: of.to };
  const { sides, board, options } = scenario;
  const choice = (choices: readonly Choice[]): FieldKind => ({ type: 'choice', choices });
  const several = (choices: readonly Choice[], most: number, least = 1): ManyKind => ({
    type: 'several',
    choices,
    least,
    most,
  });
  const byName = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => named(id, name));
  switch (of) {
    case 'side':
      return choice(byName(sides));
    case 'turn':
      return choice(options.turns.map(turn => named(turn, turn)));
    case 'hex':
      return { type: 'text', limit: 6, shape: { pattern: HEX, words: words('rule-form.shape.hex') } };
    case 'ranges':
      return { type: 'texts', shape: { pattern: RANGE, words: words('rule-form.shape.ranges') } };
    case 'wing':
      return choice(wingsOf(scenario));
    case 'wings':
      return several(wingsOf(scenario), 20);
    case 'town':
      return choice(byName(board.towns));
    case 'towns':
      return several(byName(board.towns), 10);
    case 'goals':
      return several(byName(board.towns), 10, 0);
    case 'guns':
      return several(
        piecesOf(scenario, arm => arm === 'artillery'),
        10,
        0,
      );
    case 'pieces':
      return several(
        piecesOf(scenario, () => true),
        40,
      );
    case 'who':
      return several(whoOf(scenario), 60);
    case 'zone':
      return choice(byName(board.entryZones));
    case 'areas':
      return several(byName(board.setUpAreas), 10);
    case 'arm':
      return choice(fixed(ARMS, 'arm'));
    case 'level':
      return choice(fixed(VICTORY_LEVELS, 'rule-form.level'));
    case 'spirit':
      return choice(fixed(['demoralised', 'broken', 'not-demoralised'], 'rule-form.spirit'));
    case 'in-column':
      return choice(fixed(['always', 'when-effective'], 'rule-form.in-column'));
    case 'flag':
      return { type: 'flag' };
  }
};

export const fieldsOf = (
  scenario: Scenario,
  path: JsonPath,
  plans: readonly FieldPlan[],
): readonly EntryField[] =>
  plans.map(({ key, of, isOptional }) => ({
    path: [...path, ...key.split('.')],
    label: words(`rule-form.field.${key.replaceAll('.', '-')}`),
    kind: kindOf(scenario, of),
    ...(isOptional ? { isOptional } : {}),
  }));

/** What a required field begins with: the first that there is; null: there is nothing to name yet. */
export const beginningOf = (scenario: Scenario, of: FieldOf): unknown => {
  const kind = kindOf(scenario, of);
  switch (kind.type) {
    case 'number':
      return Math.max(kind.min, Math.min(kind.max, 1));
    case 'flag':
      return false;
    case 'choice':
      return kind.choices[0]?.value ?? null;
    case 'several':
      return kind.least === 0 ? [] : kind.choices[0] ? [kind.choices[0].value] : null;
    case 'year':
      return null;
    case 'texts':
      return [];
    case 'text': {
      const { firstColumn = 1, firstRow = 1 } = scenario.board;
      return [firstColumn, firstRow].map(number => String(number).padStart(2, '0')).join('');
    }
  }
};
