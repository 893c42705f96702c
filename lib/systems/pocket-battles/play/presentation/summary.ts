import type { About } from '@/lib/game/contract/about';
import type { OrderSummary, PlayedAction } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { sideIndexOf } from '../../document/army-units';
import { SIDES } from '../../rules/segments';
import { describeUnit } from '../../view/words';
import { about } from '../about';
import type { Action, ActionType, Event } from '../actions';
import { describe as describeEntry } from '../describe';
import { type Field, unitById } from '../field';
import { beginGame, getCurrentTask, nameOfSide } from '../game';
import { isCovered } from '../secrets/visibility';
import { applyAction } from '../sequence';
import type { State } from '../state';
import { describeNamedUnit, namedUnitOf, placeFor, words } from './names';

type Played = PlayedAction<State, Action, Event>;

/** Answers, targets and wounds belong to the line of the order that brought them about. */
const ANSWERS: readonly ActionType[] = [
  'intercept',
  'answer-shot',
  'wait',
  'choose-target',
  'remove',
  'bear',
  'carry',
  'keep',
];

/** 6.16 – What a commanded unit does belongs to the command. */
export const startsOrder = (state: State, { type }: Action): boolean =>
  getCurrentTask(state).type !== 'commanded' && !ANSWERS.includes(type);

/** Automatic events, a line for each. */
const FOLLOWING: readonly Event['type'][] = [
  'revealed',
  'round-ended',
  'round-began',
  'turn-began',
  'battle-ended',
];

const NOBODY: About = { kind: 'end', subjects: [], targets: [] };

const mayRead = ({ readers }: Event, viewer: string | 'all'): boolean =>
  viewer === 'all' || !readers || readers.includes(viewer);

const joinClauses = (list: readonly Sentence[]): Sentence | null => {
  const [first, ...others] = list;
  return first ? others.reduce((one, other) => words('log.clauses', { one, other }), first) : null;
};

/** 6.2, 6.3 – An attack, and whom it came to fight: the enemy that was chosen, or that stood in its way. */
const attackLine = (order: readonly Played[], unit: Sentence): Sentence => {
  for (const { state, action } of order.toReversed()) {
    if (action.type === 'intercept')
      return words('log.attack-intercepted', { unit, target: namedUnitOf(state, action.unit) });
    if (action.type === 'choose-target')
      return words('log.attack', { unit, target: namedUnitOf(state, action.target) });
  }
  return words('log.attack-alone', { unit });
};

/** The line that an order begins with: who does what, and where. */
const leadOf = (order: readonly Played[], viewer: string | 'all'): Sentence | null => {
  const [first, ...rest] = order;
  if (!first) return null;
  const { state, action } = first;
  const unit = 'unit' in action ? unitById(state.field, action.unit) : undefined;
  if (!unit) return null;
  const name = describeNamedUnit(unit);
  switch (action.type) {
    case 'place':
    case 'arrive': {
      const isHidden = action.type === 'place' && isCovered(state, unit, viewer);
      const shown = isHidden ? unit.troops.slice(0, 1) : unit.troops;
      return words(isHidden ? 'log.placed-stack' : 'log.placed', {
        side: nameOfSide(state, unit.side),
        unit: describeUnit(shown),
        count: unit.troops.length,
        place: placeFor(action.at, unit.side),
      });
    }
    case 'move':
    case 'redeploy':
      return words(`log.${action.type}`, { unit: name, place: placeFor(action.to, unit.side) });
    case 'attack':
      return attackLine(order, name);
    case 'leave':
      return words('log.leave', { unit: name });
    case 'continue':
    case 'shoot':
    case 'inspire':
      return words(`log.${action.type}`, { unit: name, target: namedUnitOf(state, action.target) });
    case 'command': {
      const what = leadOf(rest, viewer);
      return what ? words('log.command', { unit: name, what }) : null;
    }
    default:
      return null;
  }
};

/** 6.7, 6.9, 6.12 – A roll of the order, or what followed from it. */
const effectOf = (event: Event, { type }: Action): Sentence | null => {
  switch (event.type) {
    case 'struck':
      return words(`log.struck-${event.role}`, { hits: event.hits });
    case 'shot':
      return words(type === 'answer-shot' ? 'log.answer-shot' : 'log.shot', { hits: event.hits });
    case 'carried':
      return words('log.carried', { unit: event.unit, hits: event.hits });
    default:
      return null;
  }
};

const troopsOf = (field: Field) =>
  new Map(field.flatMap(({ troops }) => troops.map(troop => [troop.id, troop])));

/** Tiles that were wounded or lost. */
const sufferedBetween = (before: State, after: State): readonly string[] => {
  const left = troopsOf(after.field);
  return [...troopsOf(before.field).values()]
    .filter(({ id, wounds }) => (left.get(id)?.wounds ?? Number.POSITIVE_INFINITY) > wounds)
    .map(({ id }) => id);
};

/** 7.1 – Points of enemy troops that each side destroyed. */
const pointsBetween = (before: State, after: State): readonly Sentence[] =>
  SIDES.flatMap(side => {
    const points = after.destroyed[side] - before.destroyed[side];
    return points > 0 ? words('log.destroyed', { side: nameOfSide(before, side), points }) : [];
  });

const costOf = ({ cost = [] }: About): Pick<OrderSummary, 'cost'> => {
  const [price] = cost;
  return price ? { cost: words('price', { tokens: price.amount }) } : {};
};

/** Of a covered stack the others know its top tile. */
const aboutFor = (state: State, action: Action, viewer: string | 'all'): About => {
  const base = about(state, action);
  const unit = 'unit' in action ? unitById(state.field, action.unit) : undefined;
  return unit && isCovered(state, unit, viewer) ? { ...base, subjects: base.subjects.slice(0, 1) } : base;
};

const ownLine = (order: readonly Played[], viewer: string | 'all', after: State): Sentence | null => {
  const [first] = order;
  if (!first) return null;
  const { state, action } = first;
  const effects = order.flatMap(played =>
    played.events.flatMap(event => (mayRead(event, viewer) ? (effectOf(event, played.action) ?? []) : [])),
  );
  const points = pointsBetween(state, after);
  if (action.type === 'pass' || action.type === 'resign') {
    const side = nameOfSide(state, sideIndexOf(state.scenario, action.by) ?? 0);
    return words(`log.${action.type}`, { side });
  }
  const lead = action.type === 'give-up' ? words('log.give-up') : leadOf(order, viewer);
  if (!lead) return null;
  const result = joinClauses([...effects, ...points]);
  return result ? words('log.with-result', { lead, result }) : lead;
};

/** The line of an order with its rolls and its cost, and its automatic consequences. */
export const summary = (order: readonly Played[], viewer: string | 'all'): OrderSummary | null => {
  const [first] = order;
  const last = order.at(-1);
  if (!first || !last) return null;
  const after = applyAction(beginGame(last.state), last.action).state;
  const text = ownLine(order, viewer, after);
  const following = order
    .flatMap(({ events }) => events)
    .filter(event => FOLLOWING.includes(event.type) && mayRead(event, viewer))
    .map((event): OrderSummary => ({ text: describeEntry(event, viewer), about: NOBODY, suffered: [] }));
  const base = aboutFor(first.state, first.action, viewer);
  if (text)
    return { text, ...costOf(base), about: base, suffered: sufferedBetween(first.state, after), following };
  const [line, ...rest] = following;
  return line ? { ...line, following: rest } : null;
};
