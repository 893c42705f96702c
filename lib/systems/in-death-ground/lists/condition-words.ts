import type { Sentence } from '@/lib/game/sentence';
import { word } from '../describe';
import type { Condition, ListDocument, Match } from '../list-schema';

type Years = NonNullable<Condition['years']>;
type Named = readonly { readonly id: string; readonly label: string }[];

const when = (id: string, values?: Sentence['values']): Sentence => word('when', id, values);

export const yearWords = (year: number): Sentence =>
  word('year', year < 0 ? 'bc' : 'ad', { year: Math.abs(year) });

/** "264 BC to 202 BC", "before 235 BC", "in AD 42". */
export const spanWords = ({ from, after, to, before }: Years): readonly Sentence[] => {
  if (from !== undefined && from === to) return [when('in-year', { year: yearWords(from) })];
  if (from !== undefined && to !== undefined)
    return [when('between', { from: yearWords(from), to: yearWords(to) })];
  return [
    ...(from === undefined ? [] : [when('from', { year: yearWords(from) })]),
    ...(after === undefined ? [] : [when('after', { year: yearWords(after) })]),
    ...(to === undefined ? [] : [when('to', { year: yearWords(to) })]),
    ...(before === undefined ? [] : [when('before', { year: yearWords(before) })]),
  ];
};

const plain = (label: string): Sentence => word('list', 'option', { label });

const named = (ids: readonly string[], known: Named): readonly Sentence[] =>
  ids.map(id => plain(known.find(item => item.id === id)?.label ?? id));

const about = (id: string, names: readonly Sentence[] | undefined): readonly Sentence[] =>
  names ? [when(id, { count: names.length, names })] : [];

const matchWords = ({ troops = [], wild }: Match): Sentence =>
  when('match', { wild: wild ? 'yes' : 'no', troops: troops.map(troop => word('troop', troop)) });

/** The terms that are joined by "and", each in words. */
const terms = (condition: Condition, list: ListDocument): readonly Sentence[] => {
  const states = list.states?.ids ?? [];
  const men = list.extraordinary.map(({ id, name }) => ({ id, label: name }));
  return [
    ...(condition.years ? spanWords(condition.years) : []),
    ...about('states-any', condition.statesAny && named(condition.statesAny, states)),
    ...about('states-none', condition.statesNone && named(condition.statesNone, states)),
    ...about('states-only', condition.statesOnly && named(condition.statesOnly, states)),
    ...about(
      'region',
      condition.regionAny?.map(id => word('region', id)),
    ),
    ...about(
      'scenario',
      condition.scenarioAny?.map(id => word('scenario', id)),
    ),
    ...about(
      'role',
      condition.roleAny?.map(id => word('role', id)),
    ),
    ...about('general-is', condition.generalIs && named(condition.generalIs, men)),
    ...about(
      'general-troops',
      condition.generalTroops?.map(id => word('troop', id)),
    ),
    ...about('general-joins', condition.generalJoins?.map(matchWords)),
    ...about('entries', condition.entriesAny && named(condition.entriesAny, list.entries)),
    ...about('options', condition.optionsAny && named(condition.optionsAny, list.options)),
  ];
};

/** 18.1 – When something of a list holds, in words; none: always. */
export const conditionWords = (condition: Condition | undefined, list: ListDocument): readonly Sentence[] => {
  if (!condition) return [];
  const not = condition.not ? conditionWords(condition.not, list) : [];
  const any = (condition.any ?? []).map(each => when('all', { terms: conditionWords(each, list) }));
  const [first, ...others] = any;
  return [
    ...terms(condition, list),
    ...(not.length > 0 ? [when('not', { terms: not })] : []),
    ...(first ? [others.reduce((one, other) => when('or', { one, other }), first)] : []),
  ];
};

/** "only before 235 BC"; undefined: always. */
export const onlyWhen = (condition: Condition | undefined, list: ListDocument): Sentence | undefined => {
  const words = conditionWords(condition, list);
  return words.length > 0 ? when('only', { terms: words }) : undefined;
};
