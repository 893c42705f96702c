import type { Sentence } from '@/lib/game/contract/sentence';
import { armyOf, getOtherSide, type SideIndex } from '../../document/army';
import { hexOfUnit } from '../../rules/field';
import { words } from '../../view/words';
import type { Event } from '../actions';
import type { State } from '../state';
import { listOfNames } from './names';

const GRAVITY = { formed: 0, disordered: 1, routed: 2 } as const;

/** What became of the units of one side between two moments. */
interface Harm {
  readonly side: SideIndex;
  readonly steps: number;
  readonly gone: readonly string[];
  readonly routed: readonly string[];
  readonly disordered: readonly string[];
  readonly weakened: readonly string[];
}

const stepsOf = (state: State, id: string): number =>
  hexOfUnit(state.field, id) === null ? 0 : (state.field.units[id]?.steps ?? 0);

const gravityOf = (state: State, id: string): number => GRAVITY[state.field.units[id]?.status ?? 'formed'];

const harmOf = (before: State, after: State, side: SideIndex): Harm => {
  const ids = armyOf(before.scenario, side)
    .units.map(({ id }) => id)
    .filter(id => hexOfUnit(before.field, id) !== null);
  const gone = ids.filter(id => hexOfUnit(after.field, id) === null);
  const left = ids.filter(id => !gone.includes(id));
  const worse = left.filter(id => gravityOf(after, id) > gravityOf(before, id));
  const lost = (id: string): number => stepsOf(before, id) - stepsOf(after, id);
  return {
    side,
    steps: left.reduce((sum, id) => sum + lost(id), 0),
    gone,
    routed: worse.filter(id => after.field.units[id]?.status === 'routed'),
    disordered: worse.filter(id => after.field.units[id]?.status === 'disordered'),
    weakened: left.filter(id => lost(id) > 0),
  };
};

const harmWords = (before: State, { side, steps, gone, routed, disordered }: Harm): Sentence | null => {
  const named = (id: string, units: readonly string[]): readonly Sentence[] =>
    units.length > 0 ? [words(`harm.${id}`, { units: listOfNames(before, units), count: units.length })] : [];
  const list = [
    ...named('gone', gone),
    ...(steps > 0 ? [words('harm.steps', { steps })] : []),
    ...named('routed', routed),
    ...named('disordered', disordered),
  ];
  const name = before.scenario.sides[side]?.name ?? '';
  return list.length > 0 ? words('harm.side', { side: name, harm: words('list', { list }) }) : null;
};

export interface Effects {
  readonly text: Sentence;
  readonly suffered: readonly string[];
}

/** 11 – What both sides have suffered, the side that was struck first. */
export const effectsBetween = (before: State, after: State, struck: SideIndex): Effects => {
  const harms = [struck, getOtherSide(struck)].map(side => harmOf(before, after, side));
  const list = harms.flatMap(harm => harmWords(before, harm) ?? []);
  return {
    text: joinClauses(list),
    suffered: harms.flatMap(({ gone, routed, disordered, weakened }) => [
      ...new Set([...gone, ...routed, ...disordered, ...weakened]),
    ]),
  };
};

/** "one; other". */
const joinClauses = ([first, ...others]: readonly Sentence[]): Sentence =>
  others.reduce((one, other) => words('log.clauses', { one, other }), first ?? words('harm.nothing'));

/** Sentences one after the other. */
export const joinSentences = (list: readonly Sentence[]): Sentence | null => {
  const [first, ...others] = list;
  return first ? others.reduce((one, other) => words('log.sentences', { one, other }), first) : null;
};

/** Events in their own words. */
export const listEventSentences = (events: readonly Event[], types: readonly string[]): readonly Sentence[] =>
  events.filter(({ type }) => types.includes(type)).map(({ type, values }) => words(`event.${type}`, values));
