import type { Sentence } from '@/lib/game/contract/sentence';
import type { Condition, ElementFilter, ListDocument } from '../document/army-list-schema';
import { word } from './words';

type Years = NonNullable<Condition['years']>;
type NamedItems = readonly { readonly id: string; readonly label: string }[];

const whenWord = (id: string, values?: Sentence['values']): Sentence => word('when', id, values);

export const describeYear = (year: number): Sentence =>
  word('year', year < 0 ? 'bc' : 'ad', { year: Math.abs(year) });

/** "264 BC to 202 BC", "before 235 BC", "in AD 42". */
export const describeYears = ({ from, after, to, before }: Years): readonly Sentence[] => {
  if (from !== undefined && from === to) return [whenWord('in-year', { year: describeYear(from) })];
  if (from !== undefined && to !== undefined)
    return [whenWord('between', { from: describeYear(from), to: describeYear(to) })];
  return [
    ...(from === undefined ? [] : [whenWord('from', { year: describeYear(from) })]),
    ...(after === undefined ? [] : [whenWord('after', { year: describeYear(after) })]),
    ...(to === undefined ? [] : [whenWord('to', { year: describeYear(to) })]),
    ...(before === undefined ? [] : [whenWord('before', { year: describeYear(before) })]),
  ];
};

const toSentence = (label: string): Sentence => word('list', 'option', { label });

const listNames = (ids: readonly string[], known: NamedItems): readonly Sentence[] =>
  ids.map(id => toSentence(known.find(item => item.id === id)?.label ?? id));

/** A condition that one of these is enough for; undefined: there is no such condition. */
const describeTerm = (id: string, names: readonly Sentence[] | undefined): readonly Sentence[] =>
  names ? [whenWord(id, { names: { items: names, type: 'or' } })] : [];

const describeFilter = ({ troops = [], wild }: ElementFilter): Sentence =>
  whenWord('match', { wild: wild ? 'yes' : 'no', troops: troops.map(troop => word('troop', troop)) });

/** The terms that are joined by "and", each in words. */
const describeTerms = (condition: Condition, list: ListDocument): readonly Sentence[] => {
  const states = list.states?.ids ?? [];
  const men = list.extraordinary.map(({ id, name }) => ({ id, label: name }));
  return [
    ...(condition.years ? describeYears(condition.years) : []),
    ...describeTerm('states-any', condition.statesAny && listNames(condition.statesAny, states)),
    ...describeTerm('states-none', condition.statesNone && listNames(condition.statesNone, states)),
    ...(condition.statesOnly
      ? [whenWord('states-only', { names: listNames(condition.statesOnly, states) })]
      : []),
    ...describeTerm(
      'region',
      condition.regionAny?.map(id => word('region', id)),
    ),
    ...describeTerm(
      'scenario',
      condition.scenarioAny?.map(id => word('scenario', id)),
    ),
    ...describeTerm(
      'role',
      condition.roleAny?.map(id => word('role', id)),
    ),
    ...describeTerm('general-is', condition.generalIs && listNames(condition.generalIs, men)),
    ...describeTerm(
      'general-troops',
      condition.generalTroops?.map(id => word('troop', id)),
    ),
    ...describeTerm('general-joins', condition.generalJoins?.map(describeFilter)),
    ...describeTerm('entries', condition.entriesAny && listNames(condition.entriesAny, list.entries)),
    ...describeTerm('options', condition.optionsAny && listNames(condition.optionsAny, list.options)),
  ];
};

/** 18.1 – When something of a list holds, in words; none: always. */
export const describeCondition = (
  condition: Condition | undefined,
  list: ListDocument,
): readonly Sentence[] => {
  if (!condition) return [];
  const not = condition.not ? describeCondition(condition.not, list) : [];
  const any = (condition.any ?? []).map(each => whenWord('all', { terms: describeCondition(each, list) }));
  const [first, ...others] = any;
  return [
    ...describeTerms(condition, list),
    ...(not.length > 0 ? [whenWord('not', { terms: not })] : []),
    ...(first ? [others.reduce((one, other) => whenWord('or', { one, other }), first)] : []),
  ];
};

/** "only before 235 BC"; undefined: always. */
export const describeOnlyWhen = (
  condition: Condition | undefined,
  list: ListDocument,
): Sentence | undefined => {
  const words = describeCondition(condition, list);
  return words.length > 0 ? whenWord('only', { terms: words }) : undefined;
};
