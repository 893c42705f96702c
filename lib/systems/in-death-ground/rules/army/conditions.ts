import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Condition } from '../../document/army-list-schema';
import type { Command, Home } from '../../vocabulary';
import { type Contingent, doesMatch, fieldedIn, generalElementOf } from './resolved-army';

type Years = NonNullable<Condition['years']>;

/** A roster without a year ignores every date. */
export const isInYears = ({ from, after, to, before }: Years, year: number | null): boolean =>
  year === null ||
  ((from === undefined || year >= from) &&
    (after === undefined || year > after) &&
    (to === undefined || year <= to) &&
    (before === undefined || year < before));

const doesOverlap = (wanted: readonly string[] | undefined, present: readonly string[]): boolean =>
  wanted === undefined || wanted.some(id => present.includes(id));

const isAnyOf = (wanted: readonly string[] | undefined, present: ReadonlySet<string>): boolean =>
  wanted === undefined || wanted.some(id => present.has(id));

type ConditionTest = (condition: Condition, army: Contingent) => boolean;

const isDated: ConditionTest = ({ years }, { roster }) =>
  years === undefined || isInYears(years, roster.year);

const isOfStates: ConditionTest = ({ statesAny, statesNone, statesOnly }, { states }) =>
  doesOverlap(statesAny, states) &&
  !(statesNone?.some(id => states.includes(id)) ?? false) &&
  (statesOnly === undefined || (states.length > 0 && states.every(id => statesOnly.includes(id))));

const isInScenario: ConditionTest = ({ regionAny, scenarioAny, roleAny }, { roster }) =>
  (regionAny === undefined || (roster.region !== undefined && regionAny.includes(roster.region))) &&
  (scenarioAny?.includes(roster.scenario) ?? true) &&
  (roleAny?.includes(roster.role) ?? true);

const isLedBy: ConditionTest = ({ generalIs, generalTroops, generalJoins }, army) => {
  const { general } = army;
  if (generalIs && !(general?.extraordinary && generalIs.includes(general.extraordinary))) return false;
  const troop = generalElementOf(army)?.profile.troop;
  if (generalTroops && !(troop && generalTroops.includes(troop))) return false;
  if (!generalJoins) return true;
  const unit = army.units.find(({ unit: { id } }) => id === general?.unit);
  const isJoined = general !== null && general.mode !== 'separate' && unit !== undefined;
  return isJoined && generalJoins.some(match => unit.groups.some(group => doesMatch(match, group)));
};

const isFielded: ConditionTest = ({ entriesAny, optionsAny }, army) =>
  isAnyOf(entriesAny, fieldedIn(army).entries) && isAnyOf(optionsAny, fieldedIn(army).options);

const TESTS: readonly ConditionTest[] = [isDated, isOfStates, isInScenario, isLedBy, isFielded];

/** The answers for an army so far: the same condition is checked for every unit and every option. */
const answersFor = memoizeByIdentity((_army: Contingent) => new WeakMap<Condition, boolean>());

/** Whether a condition of a list is met by these troops. */
export const doesHold = (condition: Condition | undefined, army: Contingent): boolean => {
  if (condition === undefined) return true;
  const answers = answersFor(army);
  const answer = answers.get(condition) ?? isMet(condition, army);
  answers.set(condition, answer);
  return answer;
};

const isMet = (condition: Condition, army: Contingent): boolean =>
  TESTS.every(test => test(condition, army)) &&
  (condition.not === undefined || !doesHold(condition.not, army)) &&
  (condition.any === undefined || condition.any.some(each => doesHold(each, army)));

/** 5.1 – The command types that the list gives this army: one, or those between which its player chooses. */
export const commandsOf = (army: Contingent): readonly Command[] => {
  const { select, types } = army.list.command;
  const open = types.filter(({ when }) => doesHold(when, army)).map(({ type }) => type);
  return select === 'first' ? open.slice(0, 1) : open;
};

export const commandOf = (army: Contingent): Command => {
  const open = commandsOf(army);
  const chosen = open.find(type => type === army.roster.command);
  return chosen ?? open[0] ?? 'tribal';
};

/** 7.14 – The kinds of country that are home to the army. */
export const homesOf = (army: Contingent): readonly Home[] => {
  const { select, terrains } = army.list.home;
  const open = terrains.filter(({ when }) => doesHold(when, army));
  return [...new Set((select === 'first' ? open.slice(0, 1) : open).flatMap(({ terrain }) => terrain))];
};
