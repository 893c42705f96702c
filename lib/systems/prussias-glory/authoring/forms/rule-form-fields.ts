import type { JsonPath } from '@/lib/documents/json-path';
import type { EntryField, FieldChoice, FieldKind, MultiFieldKind } from '@/lib/game/contract/authoring/forms';
import { rosterOf } from '../../document/army';
import type { Scenario } from '../../document/scenario';
import { words } from '../../view/words';
import { ARMS, VICTORY_LEVELS } from '../../vocabulary';

/** What a field of a rule names or counts. */
export type FieldContent =
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

export interface FieldSpec {
  readonly key: string;
  readonly of: FieldContent;
  readonly isOptional?: boolean;
}

export const createRequiredField = (key: string, of: FieldContent): FieldSpec => ({ key, of });
export const createOptionalField = (key: string, of: FieldContent): FieldSpec => ({
  key,
  of,
  isOptional: true,
});
export const createNumberRange = (from: number, to: number): FieldContent => ({ from, to });

const namedChoice = (value: string, name: string): FieldChoice => ({ value, label: words('name', { name }) });

const fixedChoices = (values: readonly string[], group: string): readonly FieldChoice[] =>
  values.map(value => ({ value, label: words(`${group}.${value}`) }));

const pieceChoices = (scenario: Scenario, isMeant: (arm: string) => boolean): readonly FieldChoice[] => {
  const { units, leaders } = rosterOf(scenario);
  return [
    ...(isMeant('leader') ? [...leaders.values()].map(({ id, name }) => namedChoice(id, name)) : []),
    ...[...units.values()]
      .filter(({ arm }) => isMeant(arm))
      .map(({ id, name, side }) => ({
        value: id,
        label: words('rule-form.unit-of', { name, side: scenario.sides[side]?.name ?? '' }),
      })),
  ];
};

const wingChoices = (scenario: Scenario): readonly FieldChoice[] =>
  [...rosterOf(scenario).wings.values()].map(({ id, name }) => namedChoice(id, name));

/** Whole sides first, then wings, then single pieces. */
const whoChoices = (scenario: Scenario): readonly FieldChoice[] => [
  ...scenario.sides.map(({ id, name }) => ({ value: id, label: words('rule-form.all-of', { side: name }) })),
  ...[...rosterOf(scenario).wings.values()].map(({ id, name }) => ({
    value: id,
    label: words('rule-form.wing-of', { wing: name }),
  })),
  ...pieceChoices(scenario, () => true),
];

const HEX = '^\\d{4}(\\d{2})?$';
const RANGE = '^\\d{4}(\\d{2})?(\\.\\.\\d{4}(\\d{2})?)?$';

const fieldKindOf = (scenario: Scenario, of: FieldContent): FieldKind | MultiFieldKind => {
  if (typeof of === 'object') return { type: 'number', min: of.from, max: of.to };
  const { sides, board, options } = scenario;
  const choice = (choices: readonly FieldChoice[]): FieldKind => ({ type: 'choice', choices });
  const several = (choices: readonly FieldChoice[], most: number, least = 1): MultiFieldKind => ({
    type: 'several',
    choices,
    least,
    most,
  });
  const byName = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id, name }) => namedChoice(id, name));
  switch (of) {
    case 'side':
      return choice(byName(sides));
    case 'turn':
      return choice(options.turns.map(turn => namedChoice(turn, turn)));
    case 'hex':
      return { type: 'text', limit: 6, shape: { pattern: HEX, words: words('rule-form.shape.hex') } };
    case 'ranges':
      return { type: 'texts', shape: { pattern: RANGE, words: words('rule-form.shape.ranges') } };
    case 'wing':
      return choice(wingChoices(scenario));
    case 'wings':
      return several(wingChoices(scenario), 20);
    case 'town':
      return choice(byName(board.towns));
    case 'towns':
      return several(byName(board.towns), 10);
    case 'goals':
      return several(byName(board.towns), 10, 0);
    case 'guns':
      return several(
        pieceChoices(scenario, arm => arm === 'artillery'),
        10,
        0,
      );
    case 'pieces':
      return several(
        pieceChoices(scenario, () => true),
        40,
      );
    case 'who':
      return several(whoChoices(scenario), 60);
    case 'zone':
      return choice(byName(board.entryZones));
    case 'areas':
      return several(byName(board.setUpAreas), 10);
    case 'arm':
      return choice(fixedChoices(ARMS, 'arm'));
    case 'level':
      return choice(fixedChoices(VICTORY_LEVELS, 'rule-form.level'));
    case 'spirit':
      return choice(fixedChoices(['demoralised', 'broken', 'not-demoralised'], 'rule-form.spirit'));
    case 'in-column':
      return choice(fixedChoices(['always', 'when-effective'], 'rule-form.in-column'));
    case 'flag':
      return { type: 'flag' };
  }
};

export const buildFields = (
  scenario: Scenario,
  path: JsonPath,
  plans: readonly FieldSpec[],
): readonly EntryField[] =>
  plans.map(({ key, of, isOptional }) => ({
    path: [...path, ...key.split('.')],
    label: words(`rule-form.field.${key.replaceAll('.', '-')}`),
    kind: fieldKindOf(scenario, of),
    ...(isOptional ? { isOptional } : {}),
  }));

/** What a required field begins with: the first that there is; null: there is nothing to name yet. */
export const defaultValueOf = (scenario: Scenario, of: FieldContent): unknown => {
  const kind = fieldKindOf(scenario, of);
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
