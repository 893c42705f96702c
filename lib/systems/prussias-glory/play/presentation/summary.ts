import type { About } from '@/lib/game/contract/about';
import type { OrderSummary, PlayedAction } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { getOtherSide } from '../../document/army';
import { words } from '../../view/words';
import { about } from '../about';
import type { Action, Event } from '../actions';
import { describeActionCost, movementPaidFor } from '../figures/costs-and-stats';
import { nameHex } from '../game';
import { applyDecision } from '../sequence';
import type { State, TaskName } from '../state';
import { hexOfPiece } from '../tasks/movement/steps';
import { effectsBetween, joinSentences, listEventSentences } from './harm';
import { listOfNames } from './names';

type Played = PlayedAction<State, Action, Event>;

/** Actions that begin a new line of the log; answers, losses and retreats belong to the line before. */
const OPENING: readonly Action['type'][] = [
  'move',
  'bring',
  'raise',
  'form-column',
  'aim',
  'attack',
  'activate',
  'declare-advance',
  'deploy',
  'inspire',
  'look-to-commander',
  'quarter',
];

/** Tasks that end a phase, or a part of it. */
const PHASE_TASKS: readonly TaskName[] = [
  'move',
  'fire',
  'combat',
  'activation',
  'awake-choice',
  'deploy',
  'look-to-commander',
  'inspire',
];

/** The rest of a stack belongs to the line of its first piece. */
export const startsOrder = (state: State, action: Action): boolean => {
  if (action.type === 'move' && action.pieces) return action.pieces[0] === action.piece;
  if (action.type === 'pass') return PHASE_TASKS.includes(state.agenda[0]?.task ?? 'turn');
  return OPENING.includes(action.type);
};

/** Events that are always described in full. */
const NOTABLE: readonly string[] = [
  'army-activated',
  'army-sleeps',
  'coup-seen',
  'coup-missed',
  'deployed-in-time',
  'caught-in-column',
  'leader-wounded',
  'leader-killed',
  'leader-escaped',
  'second-takes-over',
  'no-commander',
  'advance-declared',
  'advance-failed',
];

/** Automatic events between the phases. */
const BETWEEN: readonly string[] = [
  ...NOTABLE,
  'turn-begins',
  'wing-arrived',
  'wing-delayed',
  'advance-thrown',
  'group-effective',
  'group-degraded',
  'marched',
  'impatience',
  'unit-fled',
  'morale-set',
  'army-demoralised',
  'army-broken',
  'game-ends',
];

const stateAfter = (order: readonly Played[]): State | null => {
  const last = order.at(-1);
  return last ? applyDecision(last.state, last.action).state : null;
};

const eventsOf = (order: readonly Played[]): readonly Event[] => order.flatMap(({ events }) => events);

const withMore = (text: Sentence, more: readonly Sentence[]): Sentence =>
  joinSentences([words('log.sentence', { text }), ...more]) ?? text;

/** A line and what else has happened meanwhile. */
const tell = (text: Sentence, order: readonly Played[]): Sentence => {
  const more = listEventSentences(eventsOf(order), NOTABLE);
  return more.length > 0 ? withMore(text, more) : text;
};

/** The way of one piece, as it was played. */
const pathOf = (order: readonly Played[]): readonly string[] =>
  order.flatMap(({ action }) =>
    action.type === 'step' ? action.to : action.type === 'enter' ? action.at : [],
  );

/** A stack moves piece by piece: the part of each. */
const partsOf = (order: readonly Played[]): readonly (readonly Played[])[] => {
  const starts = order.flatMap(({ action }, place) =>
    action.type === 'move' || action.type === 'bring' ? place : [],
  );
  return starts.map((start, place) => order.slice(start, starts[place + 1]));
};

const pointsPaid = (part: readonly Played[]): number =>
  part.reduce((sum, { state, action }) => sum + movementPaidFor(state, action), 0);

/** 7 – One piece, or a stack, on its way; of several the dearest way counts. */
const summarizeMove = (order: readonly Played[], piece: string, after: State): OrderSummary | null => {
  const [first] = order;
  const parts = partsOf(order).filter(part => pathOf(part).length > 0);
  const [longest = []] = parts.map(pathOf).toSorted((one, other) => other.length - one.length);
  const to = longest.at(-1);
  if (!first || to === undefined) return null;
  const movers = parts.flatMap(([played]) =>
    played?.action.type === 'move' || played?.action.type === 'bring' ? played.action.piece : [],
  );
  const from = hexOfPiece(first.state, piece);
  const points = Math.max(...parts.map(pointsPaid));
  const values = { piece: listOfNames(first.state, movers), to };
  const text =
    from === null
      ? words('log.entered', values)
      : words('log.moved', { ...values, from: nameHex(first.state, from) });
  return {
    text: tell(hexOfPiece(after, piece) === null ? words('log.left', values) : text, order),
    ...(points > 0 ? { cost: words('price', { points }) } : {}),
    about: { kind: 'move', subjects: movers, targets: [{ type: 'place', id: to }], path: longest },
    suffered: [],
  };
};

/** 19 – A fight with its rolls: who attacked whom, at which odds, and what both suffered. */
const summarizeFight = (order: readonly Played[], after: State): OrderSummary | null => {
  const [first] = order;
  if (first?.action.type !== 'attack') return null;
  const base = about(first.state, first.action);
  const effects = effectsBetween(first.state, after, getOtherSide(first.state.player));
  const rolls = eventsOf(order).filter(({ type }) => type === 'attack-resolved');
  const values = {
    attackers: listOfNames(first.state, base.subjects),
    defending: { items: first.action.defending, type: 'and' } as const,
    effects: effects.text,
  };
  const [roll] = rolls;
  const text = roll
    ? words('log.attacked', { ...values, column: roll.values.column ?? '', charges: rolls.length - 1 })
    : words('log.attacked-unopposed', values);
  return { text: tell(text, order), about: base, suffered: effects.suffered };
};

/** 16 – A bombardment. */
const summarizeFire = (order: readonly Played[], target: string, after: State): OrderSummary | null => {
  const [first] = order;
  const guns = order.flatMap(({ action }) => (action.type === 'lay' ? action.gun : []));
  const [task] = first?.state.agenda ?? [];
  if (!first || task?.task !== 'fire' || guns.length === 0) return null;
  const effects = effectsBetween(first.state, after, getOtherSide(task.side));
  const aim: About = { kind: 'shoot', subjects: guns, targets: [{ type: 'place', id: target }] };
  const values = { guns: listOfNames(first.state, guns), target, effects: effects.text };
  return { text: tell(words('log.fired', values), order), about: aim, suffered: effects.suffered };
};

/** 17 – How many rallied of those who tried. */
const rallyWords = (events: readonly Event[]): readonly Sentence[] => {
  const rallied = events.filter(({ type }) => type === 'rallied').length;
  const tried = rallied + events.filter(({ type }) => type === 'not-rallied').length;
  return tried > 0 ? [words('log.rallied', { rallied, tried })] : [];
};

/** Automatic events have no subject. */
const NOBODY: About = { kind: 'end', subjects: [], targets: [] };

/** What a choice brought about in the words of its events, a line for each. */
const summarizeEvents = (order: readonly Played[]): OrderSummary | null => {
  const [first] = order;
  if (!first) return null;
  const events = eventsOf(order);
  const own = ['raised', 'column-formed', 'gun-joined', 'deployed', 'wing-effective', 'wing-degraded'];
  const [text, ...more] = [
    ...listEventSentences(events, [...own, 'looks-to-commander', ...BETWEEN]),
    ...rallyWords(events),
  ];
  const cost = describeActionCost(first.state, first.action);
  if (!text) return null;
  return {
    text,
    ...(cost ? { cost } : {}),
    about: about(first.state, first.action),
    suffered: [],
    following: more.map(line => ({ text: line, about: NOBODY, suffered: [] })),
  };
};

/** The line of an order. */
export const summary = (order: readonly Played[]): OrderSummary | null => {
  const [first] = order;
  const after = stateAfter(order);
  if (!first || !after) return null;
  const { action } = first;
  switch (action.type) {
    case 'move':
    case 'bring':
      return summarizeMove(order, action.piece, after);
    case 'attack':
      return summarizeFight(order, after);
    case 'aim':
      return summarizeFire(order, action.target, after);
    default:
      return summarizeEvents(order);
  }
};
