import { may, oneMore, type Spot } from '@/lib/documents/spot';
import type { ArmyField, DesignBlock } from '@/lib/game/army-list';
import { word } from '../describe';
import type { Condition, ListDocument } from '../list-schema';
import { cite } from '../rulebook';
import { REGIONS, ROLES, SCENARIO_KINDS, TROOPS } from '../vocabulary';
import { conditionWords, onlyWhen } from './condition-words';
import {
  block,
  choicesOf,
  entriesOf,
  menOf,
  named,
  optionalBlock,
  type Parts,
  rowsOf,
  several,
  start,
  year,
} from './form-fields';
import { matchFields } from './match-form';

type At = Spot<Condition>;

/** Where an author begins: with the first year of his list. */
const beginning = ({ years: { from } }: ListDocument): Condition => ({ years: { from: from ?? 1 } });

/** Years, states, scenario and role: what most conditions speak of. */
const usualTerms = (list: ListDocument, at: At): readonly ArmyField[] => {
  const years = may(at, 'years');
  const states = named(list.states?.ids ?? []);
  return [
    year(may(years, 'from'), 'when-from'),
    year(may(years, 'to'), 'when-to'),
    ...(states.length > 0
      ? [
          several(may(at, 'statesAny'), 'when-states', states),
          several(may(at, 'statesNone'), 'when-not-states', states),
        ]
      : []),
    several(may(at, 'scenarioAny'), 'when-scenario', choicesOf('scenario', SCENARIO_KINDS)),
    several(may(at, 'roleAny'), 'when-role', choicesOf('role', ROLES)),
  ];
};

const RARE = ['statesOnly', 'regionAny', 'generalIs', 'generalTroops', 'entriesAny', 'optionsAny'] as const;

/** Terms of which only those are asked that the list has something for. */
const rareTerms = (list: ListDocument, at: At): readonly ArmyField[] => {
  const years = may(at, 'years');
  const known: Readonly<Record<(typeof RARE)[number], ReturnType<typeof named>>> = {
    statesOnly: named(list.states?.ids ?? []),
    regionAny: choicesOf('region', REGIONS),
    generalIs: named(menOf(list)),
    generalTroops: choicesOf('troop', TROOPS),
    entriesAny: entriesOf(list),
    optionsAny: named(list.options),
  };
  return [
    year(may(years, 'after'), 'when-after'),
    year(may(years, 'before'), 'when-before'),
    ...RARE.filter(key => known[key].length > 0).map(key =>
      several<string>(may(at, key), `when-${key}`, known[key]),
    ),
  ];
};

const rareWords = (list: ListDocument, { value = {} }: At) => {
  const { years, generalJoins } = value;
  const rare: Condition = Object.fromEntries(RARE.flatMap(key => (value[key] ? [[key, value[key]]] : [])));
  const { after, before } = years ?? {};
  return onlyWhen({ ...rare, years: { after, before }, generalJoins }, list);
};

const rarer = (list: ListDocument, at: At): DesignBlock => {
  const words = rareWords(list, at);
  const joins = may(at, 'generalJoins');
  return block(at, 'rarer', {
    ...(words ? { words } : {}),
    fields: rareTerms(list, at),
    blocks: [
      block(joins, 'general-joins', {
        rows: rowsOf(joins, item => ({
          label: word('block', 'general-joins-row'),
          fields: matchFields(list, item),
        })),
        add: [start('general-joins', oneMore(joins, { troops: ['warrior'] }))],
      }),
    ],
  });
};

/** All terms of a condition, and the conditions within it. */
const parts = (list: ListDocument, at: At): Parts => {
  const any = may(at, 'any');
  return {
    fields: usualTerms(list, at),
    blocks: [
      rarer(list, at),
      optionalBlock(may(at, 'not'), 'not', beginning(list), not => parts(list, not)),
      block(any, 'any', {
        rows: rowsOf(any, (item, value) => ({
          label: word('when', 'all', { terms: conditionWords(value, list) }),
          ...parts(list, item),
        })),
        add: [start('any', oneMore(any, beginning(list)))],
      }),
    ],
  };
};

/** 18.1 – When something of a list holds: terms joined by "and", others of which one is enough, and what must not be. */
export const conditionBlock = (
  list: ListDocument,
  row: Spot<{ when?: Condition | undefined }>,
): DesignBlock => {
  const at = may(row, 'when');
  return block(at, 'when', {
    rule: cite('18.1'),
    words: onlyWhen(at.value, list) ?? word('when', 'always'),
    ...parts(list, at),
    ...(at.value ? { remove: at.write(undefined) } : {}),
  });
};
