import { append, type Lens, optionalField } from '@/lib/documents/lens';
import type { ArmyField, DesignBlock } from '@/lib/game/contract/army/army-lists';
import type { Condition, ListDocument } from '../../../document/army-list-schema';
import { cite } from '../../../rulebook';
import { describeCondition, describeOnlyWhen } from '../../../view/condition-words';
import { word } from '../../../view/words';
import { REGIONS, ROLES, SCENARIO_KINDS, TROOPS } from '../../../vocabulary';
import { filterFields } from './element-filter-form';
import {
  choicesOf,
  createAddition,
  createDesignBlock,
  createMultiChoiceField,
  createOptionalBlock,
  createYearField,
  type FormParts,
  generalsOf,
  listEntryChoices,
  toChoices,
  toRows,
} from './form-fields';

type ConditionLens = Lens<Condition>;

/** Where an author begins: with the first year of the list. */
const newCondition = ({ years: { from } }: ListDocument): Condition => ({ years: { from: from ?? 1 } });

/** Years, states, scenario and role: the usual terms of conditions. */
const usualFields = (list: ListDocument, at: ConditionLens): readonly ArmyField[] => {
  const years = optionalField(at, 'years');
  const states = toChoices(list.states?.ids ?? []);
  return [
    createYearField(optionalField(years, 'from'), 'when-from'),
    createYearField(optionalField(years, 'to'), 'when-to'),
    ...(states.length > 0
      ? [
          createMultiChoiceField(optionalField(at, 'statesAny'), 'when-states', states),
          createMultiChoiceField(optionalField(at, 'statesNone'), 'when-not-states', states),
        ]
      : []),
    createMultiChoiceField(
      optionalField(at, 'scenarioAny'),
      'when-scenario',
      choicesOf('scenario', SCENARIO_KINDS),
    ),
    createMultiChoiceField(optionalField(at, 'roleAny'), 'when-role', choicesOf('role', ROLES)),
  ];
};

const RARE = ['statesOnly', 'regionAny', 'generalIs', 'generalTroops', 'entriesAny', 'optionsAny'] as const;

/** Only the terms that the list has something for. */
const rareFields = (list: ListDocument, at: ConditionLens): readonly ArmyField[] => {
  const years = optionalField(at, 'years');
  const known: Readonly<Record<(typeof RARE)[number], ReturnType<typeof toChoices>>> = {
    statesOnly: toChoices(list.states?.ids ?? []),
    regionAny: choicesOf('region', REGIONS),
    generalIs: toChoices(generalsOf(list)),
    generalTroops: choicesOf('troop', TROOPS),
    entriesAny: listEntryChoices(list),
    optionsAny: toChoices(list.options),
  };
  return [
    createYearField(optionalField(years, 'after'), 'when-after'),
    createYearField(optionalField(years, 'before'), 'when-before'),
    ...RARE.filter(key => known[key].length > 0).map(key =>
      createMultiChoiceField<string>(optionalField(at, key), `when-${key}`, known[key]),
    ),
  ];
};

const describeRareTerms = (list: ListDocument, { value = {} }: ConditionLens) => {
  const { years, generalJoins } = value;
  const rare: Condition = Object.fromEntries(RARE.flatMap(key => (value[key] ? [[key, value[key]]] : [])));
  const { after, before } = years ?? {};
  return describeOnlyWhen({ ...rare, years: { after, before }, generalJoins }, list);
};

const rareBlock = (list: ListDocument, at: ConditionLens): DesignBlock => {
  const words = describeRareTerms(list, at);
  const joins = optionalField(at, 'generalJoins');
  return createDesignBlock(at, 'rarer', {
    ...(words ? { words } : {}),
    fields: rareFields(list, at),
    blocks: [
      createDesignBlock(joins, 'general-joins', {
        rows: toRows(joins, item => ({
          label: word('block', 'general-joins-row'),
          fields: filterFields(list, item),
        })),
        add: [createAddition('general-joins', append(joins, { troops: ['warrior'] }))],
      }),
    ],
  });
};

/** All terms of a condition, and the conditions within it. */
const conditionParts = (list: ListDocument, at: ConditionLens): FormParts => {
  const any = optionalField(at, 'any');
  return {
    fields: usualFields(list, at),
    blocks: [
      rareBlock(list, at),
      createOptionalBlock(optionalField(at, 'not'), 'not', newCondition(list), not =>
        conditionParts(list, not),
      ),
      createDesignBlock(any, 'any', {
        rows: toRows(any, (item, value) => ({
          label: word('when', 'all', { terms: describeCondition(value, list) }),
          ...conditionParts(list, item),
        })),
        add: [createAddition('any', append(any, newCondition(list)))],
      }),
    ],
  };
};

/**
 * 18.1 – When something of a list applies: terms joined by "and", alternatives of which one is enough, and what must
 * not be.
 */
export const createConditionBlock = (
  list: ListDocument,
  row: Lens<{ when?: Condition | undefined }>,
): DesignBlock => {
  const at = optionalField(row, 'when');
  return createDesignBlock(at, 'when', {
    rule: cite('18.1'),
    words: describeOnlyWhen(at.value, list) ?? word('when', 'always'),
    ...conditionParts(list, at),
    ...(at.value ? { remove: at.write(undefined) } : {}),
  });
};
